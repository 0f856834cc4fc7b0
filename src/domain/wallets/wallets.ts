import { Wallets, type Wallet } from '../enums';

/** §3 Wallets: the chain of one. */
export type WalletChain = 'ethereum' | 'solana';

/** A wallet found in this browser. */
export interface FoundWallet {
  /**
   * Id of a listed wallet (§3); otherwise the reverse-DNS or standard name by which the wallet announces
   * itself.
   */
  id: string;
  chain: WalletChain;
  /** Display name; for a listed wallet its id. */
  name: string;
  /** Icon as a `data:` URI, of wallets that announce themselves. */
  icon?: string;
}

/** §3 Wallets: the listed ones, in their order. */
const ORDER: readonly string[] = Object.values(Wallets);

export const isKnownWallet = (id: string): id is Wallet => ORDER.includes(id);

/** The listed wallets (§3) first, then the others, each in their order. */
export const sortWallets = (wallets: readonly FoundWallet[]): FoundWallet[] => {
  const rank = ({ id }: FoundWallet) => (isKnownWallet(id) ? ORDER.indexOf(id) : ORDER.length);
  return [...wallets].sort((one, other) => rank(one) - rank(other));
};

/** Appends new wallets, so that no button moves before a click. */
export function appendNewWallets(shown: readonly FoundWallet[], now: readonly FoundWallet[]): FoundWallet[] {
  const still = shown.flatMap(({ id }) => now.find((wallet) => wallet.id === id) ?? []);
  return [...still, ...now.filter(({ id }) => !shown.some((wallet) => wallet.id === id))];
}

/** Distinguishes wallets with the same name: by chain, otherwise by id. */
export function walletDetail(wallet: FoundWallet, all: readonly FoundWallet[]): string | null {
  const namesakes = all.filter(({ id, name }) => id !== wallet.id && name === wallet.name);
  if (namesakes.length === 0) return null;
  if (namesakes.some(({ chain }) => chain === wallet.chain)) return wallet.id;
  return wallet.chain === 'ethereum' ? 'Ethereum' : 'Solana';
}

/** The reason of a failed wallet request. Each has its own text or screen. */
export type WalletReason =
  'declined' | 'unauthorized' | 'disconnected' | 'alreadyOpen' | 'noAccount' | 'accountChanged' | 'gone';

/** Result of a wallet request. `detail` is the wallet's own error message, for the host only. */
export type WalletAnswer =
  { value: string } | { value?: undefined; reason: WalletReason | null; detail?: string };
