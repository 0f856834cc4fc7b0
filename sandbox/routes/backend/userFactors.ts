import type { FactorTable } from '../../state/removals';
import { refuse } from '../../verify/refusals';
import { route, type Route } from '../route';
import { FACTORS } from '../users/userFactors';
import { foundUser, serverUser } from './backendRoute';

/** Where the ids of each kind of factor are. The sandbox has no biometric registrations. */
const TABLES: Record<string, FactorTable | undefined> = {
  emails: 'contacts',
  phone_numbers: 'contacts',
  totps: 'totps',
  crypto_wallets: 'crypto_wallets',
  oauth: 'oauth_registrations',
  webauthn_registrations: 'webauthn_registrations',
  passwords: 'passwords',
};

const ALL: typeof FACTORS = [
  ...FACTORS,
  ['passwords', 'password_not_found', (removals, user, id) => removals.password(user, id)],
];

/** A server removes a factor by its id alone. */
const removals: Route[] = ALL.map(([path, notFound, remove]) =>
  route({
    method: 'DELETE',
    path: `/users/${path}/:id`,
    access: 'server',
    run: async ({ state, project, params: { id = '' } }) => {
      const table = TABLES[path];
      const user_id = table && (await state.removals.ownerOf(project.public_token, table, id));
      if (user_id === undefined || !(await remove(state.removals, user_id, id))) return refuse(notFound);
      return { data: { user_id, user: serverUser(await state.users.get(user_id)) } };
    },
  }),
);

const externalId = route({
  method: 'DELETE',
  path: '/users/:user_id/external_id',
  access: 'server',
  run: async (call) => {
    const { user_id } = await foundUser(call, call.params['user_id']);
    await call.state.users.setExternalId(user_id, null);
    return { data: { user_id, user: serverUser(await call.state.users.get(user_id)) } };
  },
});

export const backendFactorRoutes: Route[] = [...removals, externalId];
