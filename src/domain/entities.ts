/** §3 User and session: a user, with the provider's field names. Times are RFC 3339, in UTC. */

export interface User {
  user_id: string;
  status: 'active' | 'pending';
  created_at: string;
  name: { first_name: string; middle_name: string; last_name: string };
  emails: { email_id: string; email: string; verified: boolean }[];
  phone_numbers: { phone_id: string; phone_number: string; verified: boolean }[];
  providers: {
    oauth_user_registration_id: string;
    provider_type: string;
    provider_subject: string;
    profile_picture_url: string;
    locale: string;
  }[];
  password: null | { password_id: string; requires_reset: boolean };
  totps: { totp_id: string; verified: boolean }[];
  crypto_wallets: {
    crypto_wallet_id: string;
    crypto_wallet_address: string;
    crypto_wallet_type: string;
    verified: boolean;
  }[];
  webauthn_registrations: WebauthnRegistration[];
  biometric_registrations: { biometric_registration_id: string; verified: boolean }[];
  trusted_metadata: Record<string, unknown>;
  untrusted_metadata: Record<string, unknown>;
  /** Missing in a user cached by an older version. */
  roles?: string[];
}

/** A passkey or security key of a user. */
export interface WebauthnRegistration {
  webauthn_registration_id: string;
  name: string;
  domain: string;
  user_agent: string;
  authenticator_type: 'platform' | 'cross-platform' | '';
  verified: boolean;
}

/** A third-party application that the user has given access. */
export interface ConnectedApp {
  connected_app_id: string;
  name: string;
  description: string;
  client_type: string;
  logo_url?: string;
  /** Separated by spaces. */
  scopes_granted: string;
}

/**
 * How the visitor signed in: one entry per method. `delivery_method` determines the name of the factor
 * object.
 */
export interface AuthenticationFactor {
  type: string;
  delivery_method: string;
  last_authenticated_at: string;
  [factor: `${string}_factor`]: Record<string, string> | undefined;
}

/** §3 User and session: a session, with the provider's field names. */
export interface Session {
  session_id: string;
  user_id: string;
  /** RFC 3339 in the server's time. Never compare it with the device's clock. */
  started_at: string;
  last_accessed_at: string;
  expires_at: string;
  attributes: { ip_address: string; user_agent: string };
  authentication_factors: AuthenticationFactor[];
  custom_claims: Record<string, unknown> | null;
  roles: string[];
}

/** Fields of every successful answer, inside the `data` envelope. */
export interface AnswerMeta {
  request_id: string;
  status_code: number;
}

/** The answer of every call that signs a visitor in, without the wire's `__user`. */
export interface AuthAnswer extends AnswerMeta {
  user_id: string;
  user: User;
  session: Session;
  /** Empty when the session is in HttpOnly cookies. */
  session_token: string;
  session_jwt: string;
}

export interface RBACPolicy {
  roles: {
    role_id: string;
    description: string;
    permissions: { resource_id: string; actions: string[] }[];
  }[];
  resources: { resource_id: string; description: string; actions: string[] }[];
  scopes: {
    scope: string;
    description: string;
    permissions: { resource_id: string; actions: string[] }[];
  }[];
}

export type CaptchaSettings = { enabled: false } | { enabled: true; siteKey: string };

/** `GET /projects/bootstrap/{public_token}`, the fields inside `data`. */
export interface RawBootstrap {
  project_name: string | null;
  disable_sdk_watermark: boolean;
  cname_domain: string | null;
  email_domains: string[];
  captcha_settings: CaptchaSettings;
  pkce_required_for_email_magic_links: boolean;
  pkce_required_for_password_resets: boolean;
  pkce_required_for_oauth: boolean;
  pkce_required_for_sso: boolean;
  slug_pattern: string | null;
  create_organization_enabled: boolean;
  password_config: { luds_complexity: number; luds_minimum_count: number } | null;
  dfp_protected_auth_enabled?: boolean;
  dfp_protected_auth_mode?: 'OBSERVATION' | 'DECISIONING';
  rbac_policy?: RBACPolicy | null;
  siwe_required_for_crypto_wallets: boolean;
  vertical: 'CONSUMER' | 'B2B' | null;
}

/** The project's settings in the state and in local storage. */
export interface Bootstrap {
  projectName: string | null;
  displayWatermark: boolean;
  cnameDomain: string | null;
  emailDomains: string[];
  captchaSettings: CaptchaSettings;
  pkceRequiredForEmailMagicLinks: boolean;
  pkceRequiredForPasswordResets: boolean;
  pkceRequiredForOAuth: boolean;
  pkceRequiredForSso: boolean;
  slugPattern: string | null;
  createOrganizationEnabled: boolean;
  passwordConfig: { ludsComplexity: number; ludsMinimumCount: number } | null;
  runDFPProtectedAuth: boolean;
  dfpProtectedAuthMode?: 'OBSERVATION' | 'DECISIONING';
  rbacPolicy: RBACPolicy | null;
  siweRequiredForCryptoWallets: boolean;
  vertical: 'CONSUMER' | 'B2B' | null;
}

export interface PKCEPair {
  code_challenge: string;
  code_verifier: string;
}

/** The client's telemetry object: the `X-SDK-Client` header and each logged event carry one. */
export interface ClientTelemetry {
  event_id: string;
  app_session_id: string;
  persistent_id: string;
  client_sent_at: string;
  timezone: string;
  stytch_user_id?: string;
  stytch_session_id?: string;
  app: { identifier: string };
  sdk: { identifier: string; version: string };
}

/** One entry of the array in `POST /events`. */
export interface LoggedEvent {
  telemetry: ClientTelemetry;
  event: {
    public_token: string;
    event_name: string;
    details: Record<string, unknown>;
    error_code?: string;
    error_description?: string;
    http_status_code?: number;
  };
}

/** An API error on the wire: at the top level, without the `data` envelope. */
export interface ApiErrorBody {
  status_code: number;
  request_id?: string;
  error_type: string;
  error_message: string;
  error_url: string;
  error_details?: Record<string, unknown>;
}
