import { softwareAuthenticator } from '../authenticator';
import { ethereumWallet } from '../wallets';
import { PAGE } from '../visitor';
import { NOBODY, session_duration_minutes, type Rows } from './rows';
import type { World } from './world';

const DOMAIN = 'localhost';

/** A user with a passkey, registered with the host's server alone. */
export async function withPasskey({ client, newUser }: World) {
  const { user_id } = await newUser();
  const authenticator = softwareAuthenticator();
  const start = await client.webauthn.registerStart({ user_id, domain: DOMAIN });
  const registered = await client.webauthn.register({
    user_id,
    public_key_credential: authenticator.create(start.public_key_credential_creation_options),
    session_duration_minutes,
  });
  const { webauthn_registration_id } = registered;
  return { user_id, authenticator, start, registered, webauthn_registration_id };
}

async function signedWith({ client }: World, siwe?: { domain: string; uri: string }) {
  const { type: crypto_wallet_type, address: crypto_wallet_address, sign } = ethereumWallet();
  const names = { crypto_wallet_type, crypto_wallet_address };
  const start = await client.cryptoWallets.authenticateStart({
    ...names,
    ...(siwe && { siwe_params: { ...siwe, resources: [] } }),
  });
  return { names, start, signature: sign(start.challenge) };
}

export const factorRows: Rows = {
  'webauthn.registerStart': {
    good: async (world) => (await withPasskey(world)).start,
    bad: ({ client }) => client.webauthn.registerStart({ user_id: NOBODY, domain: DOMAIN }),
    refusal: 'user_not_found',
  },
  'webauthn.register': {
    good: async (world) => (await withPasskey(world)).registered,
    bad: async ({ client, newUser }) => {
      const { user_id } = await newUser();
      const { public_key_credential_creation_options: options } = await client.webauthn.registerStart({
        user_id,
        domain: DOMAIN,
      });
      const elsewhere = softwareAuthenticator().create(options, { origin: 'https://evil.example' });
      return client.webauthn.register({ user_id, public_key_credential: elsewhere });
    },
    refusal: 'unable_to_register_webauthn_registration',
  },
  'webauthn.authenticateStart': {
    good: ({ client }) => client.webauthn.authenticateStart({ domain: DOMAIN }),
    bad: async ({ client, newUser }) =>
      client.webauthn.authenticateStart({ domain: DOMAIN, user_id: (await newUser()).user_id }),
    refusal: 'webauthn_registration_not_found',
  },
  'webauthn.authenticate': {
    good: async (world) => {
      const { user_id, authenticator } = await withPasskey(world);
      const { public_key_credential_request_options: options } =
        await world.client.webauthn.authenticateStart({
          domain: DOMAIN,
          user_id,
        });
      return world.client.webauthn.authenticate({
        public_key_credential: authenticator.get(options),
        session_duration_minutes,
      });
    },
    bad: ({ client }) => client.webauthn.authenticate({ public_key_credential: '{}' }),
    refusal: 'unable_to_auth_webauthn_registration',
  },
  'webauthn.update': {
    good: async (world) => {
      const { webauthn_registration_id } = await withPasskey(world);
      return world.client.webauthn.update({ webauthn_registration_id, name: 'Laptop' });
    },
    bad: ({ client }) => client.webauthn.update({ webauthn_registration_id: 'x', name: 'Laptop' }),
    refusal: 'webauthn_registration_not_found',
  },
  'webauthn.listCredentials': {
    good: async (world) => {
      const { user_id } = await withPasskey(world);
      const answer = await world.client.webauthn.listCredentials({ user_id, domain: DOMAIN });
      expect(answer.credentials).toHaveLength(1);
      return answer;
    },
    bad: ({ client }) => client.webauthn.listCredentials({ user_id: NOBODY, domain: DOMAIN }),
    refusal: 'user_not_found',
  },
  'cryptoWallets.authenticateStart': {
    good: async (world) => {
      const { start } = await signedWith(world, { domain: new URL(PAGE).host, uri: PAGE });
      expect(start.challenge).toContain(new URL(PAGE).host);
      return start;
    },
    bad: ({ client }) =>
      client.cryptoWallets.authenticateStart({ crypto_wallet_type: 'ethereum', crypto_wallet_address: 'x' }),
    refusal: 'invalid_crypto_wallet_address',
  },
  'cryptoWallets.authenticate': {
    good: async (world) => {
      const { names, signature } = await signedWith(world, {
        domain: 'shop.example',
        uri: 'https://shop.example/in',
      });
      return world.client.cryptoWallets.authenticate({ ...names, signature, session_duration_minutes });
    },
    bad: async (world) => {
      const { names } = await signedWith(world);
      return world.client.cryptoWallets.authenticate({ ...names, signature: 'x' });
    },
    refusal: 'unable_to_authenticate_crypto_wallet',
  },
};
