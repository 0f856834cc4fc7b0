import { linkMessage } from '../../messages/messages';
import { checkSessionDuration, EXPIRATION_FIELD, minutes } from '../../verify/durations';
import { checkPKCE } from '../../verify/pkce';
import { checkRedirectUrl } from '../../verify/redirectUrls';
import { refuse } from '../../verify/refusals';
import type { BodyOf, Shape } from '../../verify/schema';
import { contactFactor, embeddedFactor, REDEMPTION, signIn } from '../authAnswer';
import { addressing } from './addressing';
import { checkChallengePresent } from './challenges';
import { messageLink } from './messageLinks';
import { findRecipient, type SendMode } from './recipients';
import type { Answer, Call, Route } from '../route';
import { BOT_PROTECTION, route } from '../route';

const DEFAULT_EXPIRATION_MINUTES = 30;

const SEND = {
  email: { type: 'string', required: true },
  login_magic_link_url: { type: 'string' },
  signup_magic_link_url: { type: 'string' },
  login_expiration_minutes: EXPIRATION_FIELD,
  signup_expiration_minutes: EXPIRATION_FIELD,
  login_template_id: { type: 'string' },
  signup_template_id: { type: 'string' },
  code_challenge: { type: 'string', minLength: 1 },
  create_user_as_pending: { type: 'boolean' },
  locale: { type: 'string' },
  ...BOT_PROTECTION,
} as const satisfies Shape;

async function send(call: Call<BodyOf<typeof SEND>>, mode: SendMode): Promise<Answer> {
  const { state, project, redirects, body, origin } = call;
  if (project.bootstrap.pkce_required_for_email_magic_links) checkChallengePresent(body);
  // Both URLs are checked for new and known addresses, because the answer must not reveal whether a user exists.
  const redirectUrls = {
    login: checkRedirectUrl(body.login_magic_link_url, redirects),
    signup: checkRedirectUrl(body.signup_magic_link_url, redirects),
  };
  const { contact, isNew } = await findRecipient(call, {
    kind: 'email',
    address: body.email,
    mode,
    create: mode === 'login_or_create',
    asPending: body.create_user_as_pending,
  });
  const validMinutes =
    (isNew ? body.signup_expiration_minutes : body.login_expiration_minutes) ?? DEFAULT_EXPIRATION_MINUTES;
  const token = await state.tokens.issue({
    public_token: project.public_token,
    kind: 'magic_links',
    user_id: contact.user_id,
    contact_id: contact.contact_id,
    redirect_url: isNew ? redirectUrls.signup : redirectUrls.login,
    code_challenge: body.code_challenge ?? null,
    expires_at: state.now + minutes(validMinutes),
  });
  const url = messageLink(origin, project.public_token, 'magic_links', token);
  const content = linkMessage({ ...addressing(call, body.locale), url, minutes: validMinutes, isNew });
  await state.messages.deliver(project.public_token, 'email', body.email, content);
  return { data: {} };
}

const sendRoute = (end: string, mode: SendMode): Route =>
  route({
    method: 'POST',
    path: `/magic_links/email/${end}`,
    access: mode === 'secondary' ? 'session' : 'project',
    body: SEND,
    run: (call) => send(call, mode),
  });

const authenticate = route({
  method: 'POST',
  path: '/magic_links/authenticate',
  access: 'project',
  body: REDEMPTION,
  run: async (call) => {
    const { state, project, body } = call;
    const durationMinutes = checkSessionDuration(body.session_duration_minutes);
    const token = await state.tokens.find(project.public_token, body.token);
    if (!token) return refuse('magic_link_not_found');
    if (token.used_at !== null || token.expires_at <= state.now) return refuse('unable_to_auth_magic_link');
    checkPKCE(token.code_challenge, body.code_verifier);
    await state.tokens.spend(token);
    // A link of the host's own mail, which proves no address.
    if (token.contact_id === '')
      return signIn(call, {
        userId: token.user_id,
        durationMinutes,
        factor: embeddedFactor(token.token_digest, state.now),
        extra: { method_id: token.user_id },
      });
    const contact = await state.users.getContact(token.contact_id);
    await state.users.verifyContact(contact);
    return signIn(call, {
      userId: contact.user_id,
      durationMinutes,
      factor: contactFactor('magic_link', 'email', contact, state.now),
      extra: { method_id: contact.contact_id },
    });
  },
});

export const magicLinkRoutes: Route[] = [
  sendRoute('login_or_create', 'login_or_create'),
  sendRoute('send/primary', 'primary'),
  sendRoute('send/secondary', 'secondary'),
  authenticate,
];
