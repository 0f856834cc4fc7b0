import { mountLogin } from 'pricerx-auth';
import { client } from './auth.js';

mountLogin({
  client,
  selector: '#sign-in',
  config: {
    products: ['passwords'],
    passwordOptions: {
      // Both links of the reset mail lead to the page with mountPasswordReset. Register its address with the project.
      resetPasswordRedirectURL: `${location.origin}/reset-password`,
      loginRedirectURL: `${location.origin}/reset-password`,
      resetPasswordExpirationMinutes: 10,
    },
  },
  callbacks: { onEvent: ({ type }) => type === 'AUTHENTICATE_FLOW_COMPLETE' && location.assign('/account') },
});
