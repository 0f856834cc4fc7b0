import { ethereumWallet } from '../../sandbox/testing/wallets';
import { signIn, startedClient } from '../../tests/visits/headless';
import { makePasskey, setUpPasskeys } from '../../tests/browser/passkeys';
import { setUpSandbox } from '../../tests/sandbox';
import { loadScripts } from '../../tests/browser/scripts';
import { eventually } from '../../tests/time';
import { EMAIL } from '../../tests/visits/signIn';
import type { Client } from '../headless';
import { searchUser } from '../sagas/resources/userSearch';
import { runtimeOf } from '../../tests/runtime';

const page = setUpSandbox();
const MINUTES = { session_duration_minutes: 30 };
const password = 'a better one: zebra fiddle 42';
const wallet = ethereumWallet();
const WALLET = { crypto_wallet_address: wallet.address, crypto_wallet_type: 'ethereum' };

const BOTH = ['captcha_token', 'dfp_telemetry_id'];
const CAPTCHA = ['captcha_token'];
const NOTHING: string[] = [];

/** The bot protection fields of a call, how often it is sent when a captcha is missing, and the call itself. */
type Row = [path: string, carried: string[], sent: number, call: (client: Client) => Promise<unknown>];
const CALLS: Row[] = [
  ['/users/search', BOTH, 1, async (client) => (await runtimeOf(client)).run(() => searchUser(EMAIL))],
  ['/passwords', BOTH, 2, (c) => c.passwords.create({ email: EMAIL, password, ...MINUTES })],
  [
    '/passwords/authenticate',
    BOTH,
    2,
    (c) => c.passwords.authenticate({ email: EMAIL, password, ...MINUTES }),
  ],
  ['/passwords/email/reset/start', BOTH, 2, (c) => c.passwords.resetByEmailStart({ email: EMAIL })],
  ['/passwords/email/reset', BOTH, 2, (c) => c.passwords.resetByEmail({ token: 't', password, ...MINUTES })],
  [
    '/passwords/existing_password/reset',
    BOTH,
    2,
    (c) =>
      c.passwords.resetByExistingPassword({
        email: EMAIL,
        existing_password: password,
        new_password: password,
        ...MINUTES,
      }),
  ],
  ['/passwords/session/reset', BOTH, 2, (c) => c.passwords.resetBySession({ password })],
  ['/passwords/strength_check', NOTHING, 1, (c) => c.passwords.strengthCheck({ password })],
  [
    '/crypto_wallets/authenticate/start/primary',
    CAPTCHA,
    1,
    (c) => c.cryptoWallets.authenticateStart(WALLET),
  ],
  [
    '/crypto_wallets/authenticate',
    BOTH,
    2,
    (c) => c.cryptoWallets.authenticate({ ...WALLET, signature: '0x1', ...MINUTES }),
  ],
  ['/webauthn/authenticate/start/primary', NOTHING, 1, (c) => c.webauthn.authenticate(MINUTES)],
  [
    '/webauthn/authenticate',
    BOTH,
    2,
    async (c) => {
      await makePasskey(page, c);
      return c.webauthn.authenticate({ is_passkey: true, ...MINUTES });
    },
  ],
  [
    '/webauthn/register/start',
    NOTHING,
    1,
    async (c) => {
      await signIn(page, c);
      return c.webauthn.register();
    },
  ],
  [
    '/totps',
    NOTHING,
    1,
    async (c) => {
      await signIn(page, c);
      return c.totps.create({ expiration_minutes: 10 });
    },
  ],
  ['/totps/authenticate', BOTH, 2, (c) => c.totps.authenticate({ totp_code: '123456', ...MINUTES })],
  ['/totps/recover', BOTH, 2, (c) => c.totps.recover({ recovery_code: 'one', ...MINUTES })],
  ['/impersonation/authenticate', BOTH, 2, (c) => c.impersonation.authenticate({ impersonation_token: 't' })],
  [
    '/sessions/exchange_access_token',
    NOTHING,
    1,
    (c) => c.session.exchangeAccessToken({ access_token: 't', ...MINUTES }),
  ],
  ['/sessions/attest', NOTHING, 1, (c) => c.session.attest({ profile_id: 'p', token: 't' })],
  [
    '/b2b/organizations/members/search',
    NOTHING,
    1,
    (c) => c.organizations.members.search({ email_address: EMAIL, organization_id: 'o' }),
  ],
  ['/webauthn/register', NOTHING, 1, (c) => makePasskey(page, c)],
];

describe('§4 Bot protection: the calls that carry it and are retried', () => {
  it.each(CALLS)(
    '%s carries the specified fields, and is retried only where specified',
    async (path, carried, sent, call) => {
      await page.project({
        bootstrap: {
          captcha_settings: { enabled: true, siteKey: 'site-key' },
          dfp_protected_auth_enabled: true,
          dfp_protected_auth_mode: 'OBSERVATION',
        },
      });
      loadScripts(page);
      setUpPasskeys(page);
      const client = await startedClient(page, { events: false });
      await eventually(() =>
        expect(localStorage.getItem(`stytch_sdk_state_${page.publicToken}::bootstrap`)).not.toBeNull(),
      );
      await page.idle();
      await page.fault(path, { status: 403, body: 'Captcha required', content_type: 'text/plain' });
      await call(client).catch(() => undefined);
      const fields = page
        .calls(path)
        .map(({ body = {} }) => BOTH.filter((name) => typeof body[name] === 'string'));
      expect(fields).toEqual(Array.from({ length: sent }, () => carried));
    },
  );
});
