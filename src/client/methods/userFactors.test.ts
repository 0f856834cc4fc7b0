import { appOf } from '../../../sandbox/testing/app';
import { headlessClient, rejection, signIn } from '../../../tests/visits/headless';
import { setUpSandbox } from '../../../tests/sandbox';
import { EMAIL, PHONE } from '../../../tests/visits/signIn';
import type { Client } from '../../headless';

const page = setUpSandbox();
const MINUTES = { session_duration_minutes: 30 };

/** The signed-in user adds a phone number. */
async function addPhone(client: Client) {
  const { method_id } = await client.otps.sms.send(PHONE);
  return client.otps.authenticate(await page.lastCode(PHONE), method_id, MINUTES);
}

const kept = () =>
  (
    JSON.parse(localStorage.getItem(`stytch_sdk_state_${page.publicToken}`) ?? '') as {
      user: unknown;
    }
  ).user;

describe('§7 API calls: users/me, deleting factors', () => {
  it.each<[string, (client: Client) => Promise<unknown>, 'emails' | 'phone_numbers' | 'totps']>([
    [
      'an email address',
      (client) => client.user.deleteEmail(client.user.getSync()?.emails[0]?.email_id ?? ''),
      'emails',
    ],
    [
      'a phone number',
      (client) => client.user.deletePhoneNumber(client.user.getSync()?.phone_numbers[0]?.phone_id ?? ''),
      'phone_numbers',
    ],
    [
      'an authenticator app',
      (client) => client.user.deleteTOTP(client.user.getSync()?.totps[0]?.totp_id ?? ''),
      'totps',
    ],
  ])('%s is deleted, from the store and from the answer', async (_, remove, list) => {
    const client = headlessClient(page);
    await signIn(page, client);
    await addPhone(client);
    await client.totps.create({ expiration_minutes: 10 });
    expect(client.user.getSync()?.[list]).toHaveLength(1);
    const received: unknown[] = [];
    client.user.onChange((user) => received.push(user?.[list].length));

    const answer = await remove(client);
    expect(Object.keys(answer as object).sort()).toEqual(['request_id', 'status_code', 'user_id']);
    expect(client.user.getSync()?.[list]).toEqual([]);
    expect(received).toEqual([0]);
    expect(kept()).toEqual(client.user.getSync());
    expect(await client.user.get()).toEqual(client.user.getSync());
  });

  it('deletes a passkey', async () => {
    const { control, publicToken: public_token } = page;
    await control.createUser({ public_token, email: EMAIL, webauthn_registrations: [{ name: 'Phone' }] });
    const client = headlessClient(page);
    const { user } = await signIn(page, client);
    const { webauthn_registration_id = '' } = user.webauthn_registrations[0] ?? {};
    await client.user.deleteWebauthnRegistration(webauthn_registration_id);
    expect(client.user.getSync()?.webauthn_registrations).toEqual([]);
  });

  it.each<[string, (client: Client, id: string) => Promise<unknown>]>([
    ['email_not_found', (client, id) => client.user.deleteEmail(id)],
    ['phone_number_not_found', (client, id) => client.user.deletePhoneNumber(id)],
    ['totp_not_found', (client, id) => client.user.deleteTOTP(id)],
    ['oauth_user_registration_not_found', (client, id) => client.user.deleteOAuthRegistration(id)],
    ['crypto_wallet_not_found', (client, id) => client.user.deleteCryptoWallet(id)],
    ['webauthn_registration_not_found', (client, id) => client.user.deleteWebauthnRegistration(id)],
    ['biometric_registration_not_found', (client, id) => client.user.deleteBiometricRegistration(id)],
    ['connected_app_not_found', (client, id) => client.user.revokeConnectedApp(id)],
  ])('rejects an id that the user does not have: %s', async (error_type, remove) => {
    const client = headlessClient(page);
    const { user } = await signIn(page, client);
    // No id leads out of its place in the path.
    const segments = {
      'nobody’s': 'nobody%E2%80%99s',
      '../../me': '..%2F..%2Fme',
      '..': '%252E%252E',
      '.': '%252E',
      'a..': 'a..',
    };
    for (const [id, segment] of Object.entries(segments)) {
      expect(await rejection(remove(client, id))).toMatchObject({ name: 'StytchAPIError', error_type });
      expect(page.calls().map(({ path }) => path.split('/')[3])).toContain(segment);
    }
    expect(client.user.getSync()).toEqual(user);
  });

  it('rejects without a session', async () => {
    const client = headlessClient(page);
    expect(await rejection(client.user.deleteEmail('email-1'))).toMatchObject({
      error_type: 'user_unauthenticated',
    });
  });
});

describe('§7 API calls: users/connected_apps', () => {
  /** A signed-in user who has let an application in. */
  async function withApp() {
    const app = appOf(page.sandbox, page.publicToken);
    await app.register();
    const client = headlessClient(page);
    const { session_token } = await signIn(page, client);
    await app.codeFor(session_token, { scope: 'openid email' });
    return client;
  }

  it('lists the apps that the user has allowed', async () => {
    const client = await withApp();
    expect((await client.user.getConnectedApps()).connected_apps).toEqual([
      {
        connected_app_id: 'app-diary',
        name: 'Diary',
        description: '',
        client_type: 'third_party_public',
        scopes_granted: 'openid email',
      },
    ]);
  });

  it('shares a request for 2 s, until an app’s access is revoked', async () => {
    const client = await withApp();
    await Promise.all([client.user.getConnectedApps(), client.user.getConnectedApps()]);
    await client.user.getConnectedApps();
    expect(page.calls('/users/connected_apps')).toHaveLength(1);
    await client.user.revokeConnectedApp('app-diary');
    expect((await client.user.getConnectedApps()).connected_apps).toEqual([]);
    expect(page.calls('/users/connected_apps')).toHaveLength(2);
  });
});
