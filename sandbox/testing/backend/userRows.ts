import { totpCode } from '../authenticatorApp';
import { ethereumWallet } from '../wallets';
import { NOBODY, PASSWORD, session_duration_minutes, type Rows } from './rows';
import { withPasskey } from './factorRows';

export const userRows: Rows = {
  'users.create': {
    good: ({ client, newEmail, newPhone }) =>
      client.users.create({
        email: newEmail(),
        phone_number: newPhone(),
        name: { first_name: 'Ada' },
        trusted_metadata: { plan: 'gold' },
        roles: ['reader'],
      }),
    bad: async ({ client, newUser }) => client.users.create({ email: (await newUser()).email }),
    refusal: 'duplicate_email',
  },
  'users.get': {
    good: async ({ client, newUser }) => client.users.get(await newUser()),
    bad: ({ client }) => client.users.get({ user_id: NOBODY }),
    refusal: 'user_not_found',
  },
  'users.search': {
    good: async ({ client, newUser }) => {
      const { email } = await newUser();
      const operand = { filter_name: 'email_address' as const, filter_value: [email] };
      const found = await client.users.search({ query: { operator: 'AND', operands: [operand] } });
      expect(found.results.map(({ emails }) => emails[0]?.email)).toEqual([email]);
      return found;
    },
    bad: ({ client }) =>
      client.users.search({
        query: { operator: 'AND', operands: [{ filter_name: 'shoe_size', filter_value: 1 }] },
      }),
    refusal: 'bad_request',
  },
  'users.searchAll': {
    good: async ({ client, newUser }) => {
      await newUser();
      await newUser();
      const ids: string[] = [];
      for await (const page of client.users.searchAll({ limit: 1 }))
        ids.push(...page.map((user) => user.user_id));
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeGreaterThan(1);
      return undefined;
    },
    bad: ({ client }) => client.users.searchAll({ cursor: 'x' }).next(),
    refusal: 'bad_request',
  },
  'users.update': {
    good: async ({ client, newUser }) => {
      const { user_id } = await newUser();
      await client.users.update({ user_id, trusted_metadata: { a: 1, b: 2 } });
      const answer = await client.users.update({
        user_id,
        name: { last_name: 'Lovelace' },
        trusted_metadata: { a: null },
        external_id: `own-${user_id}`,
      });
      expect(answer.user).toMatchObject({ name: { last_name: 'Lovelace' }, trusted_metadata: { b: 2 } });
      expect((await client.users.get({ user_id: `own-${user_id}` })).user_id).toBe(user_id);
      return answer;
    },
    bad: async ({ client, newUser }) => {
      const [first, second] = [await newUser(), await newUser()];
      await client.users.update({ user_id: first.user_id, external_id: `taken-${first.user_id}` });
      return client.users.update({ user_id: second.user_id, external_id: `taken-${first.user_id}` });
    },
    refusal: 'duplicate_external_id',
  },
  'users.exchangePrimaryFactor': {
    good: async ({ client, newUser, newEmail }) => {
      const { user_id } = await newUser();
      const email_address = newEmail();
      const answer = await client.users.exchangePrimaryFactor({ user_id, email_address });
      expect(answer.user.emails).toMatchObject([{ email: email_address, verified: false }]);
      return answer;
    },
    bad: async ({ client, newUser }) => client.users.exchangePrimaryFactor(await newUser()),
    refusal: 'bad_request',
  },
  'users.delete': {
    good: async ({ client, newUser }) => client.users.delete(await newUser()),
    bad: ({ client }) => client.users.delete({ user_id: NOBODY }),
    refusal: 'user_not_found',
  },
  'users.deleteEmail': {
    good: async ({ client, newEmail }) => {
      const { email_id } = await client.users.create({ email: newEmail() });
      const answer = await client.users.deleteEmail({ email_id });
      expect(answer.user.emails).toEqual([]);
      return answer;
    },
    bad: ({ client }) => client.users.deleteEmail({ email_id: 'x' }),
    refusal: 'email_not_found',
  },
  'users.deletePhoneNumber': {
    good: async ({ client, newPhone }) =>
      client.users.deletePhoneNumber({
        phone_id: (await client.users.create({ phone_number: newPhone() })).phone_id,
      }),
    bad: ({ client }) => client.users.deletePhoneNumber({ phone_id: 'x' }),
    refusal: 'phone_number_not_found',
  },
  'users.deleteWebAuthnRegistration': {
    good: async (world) => world.client.users.deleteWebAuthnRegistration(await withPasskey(world)),
    bad: ({ client }) => client.users.deleteWebAuthnRegistration({ webauthn_registration_id: 'x' }),
    refusal: 'webauthn_registration_not_found',
  },
  'users.deleteBiometricRegistration': {
    // Native apps alone register biometrics, so there is none to delete.
    good: async ({ client }) => {
      const call = client.users.deleteBiometricRegistration({ biometric_registration_id: 'x' });
      await expect(call).rejects.toMatchObject({ status_code: 404 });
    },
    bad: ({ client }) => client.users.deleteBiometricRegistration({ biometric_registration_id: 'x' }),
    refusal: 'biometric_registration_not_found',
  },
  'users.deleteTOTP': {
    good: async ({ client, newUser }) =>
      client.users.deleteTOTP({ totp_id: (await client.totps.create(await newUser())).totp_id }),
    bad: ({ client }) => client.users.deleteTOTP({ totp_id: 'x' }),
    refusal: 'totp_not_found',
  },
  'users.deleteCryptoWallet': {
    good: async ({ client }) => {
      const { type: crypto_wallet_type, address: crypto_wallet_address, sign } = ethereumWallet();
      const names = { crypto_wallet_type, crypto_wallet_address };
      const { challenge } = await client.cryptoWallets.authenticateStart(names);
      const { user } = await client.cryptoWallets.authenticate({ ...names, signature: sign(challenge) });
      const [wallet] = user.crypto_wallets;
      return client.users.deleteCryptoWallet({ crypto_wallet_id: wallet?.crypto_wallet_id ?? '' });
    },
    bad: ({ client }) => client.users.deleteCryptoWallet({ crypto_wallet_id: 'x' }),
    refusal: 'crypto_wallet_not_found',
  },
  'users.deletePassword': {
    good: async ({ client, newEmail }) => {
      const { user } = await client.passwords.create({ email: newEmail(), password: PASSWORD });
      return client.users.deletePassword({ password_id: user.password?.password_id ?? '' });
    },
    bad: ({ client }) => client.users.deletePassword({ password_id: 'x' }),
    refusal: 'password_not_found',
  },
  'users.deleteOAuthRegistration': {
    good: async (world) => {
      const token = await world.oauthToken();
      const { oauth_user_registration_id } = await world.client.oauth.authenticate({ token });
      return world.client.users.deleteOAuthRegistration({ oauth_user_registration_id });
    },
    bad: ({ client }) => client.users.deleteOAuthRegistration({ oauth_user_registration_id: 'x' }),
    refusal: 'oauth_user_registration_not_found',
  },
  'users.deleteExternalId': {
    good: async ({ client, newUser }) => {
      const { user_id } = await newUser();
      await client.users.update({ user_id, external_id: `gone-${user_id}` });
      const answer = await client.users.deleteExternalId({ user_id });
      expect(answer.user.external_id).toBeUndefined();
      return answer;
    },
    bad: ({ client }) => client.users.deleteExternalId({ user_id: NOBODY }),
    refusal: 'user_not_found',
  },
  'users.connectedApps': {
    good: async ({ client, newUser }) => client.users.connectedApps(await newUser()),
    bad: ({ client }) => client.users.connectedApps({ user_id: NOBODY }),
    refusal: 'user_not_found',
  },
  'users.revoke': {
    good: async (world) => {
      const { user_id } = await world.accessToken();
      const { connected_apps } = await world.client.users.connectedApps({ user_id });
      const connected_app_id = connected_apps[0]?.connected_app_id ?? '';
      return world.client.users.revoke({ user_id, connected_app_id });
    },
    bad: async ({ client, newUser }) =>
      client.users.revoke({ user_id: (await newUser()).user_id, connected_app_id: 'x' }),
    refusal: 'connected_app_not_found',
  },
  'totps.create': {
    good: async ({ client, newUser }) => client.totps.create(await newUser()),
    bad: ({ client }) => client.totps.create({ user_id: NOBODY }),
    refusal: 'user_not_found',
  },
  'totps.authenticate': {
    good: async ({ client, newUser }) => {
      const { user_id, secret } = await client.totps.create(await newUser());
      return client.totps.authenticate({
        user_id,
        totp_code: totpCode(secret, Date.now()),
        session_duration_minutes,
      });
    },
    bad: async ({ client, newUser }) => {
      const { user_id } = await client.totps.create(await newUser());
      return client.totps.authenticate({ user_id, totp_code: 'abc' });
    },
    refusal: 'invalid_totp_code',
  },
  'totps.recoveryCodes': {
    good: async ({ client, newUser }) => {
      const { user_id, recovery_codes } = await client.totps.create(await newUser());
      const answer = await client.totps.recoveryCodes({ user_id });
      expect(answer.totps[0]?.recovery_codes).toEqual(recovery_codes);
      return answer;
    },
    bad: async ({ client, newUser }) => client.totps.recoveryCodes(await newUser()),
    refusal: 'totp_not_found',
  },
  'totps.recover': {
    good: async ({ client, newUser }) => {
      const { user_id, recovery_codes } = await client.totps.create(await newUser());
      return client.totps.recover({ user_id, recovery_code: recovery_codes[0] ?? '' });
    },
    bad: async ({ client, newUser }) => {
      const { user_id } = await client.totps.create(await newUser());
      return client.totps.recover({ user_id, recovery_code: 'wrong' });
    },
    refusal: 'unable_to_authenticate_recovery_code',
  },
};
