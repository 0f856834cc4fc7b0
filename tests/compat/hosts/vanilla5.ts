// A host as it is written for version 5 of the provider's package. `types.broad.test.ts` compiles it with that package, and with ours.
import {
  OAuthProviders,
  OneTapPositions,
  OTPMethods,
  Products,
  StytchAPIError,
  StytchEventType,
  StytchUIClient,
  Wallets,
  type Callbacks,
  type Session,
  type StyleConfig,
  type StytchLoginConfig,
  type User,
} from '@stytch/vanilla-js';

const stytch = new StytchUIClient('public-token-test-1', {
  cookieOptions: { opaqueTokenCookieName: 'session', availableToSubdomains: true, domain: 'prices.example' },
  endpointOptions: { testApiDomain: 'login.prices.example' },
});

const config: StytchLoginConfig = {
  products: [
    Products.oauth,
    Products.emailMagicLinks,
    Products.otp,
    Products.passwords,
    Products.crypto,
    Products.passkeys,
  ],
  emailMagicLinksOptions: {
    loginRedirectURL: 'https://prices.example/in',
    loginExpirationMinutes: 30,
    signupRedirectURL: 'https://prices.example/in',
    signupExpirationMinutes: 30,
    createUserAsPending: false,
  },
  oauthOptions: {
    providers: [
      { type: OAuthProviders.Google, one_tap: true, position: OneTapPositions.embedded },
      { type: OAuthProviders.GitLab, custom_scopes: ['read_user'], provider_params: { login_hint: 'a' } },
    ],
    loginRedirectURL: 'https://prices.example/in',
  },
  otpOptions: { methods: [OTPMethods.SMS, OTPMethods.Email], expirationMinutes: 5 },
  passwordOptions: {
    resetPasswordRedirectURL: 'https://prices.example/reset',
    resetPasswordExpirationMinutes: 30,
  },
  sessionOptions: { sessionDurationMinutes: 60 },
};

const styles: StyleConfig = {
  container: { width: '100%', backgroundColor: '#fff' },
  colors: { primary: '#19303d' },
  buttons: { primary: { backgroundColor: '#4a37be', borderColor: '#4a37be' } },
  fontFamily: 'Inter',
  hideHeaderText: true,
  logo: { logoImageUrl: '/logo.svg' },
};

export const heard: string[] = [];
const callbacks: Callbacks = {
  onEvent: ({ type, data }) => {
    heard.push(type);
    if (type === StytchEventType.OTPsAuthenticate) heard.push(data.method_id, data.session.session_id);
    if (type === StytchEventType.AuthenticateFlowComplete) heard.push(Wallets.Phantom);
  },
  onError: ({ message }) => void heard.push(message),
};

stytch.mountLogin({
  elementId: '#sign-in',
  config,
  styles,
  callbacks,
  strings: { 'login.title': 'Welcome' },
});
stytch.mountResetPassword({ elementId: '#reset', config, styles, callbacks, passwordResetToken: 'a-token' });
stytch.mountPasskeyRegistration({ elementId: '#passkeys', config: { products: [Products.passkeys] } });
stytch.mountIdentityProvider({
  elementId: '#consent',
  callbacks,
  getIDPConsentManifest: ({ scopes, clientName }) =>
    scopes.map((scope) => ({ text: `${clientName}: ${scope}` })),
});

/** The name of a user, and when the session ends. */
export const shown = (user: User | null, session: Session | null): string =>
  `${user?.name.first_name} ${user?.emails[0]?.email} ${session?.expires_at} ${session?.authentication_factors[0]?.type}`;

export async function visit(): Promise<void> {
  const stop = stytch.user.onChange((user) => void heard.push(shown(user, stytch.session.getSync())));
  stytch.session.onChange((session) => void heard.push(shown(null, session)));
  const { fromCache, session } = stytch.session.getInfo();
  heard.push(String(fromCache), session?.session_id ?? '', stytch.session.getTokens()?.session_jwt ?? '');
  await stytch.magicLinks.email.loginOrCreate('ada@example.com', {
    login_magic_link_url: 'https://prices.example/in',
    signup_expiration_minutes: 10,
  });
  await stytch.magicLinks.authenticate('token', { session_duration_minutes: 60 });
  const { method_id } = await stytch.otps.sms.loginOrCreate('+14155550132', { expiration_minutes: 5 });
  const answer = await stytch.otps.authenticate('123456', method_id, { session_duration_minutes: 60 });
  heard.push(answer.session_token, answer.user.user_id, answer.request_id);
  await stytch.oauth.google.start({
    login_redirect_url: 'https://prices.example/in',
    custom_scopes: ['email'],
  });
  await stytch.oauth.googleOneTap.start({ login_redirect_url: 'https://prices.example/in' });
  await stytch.oauth.authenticate('token', { session_duration_minutes: 60 });
  await stytch.passwords.create({
    email: 'ada@example.com',
    password: 'a b c d e',
    session_duration_minutes: 60,
  });
  await stytch.passwords.authenticate({
    email: 'a@example.com',
    password: 'a',
    session_duration_minutes: 60,
  });
  await stytch.passwords.resetByEmailStart({
    email: 'a@example.com',
    reset_password_redirect_url: 'https://a.example',
  });
  await stytch.passwords.resetByEmail({ token: 'a', password: 'b', session_duration_minutes: 60 });
  const { valid_password, feedback } = await stytch.passwords.strengthCheck({
    email: 'a@example.com',
    password: 'a',
  });
  heard.push(String(valid_password), ...feedback.suggestions);
  await stytch.totps.create({ expiration_minutes: 5 });
  await stytch.totps.authenticate({ totp_code: '123456', session_duration_minutes: 60 });
  await stytch.webauthn.register({
    domain: 'prices.example',
    is_passkey: true,
    session_duration_minutes: 60,
  });
  await stytch.webauthn.authenticate({ domain: 'prices.example', session_duration_minutes: 60 });
  await stytch.cryptoWallets.authenticateStart({
    crypto_wallet_address: '0x1',
    crypto_wallet_type: 'ethereum',
  });
  await stytch.user.update({ name: { first_name: 'Ada' }, untrusted_metadata: { theme: 'dark' } });
  await stytch.user.deletePhoneNumber('phone-number-1');
  await stytch.user.revokedConnectedApp('connected-app-1');
  await stytch.session.authenticate({ session_duration_minutes: 60 });
  stytch.session.updateSession({ session_token: 'a', session_jwt: 'b' });
  if (await stytch.rbac.isAuthorized('prices', 'save')) await stytch.session.revoke({ forceClear: true });
  stop();
}

export const isWrongCode = (error: unknown): boolean =>
  error instanceof StytchAPIError && error.error_type === 'otp_code_not_found' && error.status_code === 404;
