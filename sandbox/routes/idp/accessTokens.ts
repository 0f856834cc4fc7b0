import type { Authorized } from '../../state/idp/authorizations';
import type { SigningKey } from '../../state/project/keys';
import type { Project } from '../../state/project/projects';
import type { State } from '../../state/state';
import { isInTime, readJwt } from '../../verify/jwt';
import { findClient } from './idpRequest';
import { ACCESS_TOKEN_TYPE } from './oauth2Token';

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
  const jwt = await readJwt(signingKey, text);
  if (jwt?.typ !== ACCESS_TOKEN_TYPE) return null;
  const found = await state.authorizations.findToken('access', String(jwt.claims['jti']));
  if (!found || state.authorizations.isEnded(found)) return null;
  const project = await state.projects.find(found.authorization.public_token);
  if (!project || !findClient(project, found.authorization.client_id)) return null;
  return { ...found, project, isInTime: isInTime(jwt.claims, state.now) };
}
