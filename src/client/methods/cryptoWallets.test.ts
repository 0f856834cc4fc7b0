import { setUpSandbox } from '../../../tests/sandbox';
import { headlessClient } from '../../../tests/visits/headless';
import { ethereumWallet, solanaWallet, type TestWallet } from '../../../sandbox/testing/wallets';

const page = setUpSandbox();
const MINUTES = { session_duration_minutes: 30 };
const START = '/crypto_wallets/authenticate/start/primary';
const withSIWE = () => page.project({ bootstrap: { siwe_required_for_crypto_wallets: true } });

const fieldsOf = ({ address, type }: TestWallet) => ({
  crypto_wallet_address: address,
  crypto_wallet_type: type,
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
});
