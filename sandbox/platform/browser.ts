import { argon2Of, isArgon2Of } from './argon2';
import type { Platform } from './platform';

/** The platform of a browser. The caller opens the database and saves it. */
export const browserPlatform = (subtle: SubtleCrypto): Omit<Platform, 'openDatabase'> => ({
  subtle,
  hashPassword: argon2Of,
  isPassword: isArgon2Of,
});
