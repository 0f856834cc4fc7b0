import { mountLogin } from 'pricerx-auth';
import { client } from './auth.js';

mountLogin({
  client,
  selector: '#sign-in',
  config: {
    products: ['oauth'],
    oauthOptions: {
      providers: [
        { type: 'google', provider_params: { prompt: 'select_account' } },
        { type: 'github', custom_scopes: ['read:user'] },
      ],
      // The provider leads back to this address. Register it with the project, as a login and as a sign-up redirect URL.
      loginRedirectURL: `${location.origin}/signed-in`,
      signupRedirectURL: `${location.origin}/signed-in`,
    },
  },
});
