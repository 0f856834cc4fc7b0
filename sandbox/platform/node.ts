import { webcrypto } from 'node:crypto';
import { openDatabase } from '../state/database/db';
import { PASSWORD_COSTS } from '../verify/factors/passwordHash';
import type { Platform } from './platform';

// Imported lazily, because most test files use no password.
const argon2 = () => import('@node-rs/argon2');

/** Node's own WebCrypto, because a jsdom environment has none. */
export const platform: Platform = {
  subtle: webcrypto.subtle as SubtleCrypto,
  openDatabase,
  hashPassword: async (password, cost) => (await argon2()).hash(password, PASSWORD_COSTS[cost]),
  isPassword: async (password, hash) => (await argon2()).verify(hash, password),
};
