/** Tables of authentication factors other than codes, links and passwords. */
export interface FactorTables {
  totps: {
    totp_id: string;
    public_token: string;
    user_id: string;
    secret: string;
    /** A JSON list of the unused recovery codes. */
    recovery_codes: string;
    verified: number;
    /** Deadline for the verification; null once verified. */
    expires_at: number | null;
    /** The time step of the last code that was used. */
    last_step: number | null;
  };
  crypto_wallets: {
    crypto_wallet_id: string;
    public_token: string;
    user_id: string;
    address: string;
    key: string;
    type: 'ethereum' | 'solana';
    verified: number;
  };
  /** Texts for wallets to sign. `user_id` is set when the wallet will be added to that user, `page` when only that page may use it. */
  wallet_challenges: {
    nonce: string;
    public_token: string;
    type: 'ethereum' | 'solana';
    key: string;
    user_id: string | null;
    challenge: string;
    page: string | null;
    not_before: number;
    expires_at: number;
    used_at: number | null;
  };
  oauth_registrations: {
    oauth_user_registration_id: string;
    public_token: string;
    user_id: string;
    provider_type: string;
    provider_subject: string;
    profile_picture_url: string;
    locale: string;
  };
  /** Tokens that the provider's page redirects with. `account` is the email address of the chosen account. */
  oauth_tokens: {
    token_digest: string;
    public_token: string;
    registration_id: string;
    provider: string;
    account: string;
    scopes: string;
    code_challenge: string | null;
    expires_at: number;
    used_at: number | null;
  };
  one_tap_rounds: {
    callback_digest: string;
    public_token: string;
    csrf_digest: string;
    /** Origin of the page that started the prompt, when known. */
    page: string | null;
    expires_at: number;
    used_at: number | null;
  };
  one_tap_credentials: { id_digest: string; public_token: string; used_at: number | null };
  /** Passkeys and security keys. Those created by a control call have no credential. */
  webauthn_registrations: {
    webauthn_registration_id: string;
    public_token: string;
    user_id: string;
    name: string;
    domain: string;
    user_agent: string;
    authenticator_type: 'platform' | 'cross-platform' | '';
    verified: number;
    credential_id: string | null;
    public_key: string | null;
    counter: number;
    transports: string;
    /** The WebAuthn user handle, in base64url. */
    user_handle: string | null;
  };
  webauthn_challenges: {
    challenge: string;
    public_token: string;
    kind: 'register' | 'authenticate';
    user_id: string | null;
    domain: string;
    user_verification: number;
    user_handle: string | null;
    user_agent: string;
    authenticator_type: 'platform' | 'cross-platform' | '';
    expires_at: number;
    used_at: number | null;
  };
}
