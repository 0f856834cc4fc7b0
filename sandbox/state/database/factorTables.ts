/** What users prove themselves with, but for codes, links and passwords. */
export interface FactorTables {
  totps: {
    totp_id: string;
    public_token: string;
    user_id: string;
    secret: string;
    /** A list of those not used yet. */
    recovery_codes: string;
    verified: number;
    /** Until when it must have been verified. */
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
  /** Texts for wallets to sign. `user_id` is set when the wallet is to join that user, `page` when only it may use it. */
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
  /** What the provider's page sends a visitor back with. `account` is who they said they are. */
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
    /** The page that began it, where it told. */
    page: string | null;
    expires_at: number;
    used_at: number | null;
  };
  one_tap_credentials: { id_digest: string; public_token: string; used_at: number | null };
  /** Passkeys and security keys. One that a control call has made has no credential behind it. */
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
    /** What the authenticator was told the user's id is, in base64url. */
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
