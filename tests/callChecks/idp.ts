import { APP, APP_AFTER_LOGOUT } from '../data/apps';
import { bad, type WrongCall } from './wrongCall';

const METHODS = ['oauthAuthorizeStart', 'oauthAuthorizeSubmit'] as const;
const RIGHT = { ...APP, consent_granted: true };
const LOGOUT = { client_id: APP.client_id, post_logout_redirect_uri: APP_AFTER_LOGOUT };

const wrongString = (method: 'oauthAuthorizeStart' | 'oauthAuthorizeSubmit', field: string): WrongCall => [
  `stytch.idp.${method}`,
  `${field} must be a string.`,
  (c) => c.idp[method](bad({ ...RIGHT, [field]: 1 })),
];

const wrongLogout = (field: string): WrongCall => [
  'stytch.idp.oauthLogoutStart',
  `${field} must be a string.`,
  (c) => c.idp.oauthLogoutStart(bad({ ...LOGOUT, [field]: 1 })),
];

export const IDP_CALLS: WrongCall[] = [
  ...METHODS.flatMap((method) =>
    ['client_id', 'redirect_uri', 'response_type', 'scope', 'prompt'].map((field) =>
      wrongString(method, field),
    ),
  ),
  ...['code_challenge', 'state', 'nonce'].map((field) => wrongString('oauthAuthorizeSubmit', field)),
  [
    'stytch.idp.oauthAuthorizeStart',
    'client_id must be a string.',
    (c) => c.idp.oauthAuthorizeStart(bad(undefined)),
  ],
  [
    'stytch.idp.oauthAuthorizeSubmit',
    'consent_granted must be a boolean.',
    (c) => c.idp.oauthAuthorizeSubmit(bad({ ...APP, consent_granted: 'true' })),
  ],
  ...['client_id', 'post_logout_redirect_uri', 'state', 'id_token_hint'].map(wrongLogout),
];
