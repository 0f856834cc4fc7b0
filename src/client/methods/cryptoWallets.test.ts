import { setUpSandbox } from '../../../tests/sandbox';
import { headlessClient, rejection, signIn } from '../../../tests/visits/headless';
import { ethereumWallet, solanaWallet, type TestWallet } from '../../../sandbox/testing/wallets';
import type { Client } from '../../headless';

const page = setUpSandbox();
const MINUTES = { session_duration_minutes: 30 };
const START = '/crypto_wallets/authenticate/start/primary';
const withSIWE = () => page.project({ bootstrap: { siwe_required_for_crypto_wallets: true } });

const fieldsOf = ({ address, type }: TestWallet) => ({
  crypto_wallet_address: address,
  crypto_wallet_type: type,
});

async function signInWith(client: Client, wallet: TestWallet) {
  const { challenge } = await client.cryptoWallets.authenticateStart(fieldsOf(wallet));
  return client.cryptoWallets.authenticate({
    ...fieldsOf(wallet),
    signature: wallet.sign(challenge),
    ...MINUTES,
  });
}

describe('§4 Crypto flow: client.cryptoWallets', () => {
  it.each([
    ['Ethereum', ethereumWallet],
    ['Solana', solanaWallet],
  ] as const)('%s: signs up and signs in with the wallet’s signature', async (_, make) => {
    const client = headlessClient(page);
    const wallet = make();
    const { user, session } = await signInWith(client, wallet);
    expect(user.crypto_wallets).toMatchObject([fieldsOf(wallet)]);
    expect(client.session.getSync()).toEqual(session);
    await client.session.revoke();
    expect((await signInWith(client, wallet)).user.user_id).toBe(user.user_id);
  });

  it('rejects a signature of another text', async () => {
    const client = headlessClient(page);
    const wallet = ethereumWallet();
    await client.cryptoWallets.authenticateStart(fieldsOf(wallet));
    const signature = wallet.sign('Send all my coins');
    const answer = client.cryptoWallets.authenticate({ ...fieldsOf(wallet), signature, ...MINUTES });
    expect(await rejection(answer)).toMatchObject({
      name: 'StytchAPIError',
      error_type: 'unable_to_authenticate_crypto_wallet',
    });
    expect(client.session.getSync()).toBeNull();
  });

  it('adds a wallet to the signed-in user', async () => {
    const client = headlessClient(page);
    const { user, session } = await signIn(page, client);
    const wallet = solanaWallet();
    const answer = await signInWith(client, wallet);
    expect(page.lastCall('/crypto_wallets/authenticate/start/secondary').body).toEqual(fieldsOf(wallet));
    expect(answer.user.user_id).toBe(user.user_id);
    expect(answer.session.session_id).toBe(session.session_id);
    expect(client.user.getSync()?.crypto_wallets).toMatchObject([fieldsOf(wallet)]);
  });
});

describe('§5 SIWE parameters', () => {
  it('are sent to a project that requires SIWE, with the page’s origin as uri', async () => {
    await withSIWE();
    const client = headlessClient(page);
    const wallet = ethereumWallet();
    const { challenge } = await client.cryptoWallets.authenticateStart(fieldsOf(wallet));
    expect(page.lastCall(START).body).toEqual({
      ...fieldsOf(wallet),
      siwe_params: { uri: 'http://localhost:4310' },
    });
    expect(challenge).toContain('localhost:4310 wants you to sign in with your Ethereum account:');
    const signature = wallet.sign(challenge);
    await client.cryptoWallets.authenticate({ ...fieldsOf(wallet), signature, ...MINUTES });
    expect(client.session.getSync()).not.toBeNull();
  });

  it('hold the host’s values', async () => {
    await withSIWE();
    const client = headlessClient(page);
    const siwe_params = {
      uri: 'http://localhost:4310/prices',
      chain_id: '5',
      issued_at: '2026-01-02T03:04:05Z',
      statement: 'Sign in to save prices.',
      not_before: '2026-01-02T03:04:05Z',
      message_request_id: 'request-7',
      resources: ['https://example.com/terms'],
    };
    const wallet = ethereumWallet();
    const { challenge } = await client.cryptoWallets.authenticateStart({ ...fieldsOf(wallet), siwe_params });
    expect(page.lastCall(START).body).toMatchObject({ siwe_params });
    for (const text of [siwe_params.uri, siwe_params.statement, 'request-7', 'https://example.com/terms']) {
      expect(challenge).toContain(text);
    }
  });

  it('are not sent for a Solana wallet, nor to a project that does not require SIWE', async () => {
    const siwe_params = { statement: 'Sign in to save prices.' };
    const client = headlessClient(page);
    await client.cryptoWallets.authenticateStart({ ...fieldsOf(ethereumWallet()), siwe_params });
    expect(page.lastCall(START).body).not.toHaveProperty('siwe_params');
    client.destroy();
    localStorage.clear();

    await withSIWE();
    await headlessClient(page).cryptoWallets.authenticateStart({ ...fieldsOf(solanaWallet()), siwe_params });
    expect(page.lastCall(START).body).not.toHaveProperty('siwe_params');
  });

  it('wait for the project’s settings', async () => {
    await withSIWE();
    await page.fault(`/projects/bootstrap/${page.publicToken}`, { delay_ms: 100 });
    await headlessClient(page).cryptoWallets.authenticateStart(fieldsOf(ethereumWallet()));
    expect(page.lastCall(START).body).toHaveProperty('siwe_params');
  });
});
