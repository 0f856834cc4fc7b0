import type { AuthAnswer } from '../../domain/entities';
import { api } from '../api';

export interface OAuthAuthenticateFields {
  token: string;
  session_duration_minutes: number;
  code_verifier?: string;
}

export interface OAuthAuthenticateAnswer extends AuthAnswer {
  /** The visitor's id at the social provider. */
  provider_subject: string;
  /** The social provider's name, as in `OAuthProviders`. */
  provider_type: string;
  profile_picture_url: string;
  locale: string;
  /** Tokens of the social provider, for calls to its API. Treat them like passwords. */
  provider_values: {
    access_token: string;
    id_token: string;
    refresh_token: string;
    scopes: string[];
    /** RFC 3339. */
    expires_at: string;
  };
}

export const oauthApi = api.injectEndpoints({
  endpoints: (build) => ({
    oauthAuthenticate: build.mutation<OAuthAuthenticateAnswer, OAuthAuthenticateFields>({
      query: (body) => ({ method: 'POST', path: '/oauth/authenticate', body }),
    }),
  }),
});
