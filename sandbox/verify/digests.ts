import { createHash, timingSafeEqual } from 'node:crypto';

/** Secrets are kept as their SHA-256 only: whoever reads the database cannot use them. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Compares without telling, by the time it takes, how much of the guess was right. */
export function sameDigest(left: string, right: string): boolean {
  const a = Buffer.from(left);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
}
