import { plainName } from '../../domain/plainName';
import type { FoundWallet } from '../../domain/wallets';

/** A wallet that can be asked. Both of its answers may take as long as its owner does. */
export interface WalletDevice {
  wallet: FoundWallet;
  /** What it is asked through: the same object is the same wallet, by whatever name. */
  source: object;
  /** The account's address. */
  connect(): Promise<string>;
  /** The signature of that account, as the provider wants it. */
  sign(text: string, address: string): Promise<string>;
}

/** A way in which wallets make themselves known. */
export interface Source {
  /** Those known so far. */
  devices(): WalletDevice[];
  /** Asks the wallets to tell of themselves, and goes on listening until the returned function is called. */
  listen(): () => void;
}

type Shape = Readonly<Record<string, unknown>>;

/** What a wallet puts on a page is anything at all, until it has been looked at. */
export const isObject = (value: unknown): value is Shape =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** A property of somebody else's object, whose getters may throw. */
export function read(from: unknown, name: string): unknown {
  try {
    return isObject(from) ? from[name] : undefined;
  } catch {
    return undefined;
  }
}

export const walletName = (name: unknown): string => plainName(name, 40);

const LONGEST_ICON = 200_000;
const PICTURE = /^data:image\/(?:png|svg\+xml|webp|gif|jpeg)[;,]/i;

/** Both standards have icons in data: URIs. Whatever else it may be is not loaded: it would tell others of the visit. */
export const safeIcon = (icon: unknown): string | undefined =>
  typeof icon === 'string' && icon.length <= LONGEST_ICON && PICTURE.test(icon) ? icon : undefined;
