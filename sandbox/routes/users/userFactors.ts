import type { State } from '../../state/state';
import type { RefusalType } from '../../verify/refusals';
import { refuse } from '../../verify/refusals';
import type { Route } from '../route';
import { requireUserId, route } from '../route';

type Remove = (removals: State['removals'], userId: string, id: string) => Promise<boolean>;

export const FACTORS: [path: string, notFound: RefusalType, remove: Remove][] = [
  ['emails', 'email_not_found', (removals, user, id) => removals.contact(user, 'email', id)],
  ['phone_numbers', 'phone_number_not_found', (removals, user, id) => removals.contact(user, 'phone', id)],
  ['totps', 'totp_not_found', (removals, user, id) => removals.totp(user, id)],
  ['crypto_wallets', 'crypto_wallet_not_found', (removals, user, id) => removals.wallet(user, id)],
  ['oauth', 'oauth_user_registration_not_found', (removals, user, id) => removals.provider(user, id)],
  [
    'webauthn_registrations',
    'webauthn_registration_not_found',
    (removals, user, id) => removals.passkey(user, id),
  ],
  // Only native apps register biometrics, so no user of the sandbox has any.
  ['biometric_registrations', 'biometric_registration_not_found', async () => false],
];

/** Routes by which users remove their own authentication factors. */
export const userFactorRoutes: Route[] = FACTORS.map(([path, notFound, remove]) =>
  route({
    method: 'DELETE',
    path: `/users/${path}/:id`,
    access: 'session',
    run: async (call) => {
      const { state, params } = call;
      const user_id = requireUserId(call);
      if (!(await remove(state.removals, user_id, params['id'] ?? ''))) return refuse(notFound);
      return { data: { user_id, __user: await state.users.get(user_id) } };
    },
  }),
);
