/** @jest-environment node */
import { useSandbox, visitorOf } from '../../testing/visitor';
import { namesOf, walletCallsOf } from '../../testing/walletCalls';
import { ethereumWallet, solanaWallet, type TestWallet } from '../../testing/wallets';

const sandbox = useSandbox();
const { start, textFor, use, signIn } = walletCallsOf(sandbox);
const visitor = () => visitorOf(sandbox.current);
const said = ({ status, errorType }: { status: number; errorType: string }) => [status, errorType];
const advance = (seconds: number) => sandbox.current.control.advanceClock({ advance_ms: seconds * 1000 });
const REFUSED = [401, 'unable_to_authenticate_crypto_wallet'];
const KINDS: [string, () => TestWallet][] = [
  ['ethereum', ethereumWallet],
  ['solana', solanaWallet],
];

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
    expect(said(await visitor().call(path, namesOf(ethereumWallet())))).toEqual([
      401,
      'user_unauthenticated',
    ]);
  });

  it('ignores the case of Ethereum addresses', async () => {
    const wallet = ethereumWallet();
    const { user_id } = (await signIn(wallet)).data;
    const shouted = { ...wallet, address: `0x${wallet.address.slice(2).toUpperCase()}` };
    expect((await signIn(shouted)).data.user_id).toBe(user_id);
  });
});
