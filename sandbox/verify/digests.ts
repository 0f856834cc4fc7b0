import { createHash, timingSafeEqual } from 'node:crypto';

/** Secrets are stored as SHA-256 digests, so that nobody can use them after reading the database. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Compares in constant time, against timing attacks. */
export function sameDigest(left: string, right: string): boolean {
  const a = Buffer.from(left);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
}
