import { USER_CALLS } from './users';
import { SESSION_CALLS } from './sessions';
import { MAGIC_LINK_CALLS } from './magicLinks';
import { OTP_CALLS } from './otps';
import { PASSWORD_CALLS } from './passwords';
import { CRYPTO_WALLET_CALLS } from './cryptoWallets';
import { WEBAUTHN_CALLS } from './webauthn';
import { OAUTH_CALLS } from './oauth';
import { IDP_CALLS } from './idp';
import { TOTP_CALLS } from './totps';
import { RBAC_CALLS } from './rbac';
import { ORGANIZATION_CALLS } from './organizations';
import { BY_URL_CALLS } from './authenticateByUrl';
import type { WrongCall } from './wrongCall';

/** At least one wrong call for each checked field of each method. */
export const WRONG_CALLS: WrongCall[] = [
  ...USER_CALLS,
  ...SESSION_CALLS,
  ...MAGIC_LINK_CALLS,
  ...OTP_CALLS,
  ...PASSWORD_CALLS,
  ...CRYPTO_WALLET_CALLS,
  ...WEBAUTHN_CALLS,
  ...OAUTH_CALLS,
  ...IDP_CALLS,
  ...TOTP_CALLS,
  ...RBAC_CALLS,
  ...ORGANIZATION_CALLS,
  ...BY_URL_CALLS,
];
