import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { StoredPasskey } from '../../state/factors/webauthn';
import { base64url, utf8 } from '../../verify/bytes';
import { optionalDuration } from '../../verify/durations';
import { refuse } from '../../verify/refusals';
import {
  answeredChallenge,
  isDomainOf,
  readCredential,
  registrationOptions,
  verifyRegistration,
} from '../../verify/factors/webauthn';
import { signIn } from '../authAnswer';
import type { Route } from '../route';
import { requireUserId, route } from '../route';
import { checkDomain, factorOf, issueChallenge } from './webauthnParts';

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
    const user = await state.users.get(requireUserId(call));
    const domain = checkDomain(body.domain, call);
    const isPasskey = body.return_passkey_credential_options === true;
    const userHandle = base64url(utf8(body.override_id || user.user_id));
    const challenge = await issueChallenge(call, {
      kind: 'register',
      user_id: user.user_id,
      domain,
      user_verification: isPasskey ? 1 : 0,
      user_handle: userHandle,
      user_agent: body.user_agent ?? call.visitor.userAgent,
      authenticator_type: (body.authenticator_type ?? '') as StoredPasskey['authenticator_type'],
    });
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
    const userId = requireUserId(call);
    const durationMinutes = optionalDuration(body.session_duration_minutes);
    const credential = readCredential<RegistrationResponseJSON>(body.public_key_credential);
    const given = credential ? answeredChallenge(credential) : '';
    const challenge = await state.webauthn.openChallenge(project.public_token, {
      kind: 'register',
      challenge: given,
    });
    const isMine = challenge?.user_id === userId && isDomainOf(challenge.domain, visitor.origin);
    const verified =
      credential && isMine && (await verifyRegistration(credential, challenge, visitor.origin));
    if (!verified || (await state.webauthn.find(project.public_token, verified.credential_id)))
      return refuse('unable_to_register_webauthn_registration');
    await state.webauthn.spendChallenge(challenge);
    const { webauthn_registrations } = await state.users.get(userId);
    const passkey = await state.webauthn.add(project.public_token, {
      ...verified,
      user_id: userId,
      name: `Passkey ${webauthn_registrations.length + 1}`,
      domain: challenge.domain,
      user_agent: challenge.user_agent,
      authenticator_type: challenge.authenticator_type,
      user_handle: challenge.user_handle,
    });
    const factor = factorOf(passkey, state.now);
    const { webauthn_registration_id } = passkey;
    return signIn(call, { userId, durationMinutes, factor, extra: { webauthn_registration_id } });
  },
});

export const webauthnRegisterRoutes: Route[] = [registerStart, register];
