/** Bot-protection fields of a call; JSON leaves out undefined ones. */
export interface ProtectionFields {
  captcha_token?: string;
  dfp_telemetry_id?: string;
}

/** Sends have two paths on the wire: `primary` without a session, `secondary` with one. */
export type SendPath = 'primary' | 'secondary';
