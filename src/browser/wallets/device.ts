import { quotableName } from '../../domain/text/plainName';
import type { FoundWallet } from '../../domain/wallets/wallets';

/** A wallet of the browser. `connect` and `sign` wait for the visitor without a time limit. */
export interface WalletDevice {
  wallet: FoundWallet;
  /** The provider object. Two names with the same object are one wallet. */
  source: object;
  /** The account's address. */
  connect(): Promise<string>;
  /** The signature in the provider's format. */
  sign(text: string, address: string): Promise<string>;
}

/** A mechanism by which wallets announce themselves. */
export interface Source {
  /** The wallets found so far. */
  devices(): WalletDevice[];
  /** Requests announcements and listens to later ones, until the returned function is called. */
  listen(): () => void;
}

type Shape = Readonly<Record<string, unknown>>;

/** Wallets may define globals of any type. */
export const isObject = (value: unknown): value is Shape =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** Reads a property of an untrusted object, whose getters may throw. */
export function read(from: unknown, name: string): unknown {
  try {
    return isObject(from) ? from[name] : undefined;
  } catch {
    return undefined;
  }
}

export const walletName = (name: unknown): string => quotableName(name, 40);

const LONGEST_ICON = 200_000;
const PICTURE = /^data:image\/(?:png|svg\+xml|webp|gif|jpeg)[;,]/i;

/**
 * Both standards require `data:` URIs for icons. Other addresses are ignored, because loading one would
 * reveal the visit.
 */
export const safeIcon = (icon: unknown): string | undefined =>
  typeof icon === 'string' && icon.length <= LONGEST_ICON && PICTURE.test(icon) ? icon : undefined;
