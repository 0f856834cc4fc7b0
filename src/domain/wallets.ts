import { MAX_WALLET_BUTTONS } from './constants';
import { Wallets, type Wallet } from './enums';

/** §3 Wallet chain type. */
export type WalletChain = 'ethereum' | 'solana';

/** A wallet in this browser, as the screens know it. */
export interface FoundWallet {
  /** Of §3's wallets their id, of others the name by which they announce themselves to machines. */
  id: string;
  chain: WalletChain;
  /** As it calls itself; of §3's wallets their id. */
  name: string;
  /** A picture in a data: URI, of wallets that announce themselves. */
  icon?: string;
}

/** §3 In their order; each with its chain. */
export const WALLET_CHAINS: Record<Wallet, WalletChain> = {
  Vessel: 'ethereum',
  Phantom: 'solana',
  Metamask: 'ethereum',
  Binance: 'ethereum',
  Coinbase: 'ethereum',
  'Other Ethereum Wallet': 'ethereum',
  'Other Solana Wallet': 'solana',
};

const ORDER: readonly string[] = Object.values(Wallets);

export const isKnownWallet = (id: string): id is Wallet => ORDER.includes(id);

/** §3's wallets in their order, the others behind them in theirs. */
export const inOrder = (wallets: readonly FoundWallet[]): FoundWallet[] => {
  const rank = ({ id }: FoundWallet) => (isKnownWallet(id) ? ORDER.indexOf(id) : ORDER.length);
  return [...wallets].sort((one, other) => rank(one) - rank(other));
};

/** A wallet that arrives late comes last: no button moves away from under a finger. */
export function withLateOnes(shown: readonly FoundWallet[], now: readonly FoundWallet[]): FoundWallet[] {
  const still = shown.flatMap(({ id }) => now.find((wallet) => wallet.id === id) ?? []);
  return [...still, ...now.filter(({ id }) => !shown.some((wallet) => wallet.id === id))];
}

/** §2 How many wallets stand on Main, beside that many buttons of social providers and one of the wallets' own. */
export const walletLimit = (providerCount: number): number =>
  Math.max(0, MAX_WALLET_BUTTONS - providerCount - 1);

/** What tells two wallets of one name apart: their chains, else how they announce themselves to machines. */
export function walletDetail(wallet: FoundWallet, all: readonly FoundWallet[]): string | null {
  const namesakes = all.filter(({ id, name }) => id !== wallet.id && name === wallet.name);
  if (namesakes.length === 0) return null;
  if (namesakes.some(({ chain }) => chain === wallet.chain)) return wallet.id;
  return wallet.chain === 'ethereum' ? 'Ethereum' : 'Solana';
}

/** Why a wallet gave nothing, as far as it makes a difference to the visitor. */
export type WalletReason =
  'declined' | 'unauthorized' | 'disconnected' | 'alreadyOpen' | 'noAccount' | 'accountChanged' | 'gone';

/** What a wallet gave, or why it gave nothing. `detail` is what the wallet says, for the host's eyes. */
export type WalletAnswer =
  { value: string } | { value?: undefined; reason: WalletReason | null; detail?: string };
