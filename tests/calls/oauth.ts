import { visitProvider } from '../visits/social';
import { A_STRING, AUTH, DURATION, type RouteTable } from './route';

const BACK_TO = 'http://localhost:4310/in';

export const oauthRoutes: RouteTable = (page) => ({
  'POST /oauth/authenticate': {
    call: async (client) => {
      const { publicToken: public_token, options } = page;
      const start = { public_token, login_redirect_url: BACK_TO, signup_redirect_url: BACK_TO };
      const query = new URLSearchParams(start).toString();
      const address = `${options.endpoints.apiUrl}/v1/public/oauth/google/start?${query}`;
      const back = await visitProvider(address);
      return client.oauth.authenticate(back.searchParams.get('token') ?? '', DURATION);
    },
    body: { token: A_STRING, ...DURATION },
    answer: {
      ...AUTH,
      provider_subject: A_STRING,
      provider_type: 'google',
      profile_picture_url: A_STRING,
      locale: A_STRING,
      provider_values: {
        access_token: A_STRING,
        id_token: A_STRING,
        refresh_token: A_STRING,
        scopes: [],
        expires_at: A_STRING,
      },
    },
  },
});
