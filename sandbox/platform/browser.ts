import { argon2Of, isArgon2Of } from './argon2';
import type { Platform } from './platform';

/** A browser's platform, without its database, which its caller opens and keeps. */
export const browserPlatform = (subtle: SubtleCrypto): Omit<Platform, 'openDatabase'> => ({
  subtle,
  hashPassword: argon2Of,
  isPassword: isArgon2Of,
});
