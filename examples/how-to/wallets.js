import { mountLogin } from 'pricerx-auth';
import { client } from './auth.js';

mountLogin({
  client,
  selector: '#sign-in',
  // A button for each wallet that the browser announces, and a link to set one up.
  config: { products: ['crypto'] },
  callbacks: {
    onEvent: ({ type }) => type === 'AUTHENTICATE_FLOW_COMPLETE' && location.assign('/account'),
    onError: ({ name }) => console.warn(name),
  },
});
