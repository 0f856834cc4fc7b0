/** What is known of other people's apps. */
export interface AppTables {
  connected_apps: { public_token: string; user_id: string; client_id: string; scopes: string };
  /** One for each time that a user has sent an app away with a code. */
  authorizations: {
    authorization_id: string;
    public_token: string;
    client_id: string;
    user_id: string;
    redirect_uri: string;
    scope: string;
    nonce: string | null;
    code_challenge: string | null;
    /** When the user had last proved who they are. */
    authenticated_at: number;
    code_digest: string;
    code_expires_at: number;
    code_used_at: number | null;
    ended_at: number | null;
  };
  /** What apps have got for their codes. Of an access token it is the digest of its `jti`. */
  client_tokens: {
    token_digest: string;
    public_token: string;
    authorization_id: string;
    kind: 'access' | 'refresh';
    scope: string;
    expires_at: number;
    ended_at: number | null;
    /** When it has signed its user in. */
    exchanged_at: number | null;
  };
  /** What a session has asked to consent to, and not answered yet: HttpOnly mode alone has need of it. */
  consent_requests: {
    public_token: string;
    session_id: string;
    request_digest: string;
    expires_at: number;
    used_at: number | null;
  };
}
