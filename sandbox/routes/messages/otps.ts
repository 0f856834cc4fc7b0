import { OTP_METHOD_NAMES } from '../../../src/domain/config/otpMethods';
import type { Channel } from '../../state/factors/codes';
import { codeDigest } from '../../state/factors/codes';
import { codeMessage } from '../../messages/messages';
import { sameDigest } from '../../verify/digests';
import { checkSessionDuration, EXPIRATION_FIELD, minutes } from '../../verify/durations';
import { refuse, TooManyRequests } from '../../verify/refusals';
import type { Shape } from '../../verify/schema';
import { contactFactor, signIn } from '../authAnswer';
import { addressing } from './addressing';
import { findRecipient, type SendMode } from './recipients';
import type { Answer, Call, Route } from '../route';
import { BOT_PROTECTION, route } from '../route';

const DEFAULT_EXPIRATION_MINUTES = 5;
/** After this many wrong tries even the right code is refused. */
const WRONG_TRIES = 5;

const MODES: [string, SendMode][] = [
  ['login_or_create', 'login_or_create'],
  ['send/primary', 'primary'],
  ['send/secondary', 'secondary'],
];

const COMMON = {
  expiration_minutes: EXPIRATION_FIELD,
  locale: { type: 'string' },
  ...BOT_PROTECTION,
} as const satisfies Shape;
const EMAIL = {
  email: { type: 'string', required: true },
  login_template_id: { type: 'string' },
  signup_template_id: { type: 'string' },
  ...COMMON,
} as const satisfies Shape;
const PHONE = {
  phone_number: { type: 'string', required: true },
  enable_autofill: { type: 'boolean' },
  autofill_session_duration_minutes: { type: 'number' },
  ...COMMON,
} as const satisfies Shape;

interface Sending {
  expiration_minutes?: number;
  locale?: string;
}

async function send(
  call: Call,
  channel: Channel,
  mode: SendMode,
  address: string,
  { expiration_minutes: validMinutes = DEFAULT_EXPIRATION_MINUTES, locale }: Sending,
): Promise<Answer> {
  const { state, project, visitor } = call;
  const kind = channel === 'email' ? 'email' : 'phone';
  const { contact } = await findRecipient(call, { kind, address, mode, create: true });
  const waitMs = await state.codes.waitMs(contact);
  if (waitMs > 0) throw new TooManyRequests(Math.ceil(waitMs / 1000));
  const { methodId, code } = await state.codes.issue(
    project.public_token,
    contact,
    channel,
    minutes(validMinutes),
  );
  const content = codeMessage({
    ...addressing(call, locale),
    channel,
    code,
    minutes: validMinutes,
    domain: new URL(visitor.page).hostname,
  });
  await state.messages.deliver(project.public_token, channel, address, content);
  return { data: { method_id: methodId } };
}

function sendRoute(channel: Channel, [end, mode]: [string, SendMode]): Route {
  const common = {
    method: 'POST',
    path: `/otps/${channel}/${end}`,
    access: mode === 'secondary' ? 'session' : 'project',
  } as const;
  if (channel === 'email') {
    return route({
      ...common,
      body: EMAIL,
      run: (call) => send(call, channel, mode, call.body.email, call.body),
    });
  }
  return route({
    ...common,
    body: PHONE,
    run: (call) => send(call, channel, mode, call.body.phone_number, call.body),
  });
}

/** Finds the stored code, if it matches and is unused and unexpired. Wrong tries are counted. */
async function checkCode({ state, project }: Call, methodId: string, given: string) {
  const code = await state.codes.find(project.public_token, methodId);
  if (!code) return refuse('otp_code_not_found');
  if (code.wrong_tries >= WRONG_TRIES) return refuse('user_lock_limit_reached');
  if (!sameDigest(codeDigest(code.method_id, given), code.code_digest)) {
    await state.codes.countWrongTry(code.method_id);
    return refuse('otp_code_not_found');
  }
  if (code.used_at !== null || code.expires_at <= state.now) return refuse('unable_to_auth_otp_code');
  return code;
}

const authenticate = route({
  method: 'POST',
  path: '/otps/authenticate',
  access: 'project',
  body: {
    token: { type: 'string', required: true },
    method_id: { type: 'string', required: true },
    session_duration_minutes: { type: 'number', required: true },
    ...BOT_PROTECTION,
  },
  run: async (call) => {
    const { state, body } = call;
    const durationMinutes = checkSessionDuration(body.session_duration_minutes);
    const code = await checkCode(call, body.method_id, body.token);
    await state.codes.spend(code.method_id);
    const contact = await state.users.getContact(code.contact_id);
    await state.users.verifyContact(contact);
    return signIn(call, {
      userId: contact.user_id,
      durationMinutes,
      factor: contactFactor('otp', code.channel, contact, state.now),
      extra: { method_id: code.method_id },
    });
  },
});

export const otpRoutes: Route[] = [
  ...OTP_METHOD_NAMES.flatMap((channel) => MODES.map((mode) => sendRoute(channel, mode))),
  authenticate,
];
