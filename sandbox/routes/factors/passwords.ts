import { checkEmail } from '../../verify/contacts/contacts';
import { checkSessionDuration } from '../../verify/durations';
import { checkNewPassword, passwordStrength } from '../../verify/factors/passwordStrength';
import type { RefusalType } from '../../verify/refusals';
import { refuse } from '../../verify/refusals';
import type { Shape } from '../../verify/schema';
import { passwordFactor, signIn } from '../authAnswer';
import type { Call, Route } from '../route';
import { BOT_PROTECTION, route } from '../route';

const CREDENTIALS = {
  email: { type: 'string', required: true },
  password: { type: 'string', required: true },
  session_duration_minutes: { type: 'number', required: true },
  ...BOT_PROTECTION,
} as const satisfies Shape;

const subject = (userId: string): string => `password ${userId}`;

/** Finds the user by email and password. That a password must be reset is told only when the password is right. */
export async function checkPassword(
  { state, project }: Call,
  email: string,
  password: string,
  ifBreached: RefusalType,
): Promise<string> {
  const contact = await state.users.findContact(project.public_token, 'email', checkEmail(email));
  if (!contact) return refuse('email_not_found');
  const stored = await state.passwords.find(contact.user_id);
  if (!stored) return refuse('no_user_password');
  const tries = [project.public_token, subject(contact.user_id)] as const;
  if (await state.tries.isLocked(...tries)) return refuse('user_lock_limit_reached');
  if (!(await state.passwords.isPassword(password, stored.hash))) {
    await state.tries.countWrong(...tries);
    return refuse('unauthorized_credentials', 'The email address or the password is not right.');
  }
  await state.tries.forget(...tries);
  if (stored.requires_reset === 1) return refuse('reset_password');
  if (stored.breached === 1 && project.password.breach_detection) return refuse(ifBreached);
  return contact.user_id;
}

/** Sets a new password for a user and ends the user's other sessions. */
export async function replacePassword(
  { state, project, session }: Call,
  userId: string,
  password: string,
): Promise<void> {
  const { emails } = await state.users.get(userId);
  await checkNewPassword(
    project,
    password,
    emails.map(({ email }) => email),
  );
  await state.passwords.set(project.public_token, userId, password);
  await state.tries.forget(project.public_token, subject(userId));
  await state.tokens.spendAll(userId, 'reset_password');
  await state.sessions.revokeOthers(userId, session?.session_id);
}

const create = route({
  method: 'POST',
  path: '/passwords',
  access: 'project',
  body: CREDENTIALS,
  run: async (call) => {
    const { state, project, body } = call;
    const durationMinutes = checkSessionDuration(body.session_duration_minutes);
    const email = checkEmail(body.email);
    if (await state.users.findContact(project.public_token, 'email', email)) return refuse('duplicate_email');
    await checkNewPassword(project, body.password, [email]);
    const userId = await state.users.create(project.public_token);
    const { contact_id } = await state.users.addContact(project.public_token, userId, 'email', email);
    await state.passwords.set(project.public_token, userId, body.password);
    const factor = passwordFactor(state.now);
    return signIn(call, { userId, durationMinutes, factor, extra: { email_id: contact_id } });
  },
});

const authenticate = route({
  method: 'POST',
  path: '/passwords/authenticate',
  access: 'project',
  body: CREDENTIALS,
  run: async (call) => {
    const { state, body } = call;
    const durationMinutes = checkSessionDuration(body.session_duration_minutes);
    const userId = await checkPassword(call, body.email, body.password, 'breached_password');
    return signIn(call, { userId, durationMinutes, factor: passwordFactor(state.now) });
  },
});

const strengthCheck = route({
  method: 'POST',
  path: '/passwords/strength_check',
  access: 'project',
  body: { password: { type: 'string', required: true }, email: { type: 'string' } },
  run: async ({ project, body }) => {
    const emails = body.email ? [checkEmail(body.email)] : [];
    return { data: { ...(await passwordStrength(project, body.password, emails)) } };
  },
});

export const passwordRoutes: Route[] = [create, authenticate, strengthCheck];
