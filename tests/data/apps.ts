import type { SandboxPage } from '../sandbox';

/** A third-party app whose users sign in with this site. */
export const APP = { client_id: 'app-1', redirect_uri: 'http://localhost:4312/callback' };
export const APP_AFTER_LOGOUT = 'http://localhost:4312/bye';

/** Registers the app with the project. */
export const connectApp = (page: SandboxPage, settings: Parameters<SandboxPage['project']>[0] = {}) =>
  page.project({
    ...settings,
    oauth_clients: [
      {
        client_id: APP.client_id,
        client_name: 'Pill Planner',
        redirect_uris: [APP.redirect_uri],
        // The app's requests in these tests have no code challenge.
        pkce_required: false,
        post_logout_redirect_uris: [APP_AFTER_LOGOUT],
      },
    ],
  });
