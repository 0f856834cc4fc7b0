import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { StoredPasskey, WebauthnChallenge } from '../../state/factors/webauthn';
import { checkSessionDuration } from '../../verify/durations';
import { refuse } from '../../verify/refusals';
import type { BodyOf, Shape } from '../../verify/schema';
import { stringOf } from '../../../src/domain/calls/wireValues';
import {
  answeredChallenge,
  isDomainOf,
  readCredential,
  requestOptions,
  verifyAssertion,
} from '../../verify/factors/webauthn';
import { signIn } from '../authAnswer';
import type { Answer, Call, Route } from '../route';
import { BOT_PROTECTION, requireUserId, route } from '../route';
import { checkDomain, factorOf, issueChallenge } from './webauthnParts';

const START = {
  domain: { type: 'string', required: true },
  return_passkey_credential_options: { type: 'boolean' },
} as const satisfies Shape;

/** Without a user id any passkey for this domain is accepted, with one only the passkeys of this user. */
async function authenticateStart(call: Call<BodyOf<typeof START>>, userId: string | null): Promise<Answer> {
  const { state, body } = call;
  const domain = checkDomain(body.domain, call);
  const allowed = userId === null ? [] : await state.webauthn.credentials(userId, domain);
  if (userId !== null && allowed.length === 0) return refuse('webauthn_registration_not_found');
  const challenge = await issueChallenge(call, {
    kind: 'authenticate',
    user_id: userId,
    domain,
    user_verification: body.return_passkey_credential_options ? 1 : 0,
  });
  const options = await requestOptions(challenge, allowed);
  return { data: { user_id: userId ?? '', public_key_credential_request_options: options } };
}

/** WebAuthn, 7.2 step 6: the user comes from the challenge or from the user handle, and both must match. */
function isOwner(
  { user_id, user_handle }: StoredPasskey,
  challenge: WebauthnChallenge,
  given: string | undefined,
  call: Call,
): boolean {
  const { session, onBehalf } = call;
  // A host's server vouches for the user whom it named at the start.
  const visitorId = onBehalf ? (onBehalf.userId ?? challenge.user_id) : session?.user_id;
  if (challenge.user_id !== null && (challenge.user_id !== user_id || visitorId !== user_id)) return false;
  return given ? given === user_handle : challenge.user_id !== null;
}

const authenticate = route({
  method: 'POST',
  path: '/webauthn/authenticate',
  access: 'project',
  body: {
    public_key_credential: { type: 'string', required: true },
    session_duration_minutes: { type: 'number', required: true },
    ...BOT_PROTECTION,
  },
  run: async (call) => {
    const { state, project, visitor, body } = call;
    const durationMinutes = checkSessionDuration(body.session_duration_minutes);
    const credential = readCredential<AuthenticationResponseJSON>(body.public_key_credential);
    if (!credential) return refuse('unable_to_auth_webauthn_registration');
    const given = answeredChallenge(credential);
    const challenge = await state.webauthn.openChallenge(project.public_token, {
      kind: 'authenticate',
      challenge: given,
    });
    const passkey = await state.webauthn.find(project.public_token, stringOf(credential.id));
    if (!passkey) return refuse('webauthn_registration_not_found');
    const userHandle = credential.response?.userHandle;
    const mayAnswer =
      challenge &&
      passkey.domain === challenge.domain &&
      isDomainOf(challenge.domain, visitor.origin) &&
      isOwner(passkey, challenge, userHandle, call);
    const counter = mayAnswer ? await verifyAssertion(credential, challenge, visitor.origin, passkey) : null;
    if (!challenge || counter === null) return refuse('unable_to_auth_webauthn_registration');
    const { webauthn_registration_id, user_id } = passkey;
    await state.webauthn.spendChallenge(challenge);
    await state.webauthn.setCounter(webauthn_registration_id, counter);
    return signIn(call, {
      userId: user_id,
      durationMinutes,
      factor: factorOf(passkey, state.now),
      extra: { webauthn_registration_id },
    });
  },
});

export const webauthnAuthenticateRoutes: Route[] = [
  route({
    method: 'POST',
    path: '/webauthn/authenticate/start/primary',
    access: 'project',
    body: START,
    run: (call) => authenticateStart(call, null),
  }),
  route({
    method: 'POST',
    path: '/webauthn/authenticate/start/secondary',
    access: 'session',
    body: START,
    run: (call) => authenticateStart(call, requireUserId(call)),
  }),
  authenticate,
];
