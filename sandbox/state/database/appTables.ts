/** Tables about the OAuth clients (apps) of a project. */
export interface AppTables {
  connected_apps: { public_token: string; user_id: string; client_id: string; scopes: string };
  /** One row for each authorization code. */
  authorizations: {
    authorization_id: string;
    public_token: string;
    client_id: string;
    user_id: string;
    redirect_uri: string;
    scope: string;
    nonce: string | null;
    code_challenge: string | null;
    /** Time of the user's last authentication. */
    authenticated_at: number;
    code_digest: string;
    code_expires_at: number;
    code_used_at: number | null;
    ended_at: number | null;
  };
  /** Tokens issued for authorization codes. For an access token, `token_digest` is the digest of its `jti`. */
  client_tokens: {
    token_digest: string;
    public_token: string;
    authorization_id: string;
    kind: 'access' | 'refresh';
    scope: string;
    expires_at: number;
    ended_at: number | null;
    /** When the access token was exchanged for a session. */
    exchanged_at: number | null;
  };
  /** Consent requests of a session that were not answered yet. Used in HttpOnly mode only. */
  consent_requests: {
    public_token: string;
    session_id: string;
    request_digest: string;
    expires_at: number;
    used_at: number | null;
  };
}
