import { APP, APP_AFTER_LOGOUT, connectApp } from '../data/apps';
import { A_STRING, META, type RouteTable } from './route';

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
