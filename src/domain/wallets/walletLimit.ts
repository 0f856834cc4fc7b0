import type { ResolvedConfig } from '../config/config';
import { MAX_WALLET_BUTTONS } from '../constants';

/** §2 Wallet buttons: how many wallets Main shows: the limit less the social providers and the button for other wallets. */
export const walletLimit = ({ products, oauthOptions }: ResolvedConfig): number =>
  Math.max(0, MAX_WALLET_BUTTONS - (products.includes('oauth') ? oauthOptions.providers.length : 0) - 1);
