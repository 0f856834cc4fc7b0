import { mountLogin, mountPasskeyRegistration } from 'pricerx-auth';
import { client } from './auth.js';

const callbacks = {
  onEvent({ type }) {
    if (type === 'PASSKEY_DONE' || type === 'PASSKEY_SKIP') location.assign('/account');
  },
};

if (client.session.getSync()) {
  // For signed-in visitors: they create, rename and delete their passkeys.
  mountPasskeyRegistration({ client, selector: '#sign-in', config: { products: ['passkeys'] }, callbacks });
} else {
  // Passkeys are offered in the email field's autofill, or by a button. A visitor without one gets a code.
  mountLogin({
    client,
    selector: '#sign-in',
    config: { products: ['otp', 'passkeys'], otpOptions: { methods: ['email'] } },
    callbacks: { onEvent: ({ type }) => type === 'AUTHENTICATE_FLOW_COMPLETE' && location.reload() },
  });
}
