import { codes } from './codes';
import { links } from './links';
import { passkeyLogin, passkeyRegistration } from './passkeys';
import { passwords } from './passwords';
import { phones } from './phones';
import { wallets } from './wallets';

/** By the heading of the specification. */
export const FLOWS = {
  '§4 OTP flow': codes,
  '§5 Phone': phones,
  '§4 Magic link flow': links,
  '§4 Password flow': passwords,
  '§4 Crypto flow': wallets,
  '§4 Passkey login': passkeyLogin,
  '§4 Passkey registration widget': passkeyRegistration,
} as const;
