import { APP, APP_AFTER_LOGOUT, connectApp } from '../data/apps';
import { A_STRING, META, type RouteTable } from './route';
import { bad, type Required, type WrongCall } from './wrongCall';

export const idpRoutes: RouteTable = (page) => ({
  'POST /oauth/authorize/start': {
    call: async (client) => {
      await connectApp(page);
      return client.idp.oauthAuthorizeStart({
        ...APP,
        response_type: 'code',
        scope: 'openid',
        prompt: 'consent',
      });
    },
    signedIn: true,
    body: { ...APP, response_type: 'code', scope: 'openid', prompt: 'consent' },
    answer: {
      ...META,
      user_id: A_STRING,
      consent_required: true,
      oidc_client: expect.objectContaining({
        client_id: APP.client_id,
        client_name: 'Pill Planner',
      }) as object,
      grantable_scope: 'openid',
      ungrantable_scope: '',
    },
  },
  'POST /oauth/logout/start': {
    call: async (client) => {
      await connectApp(page);
      return client.idp.oauthLogoutStart({
        client_id: APP.client_id,
        post_logout_redirect_uri: APP_AFTER_LOGOUT,
        state: 'a b',
        id_token_hint: 'hint',
      });
    },
    signedIn: true,
    body: {
      client_id: APP.client_id,
      post_logout_redirect_uri: APP_AFTER_LOGOUT,
      state: 'a b',
      id_token_hint: 'hint',
    },
    answer: { ...META, consent_required: true, redirect_uri: `${APP_AFTER_LOGOUT}?state=a+b` },
  },
});

export const IDP_REQUIRED: Required = {
  'idp.oauthAuthorizeStart': ['client_id', 'redirect_uri'],
  'idp.oauthAuthorizeSubmit': ['client_id', 'redirect_uri', 'consent_granted'],
  'idp.oauthLogoutStart': ['client_id', 'post_logout_redirect_uri'],
};

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
