import { codes } from './codes';
import { links } from './links';
import { passwords } from './passwords';

/** By the heading of the specification. */
export const FLOWS = {
  '§4 OTP flow': codes,
  '§4 Magic link flow': links,
  '§4 Password flow': passwords,
} as const;
