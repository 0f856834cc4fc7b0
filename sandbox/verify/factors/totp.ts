import { Secret, TOTP } from 'otpauth';
import { randomInt } from '../random';

/** The defaults of authenticator apps: SHA-1, six digits, a period of 30 seconds (RFC 6238). */
const PERIOD_SECONDS = 30;
const DRIFT_STEPS = 1;
const SECRET_BYTES = 20;

const RECOVERY_CODES = 10;
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const totpOf = (secret: string): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The otpauth URI in the QR code. */
export const keyUri = (secret: string, issuer: string, label: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_SECONDS, issuer, label }).toString();

/** The time step of the code: the current, previous or next one. Null for a wrong code. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: DRIFT_STEPS });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}

const letters = (): string =>
  Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)] ?? '').join('');

/** Creates recovery codes such as `k7qm-9dwh-x3fc`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => [letters(), letters(), letters()].join('-'));
