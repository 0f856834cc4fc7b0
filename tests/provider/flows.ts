import { ethereumWallet, solanaWallet } from '../../sandbox/testing/wallets';
import { allRoutes } from '../calls/allRoutes';
import { APP, APP_AFTER_LOGOUT, connectApp } from '../data/apps';
import type { SandboxPage } from '../sandbox';
import { EMAIL } from '../visits/signIn';
import { visitProvider } from '../visits/social';
import { MESSAGE_FLOWS, named, REFUSED, SESSION, storePair } from './messageFlows';
import type { Flow } from './see';

const BUSY = { status: 500, body: { ...REFUSED, status_code: 500, error_type: 'internal_server_error' } };
const ROLE = { role_id: 'saver', description: '', permissions: [{ resource_id: 'prices', actions: ['*'] }] };
const RESOURCE = { resource_id: 'prices', description: '', actions: ['read', 'save'] };
const REMOVALS = ['Email', 'PhoneNumber', 'TOTP', 'OAuthRegistration', 'CryptoWallet'].concat([
  'WebauthnRegistration',
  'BiometricRegistration',
]);
const PASSKEY_OPTIONS = {
  domain: 'localhost',
  authenticator_type: 'platform',
  is_passkey: true,
  override_id: 'id',
  override_name: 'name',
  override_display_name: 'display name',
  use_base64_url_encoding: true,
  ...SESSION,
};
const SIWE_PARAMS = {
  uri: 'http://localhost:4310',
  chain_id: '1',
  issued_at: '2030-01-01T00:00:00Z',
  statement: 'Sign in.',
  not_before: '2020-01-01T00:00:00Z',
  message_request_id: 'message-1',
  resources: ['https://example.com/prices'],
};

const signedIn =
  (flow: Flow): Flow =>
  async (visit) => {
    await visit.signIn();
    return flow(visit);
  };

const wallet =
  (make: typeof solanaWallet, siwe_required_for_crypto_wallets: boolean): Flow =>
  async ({ page, call }) => {
    await page.project({ bootstrap: { siwe_required_for_crypto_wallets } });
    const [one, other] = [make(), make()];
    await call('cryptoWallets.authenticateStart', { ...named(one), siwe_params: SIWE_PARAMS });
    const { challenge = '' } = await call('cryptoWallets.authenticateStart', named(one));
    for (const { sign } of [other, one])
      await call('cryptoWallets.authenticate', { ...named(one), signature: sign(challenge), ...SESSION });
  };

const social =
  (pkce_required_for_oauth: boolean): Flow =>
  async (visit) => {
    const { page, call, lastAddress, restart } = visit;
    await page.project({ bootstrap: { pkce_required_for_oauth } });
    await call('oauth.google.start');
    await call('oauth.github.start', {
      login_redirect_url: 'http://localhost:4310/login',
      signup_redirect_url: 'http://localhost:4310/signup',
      custom_scopes: ['repo', 'user:email'],
      provider_params: { login_hint: EMAIL, hd: 'example.com' },
    });
    const back = await visitProvider(lastAddress());
    await restart();
    await call('oauth.authenticate', back.searchParams.get('token'), SESSION);
    storePair(visit, 'oauth');
    await call('oauth.apple.start', {});
  };

/** Routes that no method of the provider's headless client calls, and those with ids that only ours escapes. */
const NO_METHOD = /bootstrap|users\/search|oauth\/(authorize|logout)|b2b|DELETE/;

/** Each call of §7 by itself. */
const routes = (page: SandboxPage): Record<string, Flow> =>
  Object.fromEntries(
    Object.entries(allRoutes(page))
      .filter(([name]) => !NO_METHOD.test(name))
      .map(([name, route]): [string, Flow] => [
        name,
        async ({ act, signIn }) => {
          const session = route.signedIn ? await signIn() : null;
          await act(name, (client) => route.call(client, session));
        },
      ]),
  );

