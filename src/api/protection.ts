/** The bot-protection fields of a call; absent ones are dropped by the JSON encoding. */
export interface ProtectionFields {
  captcha_token?: string;
  dfp_telemetry_id?: string;
}

/** `primary` without a session, `secondary` with one: the wire has two paths for sends. */
export type SendPath = 'primary' | 'secondary';
