import { equalBytes } from '@noble/curves/utils.js';
import { md5 } from '@noble/hashes/legacy.js';
import { concatBytes, utf8 } from '../bytes';

const ALPHABET = './0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * A portable hash of PHP's phpass, as WordPress and phpBB store it: the cost, a salt and an MD5 digest.
 * The cost is the binary logarithm of the number of rounds, here from 7 to 18.
 */
export const PHPASS = /^\$[PH]\$([5-9A-G])([./0-9A-Za-z]{8})([./0-9A-Za-z]{22})$/;

/** Six bits a character, the lowest first, in groups of three bytes. */
function encoded(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const group = bytes.subarray(at, at + 3);
    const bits = group.reduce((sum, byte, n) => sum | (byte << (8 * n)), 0);
    for (let n = 0; n <= group.length; n++) text += ALPHABET.charAt((bits >> (6 * n)) & 63);
  }
  return text;
}

export function isPhpassOf(password: string, hash: string): boolean {
  const [, cost = '', salt = '', expected = ''] = PHPASS.exec(hash) ?? [];
  const bytes = utf8(password);
  let digest = md5(concatBytes(utf8(salt), bytes));
  for (let round = 0; round < 2 ** ALPHABET.indexOf(cost); round++) digest = md5(concatBytes(digest, bytes));
  return equalBytes(utf8(encoded(digest)), utf8(expected));
}
