/** @jest-environment node */
import { createHash, pbkdf2Sync, scryptSync } from 'node:crypto';
import { canCheck, isMigrated, isMigratedPassword, storedHash } from './migratedPassword';

const password = 'correct horse';
const salt = Buffer.from('0123456789abcdef');
const salted = { prepend_salt: 'before', append_salt: 'after' };
const digestOf = (name: string, form: 'hex' | 'base64') =>
  createHash(name).update(`before${password}after`).digest(form);
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
      config: {
        salt: salt.toString('base64'),
        n_parameter: 1024,
        r_parameter: 8,
        p_parameter: 1,
        key_length: 32,
      },
    },
  ])('$hash_type, as the system made it', async (given) => {
    expect(canCheck(given)).toBe(true);
    const stored = storedHash(given);
    expect(isMigrated(stored)).toBe(true);
    expect(await isMigratedPassword(password, stored)).toBe(true);
    expect(await isMigratedPassword('wrong horse', stored)).toBe(false);
  });

  const argon = (m: number) => `$argon2id$v=19$m=${m},t=2,p=1$c2FsdHNhbHQ$${'a'.repeat(43)}`;
  it.each([
    ['bcrypt', '$2b$10$x', {}, false],
    ['phpass', '$P$x', {}, false],
    ['toString', 'x', {}, false],
    ['argon_2id', argon(19_456), {}, true],
    ['argon_2id', argon(2 ** 24), {}, false],
    ['argon_2id', '$argon2id$x', {}, false],
    ['pbkdf_2', 'aa', { ...costs, iteration_amount: 1e9 }, false],
    ['scrypt', 'aa', { n_parameter: 2 ** 30 }, false],
    ['scrypt', 'aa', { n_parameter: 'x' }, false],
  ])('%s %s %j: %s', (hash_type, hash, config, expected) => {
    expect(canCheck({ hash_type, hash, config })).toBe(expected);
  });

  it('costs that the algorithm refuses make no password right', async () => {
    const config = { salt: 'aa', n_parameter: 1000, r_parameter: 8, p_parameter: 1, key_length: 32 };
    const stored = storedHash({ hash_type: 'scrypt', hash: 'aa', config });
    expect(await isMigratedPassword(password, stored)).toBe(false);
  });
});
