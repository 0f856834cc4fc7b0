/** @jest-environment node */
import { createHash, pbkdf2Sync, scryptSync } from 'node:crypto';
import { isArgon2Of } from '../../platform/argon2';
import { platform } from '../../platform/node';
import { canCheck, isMigrated, isMigratedPassword, storedHash } from './migratedPassword';

const password = 'correct horse';
const salt = Buffer.from('0123456789abcdef');
const salted = { prepend_salt: 'before', append_salt: 'after' };
const digestOf = (name: string, form: 'hex' | 'base64') =>
  createHash(name).update(`before${password}after`).digest(form);
const ARGON2 = { iteration_amount: 2, memory: 64, threads: 1, key_length: 32 };
const bare = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
const SCRYPT = { salt: 'aa', n_parameter: 1024, r_parameter: 8, p_parameter: 1, key_length: 32 };
const costs = { iteration_amount: 1_000, key_length: 32 };

describe('§7 Sandbox: password hashes of other systems', () => {
  it.each([
    { hash_type: 'md_5', hash: digestOf('md5', 'hex'), config: salted },
    { hash_type: 'sha_1', hash: digestOf('sha1', 'base64'), config: salted },
    { hash_type: 'sha_512', hash: digestOf('sha512', 'hex'), config: salted },
    {
      hash_type: 'pbkdf_2',
      hash: pbkdf2Sync(password, salt, 1_000, 32, 'sha256').toString('base64'),
      config: { ...costs, salt: salt.toString('base64'), algorithm: 'sha256' },
    },
    {
      hash_type: 'pbkdf_2',
      hash: pbkdf2Sync(password, salt, 1_000, 32, 'sha512').toString('hex'),
      config: { ...costs, salt: salt.toString('hex'), algorithm: 'SHA-512' },
    },
    {
      hash_type: 'scrypt',
      hash: scryptSync(password, salt, 32, { N: 1024, r: 8, p: 1 }).toString('base64'),
      config: { ...SCRYPT, salt: salt.toString('base64') },
    },
    {
      hash_type: 'scrypt',
      hash: `$scrypt$ln=10,r=8,p=1$${bare(salt)}$${bare(scryptSync(password, salt, 32, { N: 1024, r: 8, p: 1 }))}`,
      config: {},
    },
    {
      hash_type: 'bcrypt',
      hash: '$2b$04$GB9cYhm0d13B7G60GDWc..3014lF847CC6P6y/ritQ6.5lQat14x6',
      config: {},
    },
  ])('$hash_type, as the system made it', async (given) => {
    expect(canCheck(given)).toBe(true);
    const stored = storedHash(given);
    expect(isMigrated(stored)).toBe(true);
    expect(await isMigratedPassword(password, stored)).toBe(true);
    expect(await isMigratedPassword('wrong horse', stored)).toBe(false);
  });

  // A test vector of phpass.
  it('phpass, as WordPress made it', async () => {
    const given = { hash_type: 'phpass', hash: '$P$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0', config: {} };
    expect(canCheck(given)).toBe(true);
    expect(await isMigratedPassword('test12345', storedHash(given))).toBe(true);
    expect(await isMigratedPassword('test12346', storedHash(given))).toBe(false);
  });

  it.each([
    [
      'argon_2i',
      '$argon2i$v=19$m=64,t=2,p=1$MDEyMzQ1Njc4OWFiY2RlZg$+ZM6qIHKWUY4ZEkMSTQpzAefvkLMgPC7fLokalwJpuI',
      'f9933aa881ca59463864490c493429cc079fbe42cc80f0bb7cba246a5c09a6e2',
    ],
    [
      'argon_2id',
      '$argon2id$v=19$m=64,t=2,p=1$MDEyMzQ1Njc4OWFiY2RlZg$dPtrHTEawLtMiR9+/XloAkXZ+EtyrY+bvmHIbiufhk0',
      '74fb6b1d311ac0bb4c891f7efd79680245d9f84b72ad8f9bbe61c86e2b9f864d',
    ],
  ])('%s, as text and with its configuration, in Node and in browsers', async (hash_type, hash, digits) => {
    const config = { ...ARGON2, salt: salt.toString('hex') };
    for (const given of [
      { hash_type, hash, config: {} },
      { hash_type, hash: digits, config },
    ]) {
      expect(canCheck(given)).toBe(true);
      expect(storedHash(given)).toBe(hash);
      expect(isMigrated(hash)).toBe(false);
    }
    for (const isPassword of [platform.isPassword, isArgon2Of]) {
      expect(await isPassword(password, hash)).toBe(true);
      expect(await isPassword('wrong horse', hash)).toBe(false);
    }
  });

  const argon = (m: number) => `$argon2id$v=19$m=${m},t=2,p=1$c2FsdHNhbHQ$${'a'.repeat(43)}`;
  it.each([
    ['bcrypt', '$2b$10$x', {}, false],
    ['bcrypt', `$2b$15$${'a'.repeat(53)}`, {}, false],
    ['phpass', '$P$x', {}, false],
    ['phpass', `$P$H${'a'.repeat(30)}`, {}, false],
    ['toString', 'x', {}, false],
    ['argon_2id', argon(19_456), {}, true],
    ['argon_2id', argon(2 ** 24), {}, false],
    ['argon_2i', argon(19_456), {}, false],
    ['argon_2id', '$argon2id$x', {}, false],
    ['argon_2id', 'ab'.repeat(32), { ...ARGON2, salt: '00' }, false],
    ['argon_2id', 'ab'.repeat(32), { salt: '00'.repeat(8) }, false],
    ['md_5', 'ab'.repeat(15), {}, false],
    ['sha_512', 'ab'.repeat(20), {}, false],
    ['pbkdf_2', 'ab'.repeat(32), { ...costs, salt: 'aa' }, true],
    ['pbkdf_2', 'ab'.repeat(31), { ...costs, salt: 'aa' }, false],
    ['pbkdf_2', 'ab'.repeat(32), costs, false],
    ['pbkdf_2', 'ab'.repeat(32), { ...costs, salt: 'aa', algorithm: 'constructor' }, false],
    ['pbkdf_2', 'ab'.repeat(32), { ...costs, salt: 'aa', iteration_amount: 1e9 }, false],
    ['pbkdf_2', 'ab'.repeat(32), { salt: 'aa', key_length: 32 }, false],
    ['scrypt', 'ab'.repeat(32), SCRYPT, true],
    ['scrypt', 'ab'.repeat(32), { ...SCRYPT, n_parameter: 2 ** 30 }, false],
    ['scrypt', 'ab'.repeat(32), { ...SCRYPT, n_parameter: 1000 }, false],
    ['scrypt', 'ab'.repeat(32), { ...SCRYPT, n_parameter: '1024' }, false],
    ['scrypt', `$scrypt$ln=30,r=8,p=1$c2FsdHNhbHQ$${'a'.repeat(43)}`, {}, false],
  ])('%s %s %j: %s', (hash_type, hash, config, expected) => {
    expect(canCheck({ hash_type, hash, config })).toBe(expected);
  });
});
