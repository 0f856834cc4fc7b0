import type { User } from '../../../src/domain/entities';
import { checkContact, type ContactKind } from '../../verify/contacts/contacts';
import { refuse } from '../../verify/refusals';
import type { BodyOf, Shape } from '../../verify/schema';
import { checkedBody } from '../../verify/schema';
import { mergeMetadata, NAME } from '../users/users';
import { route, type Call, type Route } from '../route';
import { foundUser, serverUser } from './backendRoute';
import { backendFactorRoutes } from './userFactors';
import { userSearch } from './userSearch';

/** What a server sets of a user. */
export const PROFILE = {
  name: { type: 'object', properties: NAME },
  trusted_metadata: { type: 'object' },
  untrusted_metadata: { type: 'object' },
  roles: { type: 'array', items: { type: 'string' } },
  external_id: { type: 'string', minLength: 1, maxLength: 128 },
} as const satisfies Shape;

/** Sets the given fields of a user and keeps the others. Metadata are merged. */
export async function setProfile(
  { state, project }: Call,
  before: User,
  given: BodyOf<typeof PROFILE>,
): Promise<User> {
  const { user_id } = before;
  await state.users.update(user_id, {
    name: { ...before.name, ...checkedBody(given.name ?? {}, NAME) },
    trusted_metadata: mergeMetadata(before.trusted_metadata, given.trusted_metadata ?? {}),
    untrusted_metadata: mergeMetadata(before.untrusted_metadata, given.untrusted_metadata ?? {}),
    ...(given.roles && { roles: given.roles }),
  });
  if (given.external_id !== undefined) {
    const owner = await state.users.find(project.public_token, given.external_id);
    if (owner && owner.user_id !== user_id) return refuse('duplicate_external_id');
    await state.users.setExternalId(user_id, given.external_id);
  }
  return state.users.get(user_id);
}

const DUPLICATE = { email: 'duplicate_email', phone: 'duplicate_phone_number' } as const;

/** Adds a contact that no user has; '' when the server sends none. */
export async function addContact(
  { state, project }: Call,
  userId: string,
  kind: ContactKind,
  value: string | undefined,
): Promise<string> {
  if (value === undefined) return '';
  const { public_token } = project;
  if (await state.users.findContact(public_token, kind, checkContact(kind, value)))
    return refuse(DUPLICATE[kind]);
  return (await state.users.addContact(public_token, userId, kind, value)).contact_id;
}

const create = route({
  method: 'POST',
  path: '/users',
  access: 'server',
  body: {
    email: { type: 'string' },
    phone_number: { type: 'string' },
    create_user_as_pending: { type: 'boolean' },
    ...PROFILE,
  },
  run: async (call) => {
    const { state, project, body } = call;
    if (body.email === undefined && body.phone_number === undefined && body.external_id === undefined)
      return refuse('bad_request', 'Send email, phone_number or external_id.');
    const userId = await state.users.create(project.public_token, {
      status: body.create_user_as_pending ? 'pending' : 'active',
    });
    const email_id = await addContact(call, userId, 'email', body.email);
    const phone_id = await addContact(call, userId, 'phone', body.phone_number);
    const user = await setProfile(call, await state.users.get(userId), body);
    return { data: { user_id: userId, email_id, phone_id, status: user.status, user: serverUser(user) } };
  },
});

const update = route({
  method: 'PUT',
  path: '/users/:user_id',
  access: 'server',
  body: PROFILE,
  run: async (call) => {
    const user = await setProfile(call, await foundUser(call, call.params['user_id']), call.body);
    const { user_id, emails, phone_numbers, crypto_wallets } = user;
    return { data: { user_id, emails, phone_numbers, crypto_wallets, user: serverUser(user) } };
  },
});

/** Replaces the only email address or phone number of a user by another one, which is not verified yet. */
const exchangePrimaryFactor = route({
  method: 'PUT',
  path: '/users/:user_id/exchange_primary_factor',
  access: 'server',
  body: { email_address: { type: 'string' }, phone_number: { type: 'string' } },
  run: async (call) => {
    const { state, params, body } = call;
    if (body.email_address === undefined && body.phone_number === undefined)
      return refuse('bad_request', 'Send email_address or phone_number.');
    const { user_id, emails, phone_numbers } = await foundUser(call, params['user_id']);
    const exchanges = [
      ['email', body.email_address, emails.map(({ email_id }) => email_id)],
      ['phone', body.phone_number, phone_numbers.map(({ phone_id }) => phone_id)],
    ] as const;
    for (const [kind, value, ids] of exchanges) {
      if (value !== undefined && ids.length > 1)
        return refuse('bad_request', 'The user has several of these. Delete all but one.');
      await addContact(call, user_id, kind, value);
      for (const id of value === undefined ? [] : ids) await state.removals.contact(user_id, kind, id);
    }
    return { data: { user_id, user: serverUser(await state.users.get(user_id)) } };
  },
});

export const backendUserRoutes: Route[] = [
  create,
  userSearch,
  update,
  exchangePrimaryFactor,
  ...backendFactorRoutes,
  route({
    method: 'GET',
    path: '/users/:user_id',
    access: 'server',
    run: async (call) => ({ data: { ...serverUser(await foundUser(call, call.params['user_id'])) } }),
  }),
  route({
    method: 'DELETE',
    path: '/users/:user_id',
    access: 'server',
    run: async (call) => {
      const { user_id } = await foundUser(call, call.params['user_id']);
      await call.state.removals.user(user_id);
      return { data: { user_id } };
    },
  }),
];
