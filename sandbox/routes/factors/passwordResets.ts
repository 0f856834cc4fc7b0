import { resetMessage } from '../../messages/messages';
import { checkEmail } from '../../verify/contacts/contacts';
import { EXPIRATION_FIELD, checkSessionDuration, minutes, optionalDuration } from '../../verify/durations';
import { checkPKCE } from '../../verify/pkce';
import { checkRedirectUrl } from '../../verify/redirectUrls';
import { refuse } from '../../verify/refusals';
import { passwordFactor, signIn } from '../authAnswer';
import { addressing } from '../messages/addressing';
import { checkChallengePresent } from '../messages/challenges';
import { messageLink } from '../messages/messageLinks';
import { checkPassword, replacePassword } from './passwords';
import type { Route } from '../route';
import { BOT_PROTECTION, requireSession, route } from '../route';

const DEFAULT_EXPIRATION_MINUTES = 30;

const start = route({
  method: 'POST',
  path: '/passwords/email/reset/start',
  access: 'project',
  body: {
    email: { type: 'string', required: true },
    login_redirect_url: { type: 'string' },
    reset_password_redirect_url: { type: 'string' },
    reset_password_expiration_minutes: EXPIRATION_FIELD,
    reset_password_template_id: { type: 'string' },
    code_challenge: { type: 'string', minLength: 1 },
    locale: { type: 'string' },
    ...BOT_PROTECTION,
  },
  run: async (call) => {
    const { state, project, redirects, body, origin } = call;
    const { public_token, bootstrap } = project;
    if (bootstrap.pkce_required_for_password_resets) checkChallengePresent(body);
    const allowed = (requested: string | undefined): string =>
      checkRedirectUrl(requested, redirects, 'invalid_password_reset_redirect_url');
    const targets = {
      reset_password: allowed(body.reset_password_redirect_url),
      login: allowed(body.login_redirect_url),
    };
    const contact = await state.users.findContact(public_token, 'email', checkEmail(body.email));
    if (!contact) return refuse('email_not_found');
    const validMinutes = body.reset_password_expiration_minutes ?? DEFAULT_EXPIRATION_MINUTES;
    const link = async (kind: keyof typeof targets): Promise<string> => {
      const token = await state.tokens.issue({
        public_token,
        kind,
        user_id: contact.user_id,
        contact_id: contact.contact_id,
        redirect_url: targets[kind],
        code_challenge: body.code_challenge ?? null,
        expires_at: state.now + minutes(validMinutes),
      });
      return messageLink(origin, public_token, kind, token);
    };
    const content = resetMessage({
      ...addressing(call, body.locale),
      resetUrl: await link('reset_password'),
      loginUrl: await link('login'),
      minutes: validMinutes,
    });
    await state.messages.deliver(public_token, 'email', body.email, content);
    return { data: {} };
  },
});

const byEmail = route({
  method: 'POST',
  path: '/passwords/email/reset',
  access: 'project',
  body: {
    token: { type: 'string', required: true },
    password: { type: 'string', required: true },
    session_duration_minutes: { type: 'number', required: true },
    code_verifier: { type: 'string' },
    ...BOT_PROTECTION,
  },
  run: async (call) => {
    const { state, project, body } = call;
    const durationMinutes = checkSessionDuration(body.session_duration_minutes);
    const token = await state.tokens.find(project.public_token, body.token);
    const isGood = token?.kind === 'reset_password' && token.used_at === null && token.expires_at > state.now;
    if (!isGood) return refuse('unable_to_auth_password_reset_token');
    checkPKCE(token.code_challenge, body.code_verifier);
    await replacePassword(call, token.user_id, body.password);
    await state.tokens.spend(token);
    await state.users.verifyContact(await state.users.getContact(token.contact_id));
    return signIn(call, { userId: token.user_id, durationMinutes, factor: passwordFactor(state.now) });
  },
});

const byExistingPassword = route({
  method: 'POST',
  path: '/passwords/existing_password/reset',
  access: 'project',
  body: {
    email: { type: 'string', required: true },
    existing_password: { type: 'string', required: true },
    new_password: { type: 'string', required: true },
    session_duration_minutes: { type: 'number', required: true },
    ...BOT_PROTECTION,
  },
  run: async (call) => {
    const { state, body } = call;
    const durationMinutes = checkSessionDuration(body.session_duration_minutes);
    // A breached password proves nothing, because others know it too. It can be reset by email only.
    const userId = await checkPassword(call, body.email, body.existing_password, 'reset_password');
    await replacePassword(call, userId, body.new_password);
    return signIn(call, { userId, durationMinutes, factor: passwordFactor(state.now) });
  },
});

const bySession = route({
  method: 'POST',
  path: '/passwords/session/reset',
  access: 'session',
  body: {
    password: { type: 'string', required: true },
    session_duration_minutes: { type: 'number' },
    ...BOT_PROTECTION,
  },
  run: async (call) => {
    const { state, body } = call;
    const session = requireSession(call);
    const durationMinutes = optionalDuration(body.session_duration_minutes);
    await replacePassword(call, session.user_id, body.password);
    return signIn(call, { userId: session.user_id, durationMinutes, factor: passwordFactor(state.now) });
  },
});

export const passwordResetRoutes: Route[] = [start, byEmail, byExistingPassword, bySession];
