/** @jest-environment node */
import { useSandbox, visitorOf } from '../../testing/visitor';
import { ethereumWallet, solanaWallet, type TestWallet } from '../../testing/wallets';
import { checksummed } from '../../verify/factors/wallets';

const sandbox = useSandbox();
const public_token = 'public-token-test-sandbox';
const session_duration_minutes = 30;
const visitor = () => visitorOf(sandbox.current);
const said = ({ status, errorType }: { status: number; errorType: string }) => [status, errorType];
const advance = (seconds: number) => sandbox.current.control.advanceClock({ advance_ms: seconds * 1000 });
const REFUSED = [401, 'unable_to_authenticate_crypto_wallet'];
const KINDS: [string, () => TestWallet][] = [
  ['ethereum', ethereumWallet],
  ['solana', solanaWallet],
];

const named = ({ type, address }: TestWallet) => ({
  crypto_wallet_address: address,
  crypto_wallet_type: type,
});
const start = (wallet: TestWallet, given: object = {}, session?: string) =>
  visitor().call(
    `/crypto_wallets/authenticate/start/${session ? 'secondary' : 'primary'}`,
    { ...named(wallet), ...given },
    { session },
  );
const textFor = async (...given: Parameters<typeof start>) =>
  String((await start(...given)).data['challenge']);
const use = (wallet: TestWallet, signature: unknown, given: object = {}, options: object = {}) =>
  visitor().call(
    '/crypto_wallets/authenticate',
    { ...named(wallet), signature, session_duration_minutes, ...given },
    options,
  );
const signIn = async (wallet: TestWallet) => use(wallet, wallet.sign(await textFor(wallet)));

describe.each(KINDS)('§7 Sandbox: a wallet signs in: %s', (type, makeWallet) => {
  it('creates a user with the first sign-in, and signs in the same user later', async () => {
    const wallet = makeWallet();
    const { status, data } = await signIn(wallet);
    expect(status).toBe(200);
    const [registered] = data.user.crypto_wallets;
    expect(registered).toEqual({
      crypto_wallet_id: expect.stringMatching(/^crypto-wallet-test-/),
      crypto_wallet_address: wallet.address,
      crypto_wallet_type: type,
      verified: true,
    });
    expect(data.session.authentication_factors).toEqual([
      {
        type: 'crypto',
        delivery_method: 'crypto_wallet',
        last_authenticated_at: expect.any(String),
        crypto_wallet_factor: {
          crypto_wallet_id: registered?.crypto_wallet_id,
          crypto_wallet_address: wallet.address,
          crypto_wallet_type: type,
        },
      },
    ]);
    expect((await signIn(wallet)).data.user_id).toBe(data.user_id);
    expect((await signIn(makeWallet())).data.user_id).not.toBe(data.user_id);
  });

  it('issues a text with the wallet’s address and a new nonce each time', async () => {
    const wallet = makeWallet();
    const [first, second] = [await textFor(wallet), await textFor(wallet)];
    expect(first).toContain(wallet.address);
    expect(first).not.toBe(second);
  });

  it('refuses the signature of another wallet, of another text, a changed one, and malformed ones', async () => {
    const wallet = makeWallet();
    const text = await textFor(wallet);
    const good = wallet.sign(text);
    const changed = good.slice(0, 20) + (good[20] === 'a' ? 'b' : 'a') + good.slice(21);
    for (const signature of [makeWallet().sign(text), wallet.sign(`${text}.`), changed, '', '0x', '!']) {
      expect(said(await use(wallet, signature))).toEqual(REFUSED);
    }
    expect(said(await use(wallet, good, { session_duration_minutes: 1 }))).toEqual([
      400,
      'invalid_session_duration',
    ]);
    expect((await use(wallet, good)).status).toBe(200);
  });

  it('accepts a text once, and for 5 minutes', async () => {
    const wallet = makeWallet();
    const signature = wallet.sign(await textFor(wallet));
    expect((await use(wallet, signature)).status).toBe(200);
    expect(said(await use(wallet, signature))).toEqual(REFUSED);
    const late = wallet.sign(await textFor(wallet));
    await advance(300);
    expect(said(await use(wallet, late))).toEqual(REFUSED);
  });

  it('accepts the texts of two open tabs', async () => {
    const wallet = makeWallet();
    const [first, second] = [await textFor(wallet), await textFor(wallet)];
    expect((await use(wallet, wallet.sign(first))).status).toBe(200);
    expect((await use(wallet, wallet.sign(second))).status).toBe(200);
  });

  it('adds the wallet to the user of the session, and refuses it for other users', async () => {
    const wallet = makeWallet();
    const { user_id, session, session_token } = (await visitor().signIn()).data;
    const text = await textFor(wallet, {}, session_token);
    expect(said(await use(wallet, wallet.sign(text)))).toEqual(REFUSED);
    const { data } = await use(wallet, wallet.sign(text), {}, { session: session_token });
    expect([data.user_id, data.session.session_id]).toEqual([user_id, session.session_id]);
    expect(data.session.authentication_factors.map((factor) => factor.type)).toEqual(['otp', 'crypto']);
    expect((await signIn(wallet)).data.user_id).toBe(user_id);
    const other = (await visitor().signIn('bob@example.com')).data.session_token;
    expect(said(await start(wallet, {}, other))).toEqual([400, 'invalid_wallet_address_user']);
  });

  it('a deleted wallet signs in a new user', async () => {
    const wallet = makeWallet();
    const { user, session_token: session } = (await signIn(wallet)).data;
    const path = `/users/crypto_wallets/${user.crypto_wallets[0]?.crypto_wallet_id}`;
    const { data } = await visitor().call(path, undefined, { session, method: 'DELETE' });
    expect(data.__user.crypto_wallets).toEqual([]);
    expect((await signIn(wallet)).data.user_id).not.toBe(user.user_id);
  });
});

describe('§7 Sandbox: crypto wallets: refusals', () => {
  it.each([
    ['ethereum', '0x123'],
    ['ethereum', ''],
    ['solana', '0x52908400098527886E0F7030069857D2E4169EE7'],
    ['solana', 'abc'],
  ] as const)('refuses the %s address %j', async (type, address) => {
    const wallet = { type, address, sign: () => '' };
    expect(said(await start(wallet))).toEqual([400, 'invalid_crypto_wallet_address']);
    expect(said(await use(wallet, ''))).toEqual([400, 'invalid_crypto_wallet_address']);
  });

  it('an unknown wallet type is a schema error, and secondary needs a session', async () => {
    const answer = await start(ethereumWallet(), { crypto_wallet_type: 'dogecoin' });
    expect([answer.status, answer.issues[0]?.keyword]).toEqual([400, 'enum']);
    const path = '/crypto_wallets/authenticate/start/secondary';
    expect(said(await visitor().call(path, named(ethereumWallet())))).toEqual([401, 'user_unauthenticated']);
  });

  it('ignores the case of Ethereum addresses', async () => {
    const wallet = ethereumWallet();
    const { user_id } = (await signIn(wallet)).data;
    const shouted = { ...wallet, address: `0x${wallet.address.slice(2).toUpperCase()}` };
    expect((await signIn(shouted)).data.user_id).toBe(user_id);
  });
});

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
