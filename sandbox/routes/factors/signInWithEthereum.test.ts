/** @jest-environment node */
import { useSandbox } from '../../testing/visitor';
import { walletCallsOf } from '../../testing/walletCalls';
import { ethereumWallet, solanaWallet } from '../../testing/wallets';
import { checksummed } from '../../verify/factors/wallets';

const sandbox = useSandbox();
const { start, textFor, use } = walletCallsOf(sandbox);
const public_token = 'public-token-test-sandbox';
const said = ({ status, errorType }: { status: number; errorType: string }) => [status, errorType];
const advance = (seconds: number) => sandbox.current.control.advanceClock({ advance_ms: seconds * 1000 });
const REFUSED = [401, 'unable_to_authenticate_crypto_wallet'];

describe('§7 Sandbox: Sign-In with Ethereum', () => {
  it('issues the text of EIP-4361, and accepts its signature', async () => {
    const wallet = ethereumWallet();
    const { now } = await advance(0);
    const text = await textFor(wallet, {
      siwe_params: {
        uri: 'http://localhost:4310/prices',
        chain_id: '10',
        issued_at: now,
        statement: 'Compare prices.',
        not_before: now,
        message_request_id: 'r-1',
        resources: ['https://example.com/terms', 'ipfs://bafy'],
      },
    });
    const lines = text.split('\n');
    const expiry = new Date(/Expiration Time: (.*)/.exec(text)?.[1] ?? '').getTime();
    expect(expiry - Date.parse(now)).toBeGreaterThanOrEqual(300_000);
    expect(
      lines.map((line) => line.replace(/^(Nonce: )[0-9a-f]{32}$|^(Expiration Time: ).*/, '$1$2')),
    ).toEqual([
      'localhost:4310 wants you to sign in with your Ethereum account:',
      await checksummed(wallet.address),
      '',
      'Compare prices.',
      '',
      'URI: http://localhost:4310/prices',
      'Version: 1',
      'Chain ID: 10',
      'Nonce: ',
      `Issued At: ${now}`,
      'Expiration Time: ',
      `Not Before: ${now}`,
      'Request ID: r-1',
      'Resources:',
      '- https://example.com/terms',
      '- ipfs://bafy',
    ]);
    expect((await use(wallet, wallet.sign(text))).status).toBe(200);
  });

  it('has defaults for all fields', async () => {
    const text = await textFor(ethereumWallet(), { siwe_params: {} });
    expect(text.split('\n').slice(2, 7)).toEqual([
      '',
      '',
      'URI: http://localhost:4310',
      'Version: 1',
      'Chain ID: 1',
    ]);
  });

  it('accepts the text only from the page that asked, and not before not_before', async () => {
    const wallet = ethereumWallet();
    const signature = wallet.sign(await textFor(wallet, { siwe_params: {} }));
    const elsewhere = { 'X-SDK-Parent-Host': 'http://evil.example', Origin: 'http://evil.example' };
    expect(said(await use(wallet, signature, {}, { headers: elsewhere }))).toEqual(REFUSED);
    expect((await use(wallet, signature)).status).toBe(200);
    const { now } = await advance(0);
    const not_before = new Date(Date.parse(now) + 60_000).toISOString();
    const early = wallet.sign(await textFor(wallet, { siwe_params: { not_before } }));
    expect(said(await use(wallet, early))).toEqual(REFUSED);
    await advance(61);
    expect((await use(wallet, early)).status).toBe(200);
  });

  it.each([
    [{ uri: 'prices' }, 'invalid_siwe_uri'],
    [{ chain_id: 'x' }, 'invalid_siwe_chain_id'],
    [{ chain_id: { toString: 1 } }, 'invalid_siwe_chain_id'],
    [{ statement: 'a\nURI: http://evil.example' }, 'invalid_siwe_statement'],
    [{ message_request_id: 'a\nb' }, 'invalid_siwe_message_request_id'],
    [{ resources: ['x'] }, 'invalid_siwe_resource'],
  ])('%j is refused', async (siwe_params, refusal) => {
    expect(said(await start(ethereumWallet(), { siwe_params }))).toEqual([400, refusal]);
  });

  it('refuses invalid dates, and wallets other than Ethereum', async () => {
    const { issues } = await start(ethereumWallet(), { siwe_params: { not_before: 'soon' } });
    expect([issues[0]?.keyword, issues[0]?.dataPath]).toEqual(['format', '.siwe_params.not_before']);
    expect(said(await start(solanaWallet(), { siwe_params: {} }))).toEqual([
      400,
      'crypto_wallet_type_incompatible_with_siwe',
    ]);
  });

  it('is required of Ethereum wallets when the project requires it', async () => {
    const bootstrap = { siwe_required_for_crypto_wallets: true };
    await sandbox.current.control.createProject({ public_token, bootstrap });
    const { issues } = await start(ethereumWallet());
    expect(issues[0]?.params).toEqual({ missingProperty: 'siwe_params' });
    expect((await start(solanaWallet())).status).toBe(200);
  });
});
