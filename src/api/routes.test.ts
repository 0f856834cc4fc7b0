import { headlessClient, signIn } from '../../tests/visits/headless';
import { bootstrapRoutes } from '../../tests/routes/bootstrap';
import { cryptoWalletRoutes } from '../../tests/routes/cryptoWallets';
import { idpRoutes } from '../../tests/routes/idp';
import { magicLinkRoutes } from '../../tests/routes/magicLinks';
import { oauthRoutes } from '../../tests/routes/oauth';
import { otpRoutes } from '../../tests/routes/otps';
import { passwordRoutes } from '../../tests/routes/passwords';
import type { Routes } from '../../tests/routes/route';
import { sessionRoutes } from '../../tests/routes/sessions';
import { totpRoutes } from '../../tests/routes/totps';
import { organizationRoutes, userRoutes } from '../../tests/routes/users';
import { webauthnRoutes } from '../../tests/routes/webauthn';
import { setUpSandbox } from '../../tests/sandbox';
import { PHONE } from '../../tests/visits/signIn';

/**
 * Every call that is made by script, variants included; a room's own are told in tests/routes. Tested elsewhere, because they
 * are no calls of this kind: the event log, the navigation to a social provider and the consent's form.
 */
const CALLS: (keyof Routes)[] = [
  'GET /projects/bootstrap/{public_token}',
  'GET /users/me',
  'PUT /users/me',
  'DELETE /users/emails/{id}',
  'DELETE /users/phone_numbers/{id}',
  'DELETE /users/totps/{id}',
  'DELETE /users/crypto_wallets/{id}',
  'DELETE /users/oauth/{id}',
  'DELETE /users/webauthn_registrations/{id}',
  'DELETE /users/biometric_registrations/{id}',
  'GET /users/connected_apps',
  'POST /users/connected_apps/{id}/revoke',
  'POST /users/search',
  'POST /b2b/organizations/members/search',
  'POST /sessions/revoke',
  'POST /sessions/authenticate',
  'POST /sessions/authenticate without a duration',
  'POST /sessions/exchange_access_token',
  'POST /sessions/attest',
  'POST /sessions/attest for a given session',
  'POST /magic_links/email/login_or_create',
  'POST /magic_links/email/send/primary',
  'POST /magic_links/email/send/secondary',
  'POST /magic_links/authenticate',
  'POST /otps/sms/login_or_create',
  'POST /otps/whatsapp/login_or_create',
  'POST /otps/email/login_or_create',
  'POST /otps/sms/send/primary',
  'POST /otps/sms/send/secondary',
  'POST /otps/whatsapp/send/primary',
  'POST /otps/whatsapp/send/secondary',
  'POST /otps/email/send/primary',
  'POST /otps/email/send/secondary',
  'POST /otps/authenticate',
  'POST /oauth/authenticate',
  'POST /crypto_wallets/authenticate/start/primary',
  'POST /crypto_wallets/authenticate/start/secondary',
  'POST /crypto_wallets/authenticate',
  'POST /totps',
  'POST /totps/authenticate',
  'POST /totps/recovery_codes',
  'POST /totps/recover',
  'POST /webauthn/register/start',
  'POST /webauthn/register',
  'POST /webauthn/authenticate/start/primary',
  'POST /webauthn/authenticate/start/secondary',
  'POST /webauthn/authenticate',
  'PUT /webauthn/update/{webauthn_registration_id}',
  'POST /passwords',
  'POST /passwords/authenticate',
  'POST /passwords/email/reset/start',
  'POST /passwords/email/reset',
  'POST /passwords/existing_password/reset',
  'POST /passwords/session/reset',
  'POST /passwords/strength_check',
  'POST /impersonation/authenticate',
  'POST /oauth/authorize/start',
  'POST /oauth/logout/start',
];

const page = setUpSandbox();
const ROUTES: Routes = Object.assign(
  {},
  ...[
    bootstrapRoutes,
    userRoutes,
    sessionRoutes,
    magicLinkRoutes,
    otpRoutes,
    passwordRoutes,
    cryptoWalletRoutes,
    webauthnRoutes,
    oauthRoutes,
    idpRoutes,
    totpRoutes,
    organizationRoutes,
  ].map((table) => table(page)),
) as Routes;

const decoded = (base64: string | null | undefined): string =>
  Buffer.from(base64?.replace(/^Basic /, '') ?? '', 'base64').toString();

describe('§7 The calls it makes', () => {
  it('the API calls exactly these routes', () => {
    expect(Object.keys(ROUTES).sort()).toEqual([...CALLS].sort());
  });

  it.each(CALLS)('%s', async (name) => {
    const route = ROUTES[name];
    if (!route) throw new Error('No table in tests/routes tells how this call is made.');
    const [method, path = ''] = name.split(' ');
    const client = headlessClient(page, { events: false });
    const session = route.signedIn ? await signIn(page, client) : null;
    const answer = await route.call(client, session);
    const sent = page.calls(route.path?.(session) ?? path).filter((call) => call.method === method);
    const call = sent.at(-1);
    if (!call) throw new Error(`It was not sent, only: ${page.calls().map((each) => each.path)}`);

    expect(call.body).toEqual(route.body);
    expect(call.credentials).toBe('include');
    const session_token = session?.session_token ?? page.publicToken;
    expect(decoded(call.headers.get('Authorization'))).toBe(`${page.publicToken}:${session_token}`);
    expect(call.headers.get('Content-Type')).toBe('application/json');
    expect(call.headers.get('X-SDK-Parent-Host')).toBe('http://localhost:4310');
    const id = (kind: string) => expect.stringMatching(new RegExp(`^${kind}-[0-9a-f-]{36}$`)) as string;
    expect(JSON.parse(decoded(call.headers.get('X-SDK-Client')))).toEqual({
      event_id: id('event-id'),
      app_session_id: id('app-session-id'),
      persistent_id: id('persistent-id'),
      client_sent_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...(session && {
        stytch_user_id: session.user.user_id,
        stytch_session_id: session.session.session_id,
      }),
      app: { identifier: 'localhost' },
      sdk: { identifier: 'pricerx-auth', version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string },
    });
    if (route.answer) expect(answer).toEqual(expect.objectContaining(route.answer));
    expect(JSON.stringify(answer)).not.toContain('__user');
  });

  it('every call has new request ids, so that no id identifies the visitor', async () => {
    const client = headlessClient(page);
    await client.otps.sms.loginOrCreate(PHONE);
    await client.otps.sms.loginOrCreate(PHONE);
    const ids = page
      .calls('/otps/sms/login_or_create')
      .map(({ headers }) => JSON.parse(decoded(headers.get('X-SDK-Client'))) as Record<string, string>)
      .flatMap(({ event_id, app_session_id, persistent_id }) => [event_id, app_session_id, persistent_id]);
    expect(new Set(ids).size).toBe(6);
  });
});
