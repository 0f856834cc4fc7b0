import type { Platform } from './platform';
import { argon2Of, isArgon2Of } from './argon2';
import type { Database } from '../state/database/tables';

/** A browser's platform, which runs in Node too. It has one database, which the caller keeps. */
export const browserPlatform = (db: Database): Platform => ({
  subtle: crypto.subtle,
  openDatabase: async () => db,
  hashPassword: argon2Of,
  isPassword: isArgon2Of,
});
