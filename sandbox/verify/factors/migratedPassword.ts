import { equalBytes } from '@noble/curves/utils.js';
import { md5, sha1 } from '@noble/hashes/legacy.js';
import { pbkdf2Async } from '@noble/hashes/pbkdf2.js';
import { scryptAsync } from '@noble/hashes/scrypt.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import { fromBase64, utf8 } from '../bytes';

/** A password hash of another system, as the call `passwords/migrate` sends it. */
export interface MigratedHash {
  hash_type: string;
  hash: string;
  /** The configuration that belongs to the type, such as salt and costs. */
  config: Record<string, unknown>;
}

type Check = (password: string, hash: MigratedHash) => Promise<Uint8Array>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const salted = (password: string, { config }: MigratedHash): Uint8Array =>
  utf8(`${textOf(config['prepend_salt'])}${password}${textOf(config['append_salt'])}`);

const CHECKS: Readonly<Record<string, Check>> = {
  md_5: async (password, given) => md5(salted(password, given)),
  sha_1: async (password, given) => sha1(salted(password, given)),
  sha_512: async (password, given) => sha512(salted(password, given)),
  pbkdf_2: (password, { config }) =>
    pbkdf2Async(
      { sha1, sha256, sha512 }[textOf(config['algorithm']).toLowerCase().replace(/[-_]/g, '')] ?? sha256,
      utf8(password),
      bytesOf(textOf(config['salt'])),
      { c: Number(config['iteration_amount']), dkLen: Number(config['key_length']) },
    ),
  scrypt: (password, { config }) =>
    scryptAsync(utf8(password), bytesOf(textOf(config['salt'])), {
      N: Number(config['n_parameter']),
      r: Number(config['r_parameter']),
      p: Number(config['p_parameter']),
      dkLen: Number(config['key_length']),
    }),
};

/** Hexadecimal digits or base64. */
const bytesOf = (text: string): Uint8Array =>
  /^(?:[0-9a-f]{2})+$/i.test(text) ? hexToBytes(text) : fromBase64(text);

/** Costs at which one sign-in would stop a sandbox for a long time. */
const MOST = {
  iteration_amount: 2_000_000,
  key_length: 256,
  n_parameter: 2 ** 17,
  r_parameter: 32,
  p_parameter: 8,
};

/** Salt and hash have at least the 8 and 12 bytes that the algorithm needs. */
const ARGON2ID = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$[\w+/]{11,}\$[\w+/]{16,}$/;

function isUsualArgon2(hash: string): boolean {
  const [m = 0, t = 0, p = 0] = (ARGON2ID.exec(hash) ?? []).slice(1).map(Number);
  return m >= 8 * p && m <= 2 ** 18 && t >= 1 && t <= 20 && p >= 1 && p <= 8;
}

/** Whether the sandbox can check passwords against the hash. */
export function canCheck({ hash_type, hash, config }: MigratedHash): boolean {
  if (hash_type === 'argon_2id') return isUsualArgon2(hash);
  const costs = Object.entries(MOST).every(([name, most]) => {
    const cost = config[name];
    return cost === undefined || (Number.isInteger(cost) && Number(cost) > 0 && Number(cost) <= most);
  });
  return Object.hasOwn(CHECKS, hash_type) && costs;
}

/** The hash as it is stored beside the sandbox's own. */
export const storedHash = (given: MigratedHash): string =>
  given.hash_type === 'argon_2id' ? given.hash : JSON.stringify(given);

/** Whether a stored hash comes from another system. */
export const isMigrated = (hash: string): boolean => hash.startsWith('{');

export async function isMigratedPassword(password: string, stored: string): Promise<boolean> {
  const given = JSON.parse(stored) as MigratedHash;
  try {
    const found = await CHECKS[given.hash_type]?.(password, given);
    return found !== undefined && equalBytes(found, bytesOf(given.hash));
  } catch {
    // Costs that the algorithm does not accept.
    return false;
  }
}
