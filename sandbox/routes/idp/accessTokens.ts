import type { Authorized } from '../../state/idp/authorizations';
import type { SigningKey } from '../../state/project/keys';
import type { Project } from '../../state/project/projects';
import type { State } from '../../state/state';
import { isInTime, readJwt } from '../../verify/jwt';
import { findClient } from './idpRequest';

interface Judge {
  state: State;
  signingKey: SigningKey;
}

export interface GenuineToken extends Authorized {
  project: Project;
  isInTime: boolean;
}

/** Reads an access token that the sandbox issued and that is not revoked; null for any other text. */
export async function readAccessToken(
  { state, signingKey }: Judge,
  text: string,
): Promise<GenuineToken | null> {
  const claims = (await readJwt(signingKey, text))?.claims;
  // Only access tokens have the id of one: ID tokens and session JWTs are refused here.
  const found = await state.authorizations.findToken('access', String(claims?.['jti']));
  if (!claims || !found || state.authorizations.isEnded(found)) return null;
  const project = await state.projects.find(found.authorization.public_token);
  if (!project || !findClient(project, found.authorization.client_id)) return null;
  return { ...found, project, isInTime: isInTime(claims, state.now) };
}
