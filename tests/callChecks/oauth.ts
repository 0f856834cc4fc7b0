import { bad, MINUTES, type WrongCall } from './wrongCall';

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
  ['stytch.oauth.authenticate', 'token must be a string.', (c) => c.oauth.authenticate(bad(null), MINUTES)],
  [
    'stytch.oauth.authenticate',
    'session_duration_minutes must be a number.',
    (c) => c.oauth.authenticate('t', bad(undefined)),
  ],
];
