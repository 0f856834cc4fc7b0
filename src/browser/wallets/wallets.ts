import { WalletNotReadyError } from '@solana/wallet-adapter-base';
import { Wallets as Names, type Wallet } from '../../domain/enums';
import {
  sortWallets,
  isKnownWallet,
  type FoundWallet,
  type WalletAnswer,
} from '../../domain/wallets/wallets';
import { announcedWallets } from './announced';
import type { Source, WalletDevice } from './device';
import { failureOf } from './failure';
import { legacyEthereum, legacySolana } from './legacy';
import { registeredWallets } from './walletStandard';

/** The crypto wallets of this browser. */
export interface Wallets {
  /**
   * Searches for wallets, and continues until it is stopped.
   * @param onChange receives all wallets after each change
   * @returns a function that stops the search
   */
  watch(onChange: (wallets: FoundWallet[]) => void): () => void;
  /** The wallets found so far. */
  list(): FoundWallet[];
  /** Asks a wallet for its account, without a time limit. */
  connect(id: string): Promise<WalletAnswer>;
  /** Asks a wallet to sign a text with that account. */
  sign(id: string, text: string, address: string): Promise<WalletAnswer>;
}

/**
 * Ids (§3) by reverse domain name. Phantom is listed for Solana only, so its Ethereum announcement is left
 * out.
 */
const IDS_BY_RDNS = new Map<string, Wallet>([
  ['io.metamask', 'Metamask'],
  ['io.metamask.mobile', 'Metamask'],
  ['com.coinbase.wallet', 'Coinbase'],
  ['com.binance.wallet', 'Binance'],
]);

/** Id of a wallet (§3) from a display name: 'MetaMask', 'Coinbase Wallet'. */
const brandOf = (name: string): Wallet | undefined =>
  Object.values(Names).find((id) => id.toLowerCase() === name.toLowerCase().replace(/ wallet$/, ''));

/** After these events, wallets that do not announce themselves may have defined their globals. */
const LATE_WALLET_EVENTS = ['ethereum#initialized', 'load'];

const as = (device: WalletDevice, id: Wallet | undefined): WalletDevice =>
  id ? { ...device, wallet: { ...device.wallet, id, name: id } } : device;

/** Keeps one entry for each listed wallet (§3), also when it has a second chain or a second name. */
function withoutDoubles(devices: readonly WalletDevice[]): WalletDevice[] {
  const known = devices.filter(({ wallet }) => isKnownWallet(wallet.id));
  const isSecond = ({ wallet: { id, name }, source }: WalletDevice): boolean => {
    if (isKnownWallet(id)) return false;
    const brand = id === 'app.phantom' || id.startsWith('solana:') ? brandOf(name) : undefined;
    return known.some((one) => one.wallet.id === brand || one.source === source);
  };
  return devices.filter((device) => !isSecond(device));
}

function find(page: Window, announced: Source, registered: Source): WalletDevice[] {
  const ethereum = announced.devices().map((device) => as(device, IDS_BY_RDNS.get(device.wallet.id)));
  const solana = registered
    .devices()
    .map((device) => as(device, brandOf(device.wallet.name) === 'Phantom' ? 'Phantom' : undefined));
  const all = [...ethereum, ...solana, ...legacyEthereum(page, ethereum), ...legacySolana(page, solana)];
  // The first wallet with an id keeps it, so that a later one cannot take its place.
  const ids = all.map(({ wallet }) => wallet.id);
  return withoutDoubles(all.filter(({ wallet }, at) => ids.indexOf(wallet.id) === at));
}

export function createWallets(page: Window): Wallets {
  /** The shown wallets. A click uses the shown object, even if another wallet has replaced the global. */
  let devices: readonly WalletDevice[] = [];
  const watchers = new Set<(wallets: FoundWallet[]) => void>();
  let stop: (() => void) | null = null;

  const update = () => {
    if (!stop) return;
    devices = find(page, announced, registered);
    watchers.forEach((watcher) => watcher(list()));
  };
  const list = () => sortWallets(devices.map(({ wallet }) => wallet));
  const announced = announcedWallets(update);
  const registered = registeredWallets(page, update);

  function listen(): () => void {
    const ends = [announced.listen(), registered.listen()];
    LATE_WALLET_EVENTS.forEach((name) => page.addEventListener(name, update));
    return () => {
      ends.forEach((end) => end());
      LATE_WALLET_EVENTS.forEach((name) => page.removeEventListener(name, update));
      stop = null;
    };
  }

  async function ask(id: string, how: (device: WalletDevice) => Promise<string>): Promise<WalletAnswer> {
    try {
      const device = devices.find(({ wallet }) => wallet.id === id);
      if (!device) throw new WalletNotReadyError('The wallet is not on this page any more.');
      return { value: await how(device) };
    } catch (thrown) {
      return failureOf(thrown);
    }
  }

  return {
    watch(watcher) {
      // Wallets that answer synchronously are known at once.
      stop ??= listen();
      update();
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
        if (watchers.size === 0) stop?.();
      };
    },
    list,
    connect: (id) => ask(id, (device) => device.connect()),
    sign: (id, text, address) => ask(id, (device) => device.sign(text, address)),
  };
}