/** Calls in other circumstances than those of the tables of routes. */
const others: Record<string, Flow> = {
  'Ethereum wallets': wallet(ethereumWallet, false),
  'Ethereum wallets, with EIP-4361': wallet(ethereumWallet, true),
  'Solana wallets, with EIP-4361': wallet(solanaWallet, true),
  'recovery codes, answered as declared': signedIn(async ({ page, call }) => {
    const totps = { totp_id: 'totp-test-1', verified: true, recovery_codes: ['a'] };
    await page.fault('/totps/recovery_codes', { body: { data: { totps } } });
    await call('totps.recoveryCodes');
  }),
  passkeys: signedIn(async ({ call }) => {
    await call('webauthn.register');
    await call('session.revoke');
    await call('webauthn.authenticate', SESSION);
  }),
  'passkeys, with all options': signedIn(({ call }) => call('webauthn.register', PASSKEY_OPTIONS)),
  'the session': signedIn(async ({ page, call, restart }) => {
    await restart();
    for (const read of ['getSync', 'getInfo', 'getTokens']) await call(`session.${read}`);
    for (const read of ['getSync', 'getInfo']) await call(`user.${read}`);
    await page.fault('/sessions/authenticate', BUSY);
    await call('session.authenticate');
    await page.fault('/sessions/revoke', BUSY);
    await call('session.revoke');
    await page.fault('/sessions/revoke', BUSY);
    await call('session.revoke', { forceClear: true });
  }),
  'the session, ended at the server': signedIn(async ({ page, call, signIn }) => {
    const end = () => page.control.deleteData({ public_token: page.publicToken });
    await end();
    await call('session.authenticate');
    await signIn();
    await end();
    await call('session.revoke');
  }),
  'a session from a backend’s tokens': signedIn(async ({ call }) => {
    const { session_token, session_jwt } = await call('session.getTokens');
    await call('session.revoke', { forceClear: true });
    await call('session.updateSession', { session_token: 'another' });
    await call('session.updateSession', { session_token, session_jwt });
  }),
  'removals of a user’s factors': signedIn(async ({ call }) => {
    for (const removal of REMOVALS) await call(`user.delete${removal}`, 'factor-test-1');
  }),
  'no session': async ({ call }) => {
    for (const read of ['getSync', 'getInfo', 'getTokens']) await call(`session.${read}`);
    for (const read of ['get', 'getSync', 'getInfo']) await call(`user.${read}`);
    await call('session.authenticate');
  },
  'a user without a session': async ({ page, call }) => {
    await page.fault('/users/me', { body: { data: { user_id: 'user-test-1', emails: [] } } });
    await call('user.get');
  },
  roles: async ({ page, call, signIn }) => {
    const stranger = { role_id: 'stytch_user', description: '', permissions: [] };
    const rbac_policy = { resources: [RESOURCE], roles: [ROLE, stranger], scopes: [] };
    await page.project({ bootstrap: { rbac_policy } });
    await call('rbac.isAuthorized', 'prices', 'save');
    await page.control.createUser({ public_token: page.publicToken, email: EMAIL, roles: ['saver'] });
    await signIn();
    await call('rbac.isAuthorized', 'prices', 'save');
    await call('rbac.isAuthorizedSync', 'prices', 'remove');
    await call('rbac.allPermissions');
  },
  'social sign-in': social(false),
  'social sign-in, with PKCE': social(true),
  'social sign-in, without the required pair': async ({ page, call }) => {
    await page.project({ bootstrap: { pkce_required_for_oauth: true } });
    await call('oauth.authenticate', 'a-token', SESSION);
  },
  'social sign-in at the project’s own domain': async ({ page, call, events }) => {
    await page.project({ bootstrap: { cname_domain: 'login.example.com' } });
    await call('oauth.google.start');
    await events(2);
  },
  'consent to an app': signedIn(async ({ page, answerApp }) => {
    await connectApp(page);
    const carried = { code_challenge: 'a challenge', state: 'a state & more', nonce: 'n', prompt: 'consent' };
    await answerApp({ ...APP, response_type: 'code', scope: 'openid full_access', ...carried }, 'Allow');
    await answerApp({ ...APP, response_type: 'code', scope: 'openid' }, 'Deny');
  }),
  'sign-out for an app': signedIn(async ({ page, call, answerApp }) => {
    await connectApp(page);
    const { client_id } = APP;
    const back = { post_logout_redirect_uri: APP_AFTER_LOGOUT, state: 'a state', id_token_hint: 'hint' };
    await answerApp({ client_id, ...back }, 'Yes');
    await call('session.getSync');
  }),
};

export const flowsOf = (page: SandboxPage): Record<string, Flow> => ({
  ...routes(page),
  ...MESSAGE_FLOWS,
  ...others,
});
