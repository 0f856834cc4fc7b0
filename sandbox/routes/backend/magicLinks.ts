import { EXPIRATION_FIELD, minutes } from '../../verify/durations';
import { refuse } from '../../verify/refusals';
import type { Shape } from '../../verify/schema';
import { route, type Route } from '../route';
import { backendRoute, browserCall, foundContact, foundUser } from './backendRoute';
import { PROFILE, setProfile } from './users';

const INVITE_MINUTES = 7 * 24 * 60;
const EMBEDDED_MINUTES = 60;

const EMAIL = { email: { type: 'string', required: true } } as const satisfies Shape;
const { name, trusted_metadata, untrusted_metadata } = PROFILE;

/** Sends a link to a new user, who is pending until the link is used. */
const invite = backendRoute({
  path: '/magic_links/email/invite',
  body: {
    ...EMAIL,
    name,
    trusted_metadata,
    untrusted_metadata,
    invite_magic_link_url: { type: 'string' },
    invite_expiration_minutes: EXPIRATION_FIELD,
  },
  as: browserCall('POST', '/magic_links/email/login_or_create'),
  around: async (call, work) => {
    const { state, body } = call;
    const known = await foundContact(call, 'email', body.email);
    if (known && (await state.users.get(known.user_id)).status === 'active') return refuse('duplicate_email');
    await work({
      create_user_as_pending: true,
      login_magic_link_url: body.invite_magic_link_url,
      signup_magic_link_url: body.invite_magic_link_url,
      signup_expiration_minutes: body.invite_expiration_minutes ?? INVITE_MINUTES,
    });
    const contact = (await foundContact(call, 'email', body.email)) ?? refuse('email_not_found');
    const { user_id, contact_id: email_id } = contact;
    await setProfile(call, await state.users.get(user_id), body);
    return { user_id, email_id };
  },
});

const revokeInvite = route({
  method: 'POST',
  path: '/magic_links/email/revoke_invite',
  access: 'server',
  body: EMAIL,
  run: async (call) => {
    const { state, body } = call;
    const contact = await foundContact(call, 'email', body.email);
    const user = contact && (await state.users.get(contact.user_id));
    if (user?.status !== 'pending')
      return refuse('email_not_found', 'No invited user has this email address.');
    await state.tokens.spendAll(user.user_id, 'magic_links');
    return { data: {} };
  },
});

/** The token of a link that the host puts into its own mail. */
const create = route({
  method: 'POST',
  path: '/magic_links',
  access: 'server',
  body: { user_id: { type: 'string', required: true }, expiration_minutes: EXPIRATION_FIELD },
  run: async (call) => {
    const { state, project, body, consentUrl } = call;
    const { user_id } = await foundUser(call, body.user_id);
    const token = await state.tokens.issue({
      public_token: project.public_token,
      kind: 'magic_links',
      user_id,
      contact_id: '',
      redirect_url: project.redirect_urls?.[0] ?? new URL(consentUrl).origin,
      code_challenge: null,
      expires_at: state.now + minutes(body.expiration_minutes ?? EMBEDDED_MINUTES),
    });
    return { data: { user_id, token } };
  },
});

export const backendMagicLinkRoutes: Route[] = [
  invite,
  revokeInvite,
  create,
  backendRoute({
    path: '/magic_links/authenticate',
    as: browserCall('POST', '/magic_links/authenticate'),
    around: async (_, work) => ({ ...(await work({})), reset_sessions: false }),
  }),
];
