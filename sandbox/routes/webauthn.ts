import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { AuthenticationFactor } from '../../src/domain/entities';
import { rfc3339 } from '../state/clock';
import { webauthnRegistration } from '../state/userDetails';
import type { StoredPasskey, WebauthnChallenge } from '../state/webauthn';
import { checkSessionDuration, minutes } from '../verify/durations';
import { refuse } from '../verify/refusals';
import type { BodyOf, Shape } from '../verify/schema';
import {
  answeredChallenge,
  isDomainOf,
  readCredential,
  registrationOptions,
  requestOptions,
  verifyAssertion,
  verifyRegistration,
} from '../verify/webauthn';
import { authAnswer, signIn } from './authAnswer';
import type { Answer, Call, Route } from './route';
import { BOT_PROTECTION, requireSession, route } from './route';

const GOOD_FOR_MINUTES = 5;

const factorOf = (passkey: StoredPasskey, now: number): AuthenticationFactor => ({
  type: 'webauthn',
  delivery_method: 'webauthn_registration',
  last_authenticated_at: rfc3339(now),
  webauthn_factor: {
    webauthn_registration_id: passkey.webauthn_registration_id,
    domain: passkey.domain,
    user_agent: passkey.user_agent,
  },
});

const checkDomain = (domain: string, { visitor }: Call): string =>
  isDomainOf(domain, visitor.origin) ? domain : refuse('invalid_domain');

const registerStart = route({
  method: 'POST',
  path: '/webauthn/register/start',
  access: 'session',
  body: {
    domain: { type: 'string', required: true },
    authenticator_type: { type: 'string', enum: ['platform', 'cross-platform', ''] },
    return_passkey_credential_options: { type: 'boolean' },
    override_id: { type: 'string', maxLength: 64 },
    override_name: { type: 'string' },
    override_display_name: { type: 'string' },
    user_agent: { type: 'string' },
    use_base64_url_encoding: { type: 'boolean' },
  },
  run: async (call) => {
    const { state, project, body } = call;
    const user = await state.users.get(requireSession(call).user_id);
    const domain = checkDomain(body.domain, call);
    const isPasskey = body.return_passkey_credential_options === true;
    const userHandle = Buffer.from(body.override_id || user.user_id).toString('base64url');
    const challenge = await state.webauthn.addChallenge(
      {
        public_token: project.public_token,
        kind: 'register',
        user_id: user.user_id,
        domain,
        user_verification: isPasskey ? 1 : 0,
        user_handle: userHandle,
        user_agent: body.user_agent ?? call.visitor.userAgent,
        authenticator_type: (body.authenticator_type ?? '') as StoredPasskey['authenticator_type'],
      },
      minutes(GOOD_FOR_MINUTES),
    );
    const fallbackName = user.emails[0]?.email ?? user.phone_numbers[0]?.phone_number ?? user.user_id;
    const fullName = `${user.name.first_name} ${user.name.last_name}`.trim();
    const options = await registrationOptions({
      challenge,
      project: project.bootstrap.project_name ?? domain,
      userHandle,
      name: body.override_name || fallbackName,
      displayName: body.override_display_name || fullName || fallbackName,
      exclude: await state.webauthn.credentials(user.user_id, domain),
      isPasskey,
    });
    return { data: { user_id: user.user_id, public_key_credential_creation_options: options } };
  },
});

const register = route({
  method: 'POST',
  path: '/webauthn/register',
  access: 'session',
  body: {
    public_key_credential: { type: 'string', required: true },
    session_duration_minutes: { type: 'number' },
  },
  run: async (call) => {
    const { state, project, visitor, body } = call;
    const session = requireSession(call);
    const duration = body.session_duration_minutes;
    const lifetimeMs = duration === undefined ? undefined : minutes(checkSessionDuration(duration));
    const credential = readCredential<RegistrationResponseJSON>(body.public_key_credential);
    const given = credential ? answeredChallenge(credential) : '';
    const challenge = await state.webauthn.findChallenge(project.public_token, 'register', given);
    const isMine = challenge?.user_id === session.user_id && isDomainOf(challenge.domain, visitor.origin);
    const verified =
      credential && isMine && (await verifyRegistration(credential, challenge, visitor.origin));
    if (!verified || (await state.webauthn.findCredential(project.public_token, verified.credential_id)))
      return refuse('unable_to_register_webauthn_registration');
    await state.webauthn.spendChallenge(challenge);
    const { webauthn_registrations } = await state.users.get(session.user_id);
    const passkey = await state.webauthn.add(project.public_token, {
      ...verified,
      user_id: session.user_id,
      name: `Passkey ${webauthn_registrations.length + 1}`,
      domain: challenge.domain,
      user_agent: challenge.user_agent,
      authenticator_type: challenge.authenticator_type,
      user_handle: challenge.user_handle,
    });
    const factor = factorOf(passkey, state.now);
    const touched = await state.sessions.touch(session, { lifetimeMs, factor });
    const { webauthn_registration_id } = passkey;
    return authAnswer(call, touched, call.sessionToken, { webauthn_registration_id });
  },
});

const START = {
  domain: { type: 'string', required: true },
  return_passkey_credential_options: { type: 'boolean' },
} as const satisfies Shape;

/** Without a user, whoever has a passkey for this domain may answer; with one, only their own. */
async function authenticateStart(call: Call<BodyOf<typeof START>>, userId: string | null): Promise<Answer> {
  const { state, project, body } = call;
  const domain = checkDomain(body.domain, call);
  const allowed = userId === null ? [] : await state.webauthn.credentials(userId, domain);
  if (userId !== null && allowed.length === 0) return refuse('webauthn_registration_not_found');
  const challenge = await state.webauthn.addChallenge(
    {
      public_token: project.public_token,
      kind: 'authenticate',
      user_id: userId,
      domain,
      user_verification: body.return_passkey_credential_options ? 1 : 0,
      user_handle: null,
      user_agent: '',
      authenticator_type: '',
    },
    minutes(GOOD_FOR_MINUTES),
  );
  const options = await requestOptions(challenge, allowed);
  return { data: { user_id: userId ?? '', public_key_credential_request_options: options } };
}

/** WebAuthn, 7.2 step 6: who it is must be known from the challenge or told by the authenticator, and not differ. */
function isOwner(
  { user_id, user_handle }: StoredPasskey,
  challenge: WebauthnChallenge,
  given: string | undefined,
  call: Call,
): boolean {
  if (challenge.user_id !== null && (challenge.user_id !== user_id || call.session?.user_id !== user_id))
    return false;
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
    const challenge = await state.webauthn.findChallenge(project.public_token, 'authenticate', given);
    const passkey = await state.webauthn.findCredential(project.public_token, String(credential.id));
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

const update = route({
  method: 'PUT',
  path: '/webauthn/update/:id',
  access: 'session',
  body: { name: { type: 'string', required: true } },
  run: async (call) => {
    const { user_id } = requireSession(call);
    const renamed = await call.state.webauthn.rename(user_id, call.params['id'] ?? '', call.body.name);
    if (!renamed) return refuse('webauthn_registration_not_found');
    return { data: { webauthn_registration: webauthnRegistration(renamed) } };
  },
});

export const webauthnRoutes: Route[] = [
  registerStart,
  register,
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
    run: (call) => authenticateStart(call, requireSession(call).user_id),
  }),
  authenticate,
  update,
];
