import { CHUNK_STEPS } from './chunks';
import { CODES } from './codes';
import { CONSENT_STEPS } from './consent';
import { LINK_STEPS } from './links';
import { ONE_TAP_STEPS } from './oneTap';
import { PASSKEY_STEPS } from './passkeys';
import { PASSWORD_STEPS } from './passwords';
import { RETURN_STEPS } from './returns';
import type { Step } from './step';
import { WALLET_STEPS } from './wallets';

export const STEPS: Step[] = [
  ...CODES,
  ...CHUNK_STEPS,
  ...LINK_STEPS,
  ...RETURN_STEPS,
  ...ONE_TAP_STEPS,
  ...PASSWORD_STEPS,
  ...PASSKEY_STEPS,
  ...WALLET_STEPS,
  ...CONSENT_STEPS,
];
