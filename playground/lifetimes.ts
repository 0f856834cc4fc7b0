import { OTP_EXPIRATION_MINUTES } from '../src/domain/constants';
import { MAX_LIFETIME_MINUTES } from '../src/domain/config/config';

/** Minutes until a link or a code expires. */
export const LIFE = {
  least: 1,
  most: 60,
  usual: MAX_LIFETIME_MINUTES,
  code: OTP_EXPIRATION_MINUTES,
} as const;
