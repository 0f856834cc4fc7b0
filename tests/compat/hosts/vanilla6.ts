// A host as it is written for version 6 of the provider's package. `types.broad.test.ts` compiles it with that package, and with ours.
import {
  createStytchClient,
  mountLogin,
  mountResetPassword,
  NoCurrentSessionError,
  OAuthProviders,
  OTPMethods,
  Products,
  StytchEventType,
  StytchPasskeyRegistration,
  StytchUI,
  type Callbacks,
  type PresentationConfig,
  type StytchClient,
  type StytchDOMEvent,
  type StytchLoginConfig,
} from '@stytch/vanilla-js';

export const stytch: StytchClient = createStytchClient('public-token-test-1', {
  customBaseUrl: 'https://login.prices.example',
  keepSessionAlive: true,
});

const config: StytchLoginConfig = {
  products: [Products.oauth, Products.otp],
  oauthOptions: { providers: [{ type: OAuthProviders.Apple }, { type: 'google' }] },
  otpOptions: { methods: [OTPMethods.WhatsApp, 'email'], expirationMinutes: 5, locale: 'es' },
  passkeyOptions: { domain: 'prices.example' },
};
const presentation: PresentationConfig = {
  theme: { primary: '#4a37be', 'rounded-base': '2px', 'font-family': 'Inter' },
  options: { hideHeaderText: true, logo: { url: '/logo.svg', alt: '' }, enableShadowDOM: true },
};
const both: PresentationConfig = { theme: [{ primary: '#111' }, { primary: '#eee' }] };

export const heard: string[] = [];
const callbacks: Callbacks = {
  onEvent(event) {
    if (event.type === StytchEventType.PasskeyRegister) heard.push(event.data.webauthn_registration_id);
  },
  onError: (error) => void heard.push(error.message),
};

mountLogin({
  client: stytch,
  elementId: '#sign-in',
  config,
  presentation,
  callbacks,
  strings: { 'login.title': 'Hi' },
});
mountResetPassword({
  client: stytch,
  elementId: '#reset',
  config,
  presentation: both,
  passwordResetToken: 'a-token',
});

customElements.define('stytch-ui', StytchUI);
const element = new StytchUI({ shadow: true });
element.addEventListener('stytch-event', (event) => heard.push((event as StytchDOMEvent).stytchEventType));
document.body.append(element);
element.render({ client: stytch, config, presentation, callbacks });
element.config = config;
const passkeys = new StytchPasskeyRegistration();
passkeys.render({ client: stytch, config: { products: [Products.passkeyRegistration] } });

export async function comeBack(): Promise<void> {
  if (stytch.parseAuthenticateUrl()?.handled) {
    const outcome = await stytch.authenticateByUrl({ session_duration_minutes: 60 });
    if (outcome?.handled) heard.push(outcome.tokenType);
  }
  stytch.onStateChange(
    ({ user, session }) => void heard.push(user?.user_id ?? '', session?.session_id ?? ''),
  );
}

export const isSignedOut = (error: unknown): boolean => error instanceof NoCurrentSessionError;
