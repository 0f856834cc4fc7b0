/** @jest-environment node */
import * as fc from 'fast-check';
import { createSandbox, type Sandbox } from '../../createSandbox';
import { anyCall, requestOf, type Known } from '../../testing/anyCall';
import { APP, appOf } from '../../testing/app';
import { softwareAuthenticator } from '../../testing/authenticator';
import { oneTapOf } from '../../testing/oneTap';
import { PAGE, visitorOf } from '../../testing/visitor';
import { ethereumWallet, solanaWallet } from '../../testing/wallets';

const public_token = 'public-token-test-sandbox';
const email = 'ada@example.com';
const ADDRESSES = [
  'login_magic_link_url',
  'signup_magic_link_url',
  'login_redirect_url',
  'signup_redirect_url',
  'reset_password_redirect_url',
];
/** An object that `String()` cannot convert. */
const ODD = { toString: 1, valueOf: 1 };
const GOOGLE_CLIENT = 'project-test-sandbox.apps.sandbox.example';
let sandbox: Sandbox;
let known: Known;

/** Valid tokens, codes and ids of this sandbox, and damaged copies of them. */
async function gather(): Promise<Known> {
  const app = appOf(sandbox);
  await app.register();
  const { call, lastLinkToken, signIn } = app.visitor;
  const { session_token: session, session_jwt, method_id, user_id } = (await signIn(email)).data;
  const tokens = await app.tokens(session, 'openid offline_access');
  await call('/magic_links/email/login_or_create', { email });
  const { data } = await call('/webauthn/register/start', { domain: 'localhost' }, { session });
  const options = String(data['public_key_credential_creation_options']);
  const credential = softwareAuthenticator().create(options);
  const halves = [
    { response: {} },
    { response: null },
    { response: { clientDataJSON: ODD } },
    { id: 7 },
    { id: ODD },
    { type: 'x' },
    { rawId: '' },
  ];
  const broken = halves.map((half) => JSON.stringify({ ...(JSON.parse(credential) as object), ...half }));
  const wallets = [ethereumWallet(), solanaWallet()];
  const { csrf, oauth_callback_id } = await oneTapOf(sandbox).begin();
  return {
    ids: [oauth_callback_id],
    cookies: [`stytch_csrf_private_token=${csrf}`],
    public_token: [public_token],
    user_id: [user_id],
    kind: ['impersonation', 'trusted_auth'],
    email: [email],
    email_address: [email],
    phone_number: ['+12025550162'],
    password: ['correct horse battery staple'],
    token: [await lastLinkToken(email), tokens['refresh_token'], '123456'],
    method_id: [method_id],
    session_token: [session],
    session_jwt: [session_jwt],
    session_duration_minutes: [30],
    expiration_minutes: [5],
    domain: ['localhost'],
    public_key_credential: [credential, ...broken],
    crypto_wallet_address: wallets.map(({ address }) => address),
    signature: wallets.map((wallet) => wallet.sign('x')),
    uri: [PAGE],
    chain_id: ['1', 1, ODD],
    issued_at: ['2026-01-01T00:00:00Z'],
    ...Object.fromEntries(ADDRESSES.map((name) => [name, [PAGE, 'javascript:x', '/', 'http://[']])),
    provider: ['google', 'tiktok'],
    client_id: [APP.client_id, GOOGLE_CLIENT],
    stytch_csrf_token: [csrf],
    id_token: [await oneTapOf(sandbox).choose(GOOGLE_CLIENT), tokens['id_token']],
    redirect_uri: APP.redirect_uris,
    post_logout_redirect_uri: APP.post_logout_redirect_uris,
    scope: ['openid email'],
    prompt: ['', 'none', 'consent'],
    grant_type: ['authorization_code', 'refresh_token'],
    code: [await app.codeFor(session)],
    refresh_token: [tokens['refresh_token']],
    access_token: [tokens['access_token'], tokens['id_token']],
    id_token_hint: [tokens['id_token'], tokens['access_token']],
    totp_code: ['123456'],
  };
}

beforeAll(async () => {
  sandbox = await createSandbox({ passwordCost: 'cheap' });
  known = await gather();
});
afterAll(() => sandbox.close());

const basic = (token: string): string =>
  `Basic ${Buffer.from(`${public_token}:${token}`).toString('base64')}`;

describe('§7 Sandbox: malformed calls', () => {
  it('are refused with a status below 500', async () => {
    const { signIn } = visitorOf(sandbox);
    let session = (await signIn()).data.session_token;
    await fc.assert(
      fc.asyncProperty(anyCall(known), async (call) => {
        const credentials = { session: basic(session), visitor: basic(public_token) };
        const answer = await sandbox.handle(requestOf(call, sandbox.origin, credentials));
        expect([answer.type, answer.status < 500]).toEqual(['default', true]);
        if (answer.ok && call.path.endsWith('/sessions/revoke'))
          session = (await signIn()).data.session_token;
      }),
      // The time limit ends the property early on a slow machine.
      { numRuns: 400, interruptAfterTimeLimit: 10_000 },
    );
  });
});
