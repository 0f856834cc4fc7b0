import type { Project } from '../../state/project/projects';
import type { State } from '../../state/state';
import { minutes } from '../../verify/durations';
import { returnsEmail } from '../../verify/social/oauthProviders';
import { withToken } from '../../verify/redirectUrls';

const GOOD_FOR_MINUTES = 5;

/** The redirect URLs and PKCE challenge of an OAuth start. */
export interface WayBack {
  project: Project;
  provider: string;
  login: string;
  signup: string;
  codeChallenge: string | null;
  scopes: string;
}

/** Finds the account's user, or else the user with this email address, or else creates one. */
async function findUser(state: State, { project, provider }: WayBack, email: string) {
  const { public_token } = project;
  const known = await state.oauth.find(public_token, provider, email);
  if (known) return known;
  const contact = returnsEmail(provider) ? await state.users.findContact(public_token, 'email', email) : null;
  const userId = contact?.user_id ?? (await state.users.create(public_token, { status: 'pending' }));
  if (!contact && returnsEmail(provider)) await state.users.addContact(public_token, userId, 'email', email);
  return state.oauth.add(public_token, userId, provider, email);
}

/** Signs in with an account and returns the redirect URL with a token. */
export async function signInAs(state: State, way: WayBack, email: string): Promise<string> {
  const { oauth_user_registration_id, user_id } = await findUser(state, way, email);
  const { status } = await state.users.get(user_id);
  const token = await state.oauth.issueToken({
    public_token: way.project.public_token,
    registration_id: oauth_user_registration_id,
    provider: way.provider,
    account: email,
    scopes: way.scopes,
    code_challenge: way.codeChallenge,
    expires_at: state.now + minutes(GOOD_FOR_MINUTES),
  });
  return withToken(status === 'pending' ? way.signup : way.login, 'oauth', token);
}
