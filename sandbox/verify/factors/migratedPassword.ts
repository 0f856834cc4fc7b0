import { equalBytes } from '@noble/curves/utils.js';
import { md5, sha1 } from '@noble/hashes/legacy.js';
import { pbkdf2Async } from '@noble/hashes/pbkdf2.js';
import { scryptAsync } from '@noble/hashes/scrypt.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { bytesOfText, bytesToHex, fromBase64, utf8 } from '../bytes';
import { argon2Text, isArgon2, isUsualArgon2 } from './migratedArgon2';
import { areUsual, type MigratedHash } from './migratedHash';
import { isPhpassOf, PHPASS } from './phpass';

interface System {
  /** Whether the sandbox can check passwords against the hash. */
  accepts: (given: MigratedHash) => boolean;
  isPassword: (password: string, given: MigratedHash) => Promise<boolean>;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const saltOf = ({ config }: MigratedHash): Uint8Array => bytesOfText(textOf(config['salt']));

/** A system whose bare hash is compared with that of the password. */
const bare = (
  accepts: System['accepts'],
  hashOf: (password: string, given: MigratedHash) => Uint8Array | Promise<Uint8Array>,
): System => ({
  accepts,
  isPassword: async (password, given) => equalBytes(await hashOf(password, given), bytesOfText(given.hash)),
});

const digest = (hashOf: typeof md5 | typeof sha512): System =>
  bare(
    ({ hash }) => bytesOfText(hash).length === hashOf.outputLen,
    (password, { config }) =>
      hashOf(utf8(`${textOf(config['prepend_salt'])}${password}${textOf(config['append_salt'])}`)),
  );

/** A system whose salt and costs are in the configuration. */
const derived = (
  most: Readonly<Record<string, number>>,
  hasForm: System['accepts'],
  hashOf: (password: string, given: MigratedHash) => Promise<Uint8Array>,
): System =>
  bare(
    (given) =>
      areUsual(given.config, { ...most, key_length: 256 }) &&
      saltOf(given).length > 0 &&
      bytesOfText(given.hash).length === given.config['key_length'] &&
      hasForm(given),
    hashOf,
  );

const DIGESTS = { sha1, sha256, sha512 };
// The cast is safe after `accepts`.
const digestName = ({ algorithm = 'sha256' }: MigratedHash['config']): keyof typeof DIGESTS =>
  textOf(algorithm).toLowerCase().replace(/[-_]/g, '') as keyof typeof DIGESTS;

const pbkdf2 = derived(
  { iteration_amount: 2_000_000 },
  ({ config }) => Object.hasOwn(DIGESTS, digestName(config)),
  (password, given) =>
    pbkdf2Async(DIGESTS[digestName(given.config)], utf8(password), saltOf(given), {
      c: Number(given.config['iteration_amount']),
      dkLen: Number(given.config['key_length']),
    }),
);

const scrypt = derived(
  { n_parameter: 2 ** 17, r_parameter: 32, p_parameter: 8 },
  ({ config }) => Number.isInteger(Math.log2(Number(config['n_parameter']))) && config['n_parameter'] !== 1,
  (password, given) =>
    scryptAsync(utf8(password), saltOf(given), {
      N: Number(given.config['n_parameter']),
      r: Number(given.config['r_parameter']),
      p: Number(given.config['p_parameter']),
      dkLen: Number(given.config['key_length']),
    }),
);

/** The cost of a bcrypt hash is at most 14. */
const BCRYPT = /^\$2[aby]\$(?:0[4-9]|1[0-4])\$[./0-9A-Za-z]{53}$/;

const SYSTEMS: Readonly<Record<string, System>> = {
  bcrypt: {
    accepts: ({ hash }) => BCRYPT.test(hash),
    // Imported lazily, because few projects need it.
    isPassword: async (password, { hash }) => (await import('bcryptjs')).compare(password, hash),
  },
  md_5: digest(md5),
  pbkdf_2: pbkdf2,
  phpass: {
    accepts: ({ hash }) => PHPASS.test(hash),
    isPassword: async (password, { hash }) => isPhpassOf(password, hash),
  },
  scrypt,
  sha_1: digest(sha1),
  sha_512: digest(sha512),
};

const SCRYPT_TEXT = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** A hash of scrypt as text (`$scrypt$ln=15,r=8,p=1$…$…`) has salt and costs in the text. */
function inParts(given: MigratedHash): MigratedHash {
  const [, ln, r, p, salt = '', hash = ''] = SCRYPT_TEXT.exec(given.hash) ?? [];
  if (given.hash_type !== 'scrypt' || hash === '') return given;
  const bytes = fromBase64(hash);
  const config = {
    salt: bytesToHex(fromBase64(salt)),
    n_parameter: 2 ** Number(ln),
    r_parameter: Number(r),
    p_parameter: Number(p),
    key_length: bytes.length,
  };
  return { hash_type: 'scrypt', hash: bytesToHex(bytes), config };
}

const systemOf = ({ hash_type }: MigratedHash): System | undefined =>
  Object.hasOwn(SYSTEMS, hash_type) ? SYSTEMS[hash_type] : undefined;

/** Whether the sandbox can check passwords against the hash. */
export const canCheck = (given: MigratedHash): boolean =>
  isArgon2(given) ? isUsualArgon2(given) : (systemOf(given)?.accepts(inParts(given)) ?? false);

/** The hash as it is stored beside the sandbox's own. */
export const storedHash = (given: MigratedHash): string =>
  isArgon2(given) ? argon2Text(given) : JSON.stringify(inParts(given));

/** Whether a stored hash comes from another system. */
export const isMigrated = (hash: string): boolean => hash.startsWith('{');

export async function isMigratedPassword(password: string, stored: string): Promise<boolean> {
  const given = JSON.parse(stored) as MigratedHash;
  return (await systemOf(given)?.isPassword(password, given)) ?? false;
}
