import type { Wallet } from '../../domain/enums';
import { read, type WalletDevice } from './device';
import { ethereumDevice, isEthereumProvider, type EthereumProvider } from './ethereum';
import { isSolanaProvider, solanaDevice } from './solana';

type Provider = EthereumProvider & object;

const NO_BRAND = /^is(?:Extension|Desktop|Mobile|Connected|Unlocked|Open|Ready|Default|Init)/;

/** A provider's brand flags, including inherited ones: `isRabby`, `isMetaMask`. */
function brandsOf(provider: object): string[] {
  const brands: string[] = [];
  try {
    for (const name in provider) {
      if (/^is[A-Z]/.test(name) && !NO_BRAND.test(name) && read(provider, name) === true) brands.push(name);
    }
  } catch {
    // A proxy that throws when enumerated has no brand.
  }
  return brands;
}

/** Whether a provider has no other brand. Many wallets also set MetaMask's flag, for compatibility. */
const isOnly = (provider: object, brand: string): boolean =>
  read(provider, brand) === true && brandsOf(provider).every((name) => name.startsWith(brand));

const named = (id: Wallet) => ({ id, name: id });

/** Whether a wallet has announced itself: its object, or another object with the same brand. */
function isKnown(provider: object, known: readonly WalletDevice[]): boolean {
  const brandOf = (one: object) => brandsOf(one).sort().join();
  const brand = brandOf(provider);
  const isSpecific = brand !== '' && brand !== 'isMetaMask';
  return known.some(({ source }) => source === provider || (isSpecific && brandOf(source) === brand));
}

/** Ethereum providers in globals: those that wallets share, and those of a single wallet. */
function ethereumGlobals(page: Window) {
  const ethereum = read(page, 'ethereum');
  const providers = read(ethereum, 'providers');
  const list = Array.isArray(providers) ? (providers as unknown[]) : [ethereum];
  const at = (value: unknown): Provider | undefined => (isEthereumProvider(value) ? value : undefined);
  return {
    shared: list.filter(isEthereumProvider),
    vessel: at(read(read(page, 'vessel'), 'ethereum')),
    binance: at(read(page, 'BinanceChain')),
  };
}

/** §3 Wallets: Ethereum wallets that do not announce themselves (EIP-6963). */
export function legacyEthereum(page: Window, announced: readonly WalletDevice[]): WalletDevice[] {
  const { shared, vessel, binance } = ethereumGlobals(page);
  const has = (id: Wallet) => announced.some(({ wallet }) => wallet.id === id);
  const own: readonly WalletDevice[] = [
    ...(vessel && !has('Vessel') ? [ethereumDevice(named('Vessel'), vessel)] : []),
    ...(binance && !has('Binance') ? [ethereumDevice(named('Binance'), binance)] : []),
  ];
  const free = shared.filter((provider) => !isKnown(provider, [...announced, ...own]));
  const metamask = has('Metamask') ? undefined : free.find((provider) => isOnly(provider, 'isMetaMask'));
  const coinbase = has('Coinbase')
    ? undefined
    : free.find((provider) => read(provider, 'isCoinbaseWallet') === true);
  const isServed = has('Metamask') || has('Coinbase') || metamask || coinbase;
  const other = isServed ? undefined : free[0];
  return [
    ...own,
    ...(metamask ? [ethereumDevice(named('Metamask'), metamask)] : []),
    ...(coinbase ? [ethereumDevice(named('Coinbase'), coinbase)] : []),
    ...(other ? [ethereumDevice(named('Other Ethereum Wallet'), other)] : []),
  ];
}

/**
 * §3 Wallets: Solana wallets that do not register (Wallet Standard). One other than Phantom is used only when no other
 * has registered.
 */
export function legacySolana(page: Window, registered: readonly WalletDevice[]): WalletDevice[] {
  const shared = read(page, 'solana');
  const isPhantom = (provider: unknown) => isSolanaProvider(provider) && isOnly(provider, 'isPhantom');
  const phantom = [read(read(page, 'phantom'), 'solana'), shared].find(isPhantom);
  const hasPhantom = registered.some(({ wallet }) => wallet.id === 'Phantom');
  const isServed = registered.some(({ wallet }) => wallet.id !== 'Phantom');
  return [
    ...(isSolanaProvider(phantom) && !hasPhantom ? [solanaDevice(named('Phantom'), phantom)] : []),
    ...(isSolanaProvider(shared) && !isPhantom(shared) && !isServed
      ? [solanaDevice(named('Other Solana Wallet'), shared)]
      : []),
  ];
}
