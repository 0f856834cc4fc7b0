import { createStytchClient, OTPMethods, Products, StytchEventType, StytchUI } from 'pricerx-auth/compat';
import { showAccount } from './account.js';
import { SANDBOX } from './sandbox.js';

const stytch = createStytchClient('public-token-test-sandbox', SANDBOX);
const place = document.querySelector('#sign-in');

customElements.define('stytch-ui', StytchUI);
const widget = document.createElement('stytch-ui');
place.append(widget);
widget.render({
  client: stytch,
  config: {
    products: [Products.otp],
    otpOptions: { methods: [OTPMethods.Email], expirationMinutes: 5 },
    sessionOptions: { sessionDurationMinutes: 60 },
  },
  presentation: { theme: { primary: '#0b4f6c' } },
  callbacks: {
    onEvent({ type }) {
      if (type === StytchEventType.OTPsAuthenticate) document.title = 'Signed in';
    },
  },
});
showAccount(stytch, place);
