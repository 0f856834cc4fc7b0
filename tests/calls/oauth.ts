import { visitProvider } from '../visits/social';
import { A_STRING, AUTH, DURATION, type RouteTable } from './route';
import { bad, type Required, type WrongCall } from './wrongCall';

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

export const OAUTH_REQUIRED: Required = {
  startOAuthFlow: [],
  'oauth.authenticate': ['token', 'session_duration_minutes'],
};

export const OAUTH_CALLS: WrongCall[] = [
  [
    'startOAuthFlow',
    'custom_scopes must be an array of strings.',
    (c) => c.oauth.google.start(bad({ custom_scopes: 'openid' })),
  ],
  [
    'startOAuthFlow',
    'custom_scopes must be an array of strings.',
    (c) => c.oauth.yahoo.start(bad({ custom_scopes: ['openid', 1], provider_params: 1 })),
  ],
  [
    'startOAuthFlow',
    'provider_params must be an object.',
    (c) => c.oauth.google.start(bad({ provider_params: 'prompt=login' })),
  ],
  [
    'startOAuthFlow',
    'provider_params must be an object.',
    (c) => c.oauth.google.start(bad({ custom_scopes: null, provider_params: ['prompt'] })),
  ],
  ...['login_redirect_url', 'signup_redirect_url'].map((field): WrongCall => [
    'startOAuthFlow',
    `${field} must be a string.`,
    (c) => c.oauth.google.start(bad({ [field]: new URL(BACK_TO) })),
  ]),
  ['stytch.oauth.authenticate', 'token must be a string.', (c) => c.oauth.authenticate(bad(null), DURATION)],
  [
    'stytch.oauth.authenticate',
    'session_duration_minutes must be a number.',
    (c) => c.oauth.authenticate('t', bad(undefined)),
  ],
  [
    'stytch.oauth.authenticate',
    'session_duration_minutes must be a number.',
    (c) => c.oauth.authenticate('t', bad({ session_duration_minutes: '60' })),
  ],
];
