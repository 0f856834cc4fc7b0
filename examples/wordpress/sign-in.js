const client = PriceRxAuth.createClient('public-token-test-sandbox', {
  endpoints: { apiUrl: 'http://localhost:4311' },
  // No other page of the domain can set cookies with these names. Safari stores them with https only.
  cookieOptions: { opaqueTokenCookieName: '__Host-session', jwtCookieName: '__Host-session_jwt' },
});
const [selector, signOut] = ['#sign-in', '#sign-out'].map((id) => document.querySelector(id));
// A shadow root: the theme's rules with !important do not apply in it.
const config = { products: ['otp'], otpOptions: { methods: ['email', 'sms'] }, enableShadowDOM: true };
const locale = new URLSearchParams(location.search).get('lang') ?? 'auto';
const onEvent = ({ type }) => type === 'AUTHENTICATE_FLOW_COMPLETE' && location.replace('/prices');

if (selector) PriceRxAuth.mountLogin({ client, selector, config, locale, callbacks: { onEvent } });
signOut?.addEventListener('click', () => client.session.revoke().then(() => location.assign('/')));
