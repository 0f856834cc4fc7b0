import { mountPasswordReset } from 'pricerx-auth';
import { client } from './auth.js';

mountPasswordReset({
  client,
  selector: '#sign-in',
  // The link of the mail ends with ?stytch_token_type=reset_password&token=…
  passwordResetToken: new URLSearchParams(location.search).get('token'),
  callbacks: { onEvent: ({ type }) => type === 'AUTHENTICATE_FLOW_COMPLETE' && location.assign('/account') },
});
