import type { ResolvedConfig } from '../config/config';
import { MAX_WALLET_BUTTONS } from '../constants';

/** §2 Wallet buttons: number of wallets on Main. Social providers and the button for other wallets reduce it. */
export const walletLimit = ({ products, oauthOptions }: ResolvedConfig): number =>
  Math.max(0, MAX_WALLET_BUTTONS - (products.includes('oauth') ? oauthOptions.providers.length : 0) - 1);
