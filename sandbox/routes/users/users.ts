import { checkEmail } from '../../verify/contacts/contacts';
import type { Shape } from '../../verify/schema';
import { checkedBody } from '../../verify/schema';
import type { Route } from '../route';
import { BOT_PROTECTION, requireSession, route } from '../route';

export const NAME = {
  first_name: { type: 'string' },
  middle_name: { type: 'string' },
  last_name: { type: 'string' },
} as const satisfies Shape;

/** Merges metadata: null removes a key, and missing keys stay. */
export function mergeMetadata(
  old: Record<string, unknown>,
  changes: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...old, ...changes }).filter(([, value]) => value !== null));
}

const search = route({
  method: 'POST',
  path: '/users/search',
  access: 'project',
  body: { email: { type: 'string', required: true }, ...BOT_PROTECTION },
  run: async ({ state, project, body }) => {
    const contact = await state.users.findContact(project.public_token, 'email', checkEmail(body.email));
    if (!contact) return { data: { userType: 'new' } };
    const password = await state.passwords.find(contact.user_id);
    return { data: { userType: password ? 'password' : 'passwordless' } };
  },
});

export const userRoutes: Route[] = [
  search,
  route({
    method: 'GET',
    path: '/users/me',
    access: 'session',
    run: async (call) => ({ data: { ...(await call.state.users.get(requireSession(call).user_id)) } }),
  }),
  route({
    method: 'PUT',
    path: '/users/me',
    access: 'session',
    body: {
      untrusted_metadata: { type: 'object' },
      name: { type: 'object', properties: NAME },
    },
    run: async (call) => {
      const { state, body } = call;
      const before = await state.users.get(requireSession(call).user_id);
      await state.users.update(before.user_id, {
        name: { ...before.name, ...checkedBody(body.name ?? {}, NAME) },
        untrusted_metadata: mergeMetadata(before.untrusted_metadata, body.untrusted_metadata ?? {}),
      });
      const user = await state.users.get(before.user_id);
      const { user_id, emails, phone_numbers, crypto_wallets } = user;
      return { data: { user_id, emails, phone_numbers, crypto_wallets, __user: user } };
    },
  }),
];
