import { rfc3339 } from '../../state/clock';
import type { StoredTotp } from '../../state/factors/totps';
import { sameDigest } from '../../verify/digests';
import { checkSessionDuration, EXPIRATION_FIELD, minutes } from '../../verify/durations';
import { qrCode } from '../../verify/factors/qrCode';
import type { RefusalType } from '../../verify/refusals';
import { refuse } from '../../verify/refusals';
import { keyUri, newRecoveryCodes, newSecret, stepOfCode } from '../../verify/factors/totp';
import { signIn } from '../authAnswer';
import type { Call, Route } from '../route';
import { BOT_PROTECTION, requireUserId, route } from '../route';

const create = route({
  method: 'POST',
  path: '/totps',
  access: 'session',
  body: { expiration_minutes: { ...EXPIRATION_FIELD, required: true } },
  run: async (call) => {
    const { state, project, body } = call;
    const user = await state.users.get(requireUserId(call));
    if (user.totps.some(({ verified }) => verified)) return refuse('active_totp_exists');
    const secret = newSecret();
    const recovery_codes = newRecoveryCodes();
    const lifetimeMs = minutes(body.expiration_minutes);
    const { public_token, bootstrap } = project;
    const totp_id = await state.totps.add(public_token, user.user_id, secret, recovery_codes, lifetimeMs);
    const label = user.emails[0]?.email ?? user.phone_numbers[0]?.phone_number ?? user.user_id;
    const qr_code = await qrCode(keyUri(secret, bootstrap.project_name ?? 'Sign-in', label));
    const __user = await state.users.get(user.user_id);
    return {
      data: { totp_id, secret, qr_code, recovery_codes, user_id: user.user_id, user: __user, __user },
    };
  },
});

/** Checks a code and counts wrong ones. Too many wrong TOTP or recovery codes lock both for a while. */
async function tryCode<Match>(
  call: Call,
  match: (totp: StoredTotp) => Match | null,
  refusal: RefusalType,
): Promise<{ totp: StoredTotp; found: Match }> {
  const { state, project } = call;
  const user_id = requireUserId(call);
  const totp = await state.totps.find(user_id);
  if (!totp) return refuse('totp_not_found');
  const tries = [project.public_token, `totp ${user_id}`] as const;
  if (await state.tries.isLocked(...tries)) return refuse('user_lock_limit_reached');
  const found = match(totp);
  if (found === null) {
    await state.tries.countWrong(...tries);
    return refuse(refusal);
  }
  await state.tries.forget(...tries);
  return { totp, found };
}

const authenticate = route({
  method: 'POST',
  path: '/totps/authenticate',
  access: 'session',
  body: {
    totp_code: { type: 'string', required: true },
    session_duration_minutes: { type: 'number', required: true },
    ...BOT_PROTECTION,
  },
  run: async (call) => {
    const { state, body } = call;
    const durationMinutes = checkSessionDuration(body.session_duration_minutes);
    if (!/^\d{6}$/.test(body.totp_code)) return refuse('invalid_totp_code');
    const match = ({ secret }: StoredTotp) => stepOfCode(secret, body.totp_code, state.now);
    const { totp, found: step } = await tryCode(call, match, 'unable_to_authenticate_totp');
    const { totp_id, user_id, last_step } = totp;
    if (last_step !== null && step <= last_step) return refuse('unable_to_authenticate_totp');
    await state.totps.useStep(totp_id, step);
    return signIn(call, {
      userId: user_id,
      durationMinutes,
      factor: {
        type: 'totp',
        delivery_method: 'authenticator_app',
        last_authenticated_at: rfc3339(state.now),
        authenticator_app_factor: { totp_id },
      },
      extra: { totp_id },
    });
  },
});

const recoveryCodes = route({
  method: 'POST',
  path: '/totps/recovery_codes',
  access: 'session',
  run: async (call) => {
    const user_id = requireUserId(call);
    const totp = await call.state.totps.find(user_id);
    if (!totp) return refuse('totp_not_found');
    const { totp_id, verified, recovery_codes } = totp;
    const codes = recovery_codes.map(({ code }) => code);
    return { data: { user_id, totps: [{ totp_id, verified: verified === 1, recovery_codes: codes }] } };
  },
});

const recover = route({
  method: 'POST',
  path: '/totps/recover',
  access: 'session',
  body: {
    recovery_code: { type: 'string', required: true },
    session_duration_minutes: { type: 'number', required: true },
    ...BOT_PROTECTION,
  },
  run: async (call) => {
    const { state, body } = call;
    const durationMinutes = checkSessionDuration(body.session_duration_minutes);
    const given = body.recovery_code.trim().toLowerCase();
    const match = ({ recovery_codes }: StoredTotp) =>
      recovery_codes.find(({ code }) => sameDigest(code, given)) ?? null;
    const { totp, found } = await tryCode(call, match, 'unable_to_authenticate_recovery_code');
    const { totp_id, user_id, recovery_codes } = totp;
    await state.totps.keepRecoveryCodes(
      totp_id,
      recovery_codes.filter((each) => each !== found),
    );
    return signIn(call, {
      userId: user_id,
      durationMinutes,
      factor: {
        type: 'recovery_codes',
        delivery_method: 'recovery_code',
        last_authenticated_at: rfc3339(state.now),
        recovery_code_factor: { totp_recovery_code_id: found.id },
      },
      extra: { totp_id },
    });
  },
});

export const totpRoutes: Route[] = [create, authenticate, recoveryCodes, recover];
