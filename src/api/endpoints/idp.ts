import type { AnswerMeta, User } from '../../domain/entities';
import type { OAuthLogoutStartFields } from '../../domain/idp/idpParameters';
import { api } from '../api';

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
  /** Scopes that the app may get, separated by spaces; empty when none. */
  grantable_scope: string;
  /** Requested scopes that the app cannot get. */
  ungrantable_scope: string;
}

export interface OAuthLogoutStartAnswer extends AnswerMeta {
  /** Whether the visitor must confirm the sign-out. */
  consent_required: boolean;
  /** The address to navigate to afterwards. */
  redirect_uri: string;
}

/** Submitted by an HTML form, because the answer redirects the whole page. */
export const OAUTH_AUTHORIZE_PATH = '/oauth/authorize';

export const idpApi = api.injectEndpoints({
  endpoints: (build) => ({
    oauthAuthorizeStart: build.mutation<OAuthAuthorizeStartAnswer, OAuthAuthorizeStartFields>({
      query: (body) => ({ method: 'POST', path: '/oauth/authorize/start', body }),
      transformResponse: (data) => {
        const answer = data as OAuthAuthorizeStartAnswer;
        // The provider leaves out empty lists of scopes.
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
