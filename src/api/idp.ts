import type { AnswerMeta, User } from '../domain/entities';
import { api } from './api';

export interface OAuthAuthorizeStartFields {
  client_id: string;
  redirect_uri: string;
  response_type: string;
  /** Separated by spaces. */
  scope: string;
  prompt: string;
}

export interface OAuthAuthorizeStartAnswer extends AnswerMeta {
  user_id: string;
  user: User;
  /** False when the user has consented before: submit at once. */
  consent_required: boolean;
  oidc_client: {
    client_id: string;
    client_name: string;
    client_description: string;
    client_type: string;
    client_logo_url?: string;
  };
  /** What the app may be given, separated by spaces; empty when nothing. */
  grantable_scope: string;
  /** What it asks for and may not be given. */
  ungrantable_scope: string;
}

export interface OAuthLogoutStartFields {
  /** Which app asks. */
  client_id: string;
  /** Where the visitor goes afterwards; must be registered for the app. */
  post_logout_redirect_uri: string;
  /** The app's own; it comes back untouched. */
  state?: string;
  /** The app's id token of this visitor: with it they need not be asked. */
  id_token_hint?: string;
}

export interface OAuthLogoutStartAnswer extends AnswerMeta {
  /** Whether the visitor must be asked before they are signed out. */
  consent_required: boolean;
  /** Where the page goes afterwards. */
  redirect_uri: string;
}

/** `POST` here by a form, not by a call: its answer is a redirect of the whole page. */
export const OAUTH_AUTHORIZE_PATH = '/oauth/authorize';

export const idpApi = api.injectEndpoints({
  endpoints: (build) => ({
    oauthAuthorizeStart: build.mutation<OAuthAuthorizeStartAnswer, OAuthAuthorizeStartFields>({
      query: (body) => ({ method: 'POST', path: '/oauth/authorize/start', body }),
      transformResponse: (data) => {
        const answer = data as OAuthAuthorizeStartAnswer;
        // The wire leaves out a scope list that is empty.
        return {
          ...answer,
          grantable_scope: answer.grantable_scope ?? '',
          ungrantable_scope: answer.ungrantable_scope ?? '',
        };
      },
    }),
    oauthLogoutStart: build.mutation<OAuthLogoutStartAnswer, OAuthLogoutStartFields>({
      query: (body) => ({ method: 'POST', path: '/oauth/logout/start', body }),
    }),
  }),
});
