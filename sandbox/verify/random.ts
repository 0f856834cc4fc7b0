import { bytesToHex, randomBytes } from './bytes';

/** A UUID of version 4 (RFC 9562) from 16 random bytes. */
export function uuidOf(bytes: Uint8Array): string {
  const hex = bytesToHex(bytes);
  const variant = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    variant.toString(16) + hex.slice(18, 20),
    hex.slice(20, 32),
  ].join('-');
}

/** Unlike `crypto.randomUUID`, also on pages of plain http. */
export const randomUUID = (): string => uuidOf(randomBytes(16));

const UINT32 = 2 ** 32;

/** A random whole number from 0 to below the limit. Values above the last multiple of the limit are drawn again, so that all numbers are equally likely. */
export function randomInt(limit: number): number {
  const end = UINT32 - (UINT32 % limit);
  const drawn = new DataView(randomBytes(4).buffer).getUint32(0);
  return drawn < end ? drawn % limit : randomInt(limit);
}
