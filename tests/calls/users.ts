import { appOf } from '../../sandbox/testing/app';
import { rejection } from '../visits/headless';
import type { SandboxPage } from '../sandbox';
import { A_LIST, A_STRING, META, type RouteTable, type SignedIn } from './route';

const CHANGES = { untrusted_metadata: { plan: 'gold' }, name: { first_name: 'Ada' } };
const USER_ID = { ...META, user_id: A_STRING };

/** An unknown id is refused, but it is sent, as one segment of the path. */
const NOBODYS = '../a/b?c';
const SEGMENT = '..%2Fa%2Fb%3Fc';

/** The signed-in user lets an app in. */
async function allowApp(page: SandboxPage, session: SignedIn | null) {
  const app = appOf(page.sandbox, page.publicToken);
  await app.register();
  await app.codeFor(session?.session_token ?? '', { scope: 'openid email' });
}

export const userRoutes: RouteTable = (page) => ({
  'GET /users/me': {
    call: (client) => client.user.get(),
    signedIn: true,
    answer: { user_id: A_STRING, emails: A_LIST },
  },
  'PUT /users/me': {
    call: (client) => client.user.update(CHANGES),
    signedIn: true,
    body: CHANGES,
    answer: { ...USER_ID, emails: A_LIST },
  },
  'DELETE /users/emails/{id}': {
    call: (client, session) => client.user.deleteEmail(session?.user.emails[0]?.email_id ?? ''),
    path: (session) => `/users/emails/${session?.user.emails[0]?.email_id}`,
    signedIn: true,
    answer: USER_ID,
  },
  'DELETE /users/phone_numbers/{id}': {
    call: (client) => rejection(client.user.deletePhoneNumber(NOBODYS)),
    path: () => `/users/phone_numbers/${SEGMENT}`,
    signedIn: true,
    answer: { error_type: 'phone_number_not_found' },
  },
  'DELETE /users/totps/{id}': {
    call: (client) => rejection(client.user.deleteTOTP(NOBODYS)),
    path: () => `/users/totps/${SEGMENT}`,
    signedIn: true,
    answer: { error_type: 'totp_not_found' },
  },
  'DELETE /users/crypto_wallets/{id}': {
    call: (client) => rejection(client.user.deleteCryptoWallet(NOBODYS)),
    path: () => `/users/crypto_wallets/${SEGMENT}`,
    signedIn: true,
    answer: { error_type: 'crypto_wallet_not_found' },
  },
  'DELETE /users/oauth/{id}': {
    call: (client) => rejection(client.user.deleteOAuthRegistration(NOBODYS)),
    path: () => `/users/oauth/${SEGMENT}`,
    signedIn: true,
    answer: { error_type: 'oauth_user_registration_not_found' },
  },
  'DELETE /users/webauthn_registrations/{id}': {
    call: (client) => rejection(client.user.deleteWebauthnRegistration(NOBODYS)),
    path: () => `/users/webauthn_registrations/${SEGMENT}`,
    signedIn: true,
    answer: { error_type: 'webauthn_registration_not_found' },
  },
  'DELETE /users/biometric_registrations/{id}': {
    call: (client) => rejection(client.user.deleteBiometricRegistration(NOBODYS)),
    path: () => `/users/biometric_registrations/${SEGMENT}`,
    signedIn: true,
    answer: { error_type: 'biometric_registration_not_found' },
  },
  'GET /users/connected_apps': {
    call: async (client, session) => {
      await allowApp(page, session);
      return client.user.getConnectedApps();
    },
    signedIn: true,
    answer: {
      ...META,
      connected_apps: [
        {
          connected_app_id: 'app-diary',
          name: 'Diary',
          description: '',
          client_type: 'third_party_public',
          scopes_granted: 'openid email',
        },
      ],
    },
  },
  'POST /users/connected_apps/{id}/revoke': {
    call: async (client, session) => {
      await allowApp(page, session);
      return client.user.revokeConnectedApp('app-diary');
    },
    path: () => '/users/connected_apps/app-diary/revoke',
    signedIn: true,
    answer: META,
  },
});
