import type { ResolvedConfig } from '../../domain/config/config';
import { WALLET_SEARCH_TIMEOUT_MS } from '../../domain/constants';
import { walletLimit } from '../../domain/config/productBlocks';
import type { FoundWallet } from '../../domain/wallets/wallets';

interface Browser {
  wallets(): Promise<{
    watch(onChange: (wallets: FoundWallet[]) => void): () => void;
    list(): FoundWallet[];
  } | null>;
}

/** §2 Wallet buttons: a button for each wallet up to the limit, and one for the other wallets or to set one up. */
export const walletButtons = {
  name: 'crypto',
  usual: 1,
  limitMs: WALLET_SEARCH_TIMEOUT_MS,
  isNeeded: ({ config }: { config: ResolvedConfig }): boolean => config.products.includes('crypto'),
  async count(config: ResolvedConfig, browser: Browser): Promise<number> {
    const wallets = await browser.wallets();
    // `watch` requests wallets to announce themselves (EIP-6963), so that more of them are known.
    wallets?.watch(() => undefined)();
    return Math.min(wallets?.list().length ?? 0, walletLimit(config)) + 1;
  },
};
