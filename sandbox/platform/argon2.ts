import { argon2iAsync, argon2idAsync } from '@noble/hashes/argon2.js';
import { equalBytes } from '@noble/curves/utils.js';
import { fromBase64, randomBytes, unpaddedBase64, utf8 } from '../verify/bytes';
import { PASSWORD_COSTS, type PasswordCost } from '../verify/factors/passwordHash';

const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** The hash as text, in the format of the Argon2 library: `$argon2id$v=19$m=19456,t=2,p=1$<salt>$<hash>`. */
const FORMAT = /^\$argon2(id?)\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/;

/** Hashes in JavaScript, for browsers. */
export async function argon2Of(password: string, cost: PasswordCost): Promise<string> {
  const { memoryCost: m, timeCost: t, parallelism: p } = PASSWORD_COSTS[cost];
  const salt = randomBytes(SALT_BYTES);
  const hash = await argon2idAsync(utf8(password), salt, { m, t, p, dkLen: HASH_BYTES });
  return `$argon2id$v=19$m=${m},t=${t},p=${p}$${unpaddedBase64(salt)}$${unpaddedBase64(hash)}`;
}

export async function isArgon2Of(password: string, text: string): Promise<boolean> {
  const [, kind, m, t, p, salt = '', hash = ''] = FORMAT.exec(text) ?? [];
  if (hash === '') return false;
  const expected = fromBase64(hash);
  const costs = { m: Number(m), t: Number(t), p: Number(p), dkLen: expected.length };
  const argon2 = kind === 'i' ? argon2iAsync : argon2idAsync;
  return equalBytes(await argon2(utf8(password), fromBase64(salt), costs), expected);
}
