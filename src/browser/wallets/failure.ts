import type { WalletAnswer, WalletReason } from '../../domain/wallets/wallets';
import { isObject, read } from './device';

/** Error codes of EIP-1193 and of common wallets. */
const REASON_BY_CODE = new Map<string, WalletReason>([
  ['4001', 'declined'],
  ['4100', 'unauthorized'],
  ['4900', 'disconnected'],
  ['4901', 'disconnected'],
  ['-32002', 'alreadyOpen'],
]);

/** Error names of @solana/wallet-adapter-base, which wallets use too. */
const REASON_BY_NAME = new Map<unknown, WalletReason>([
  ['WalletWindowClosedError', 'declined'],
  ['WalletNotConnectedError', 'disconnected'],
  ['WalletDisconnectedError', 'disconnected'],
  ['WalletPublicKeyError', 'noAccount'],
  ['WalletAccountError', 'accountChanged'],
  ['WalletNotReadyError', 'gone'],
]);

const LONGEST_DETAIL = 200;

/** Some wallets wrap the original error in another. */
function reasonOf(thrown: unknown, depth = 0): WalletReason | null {
  const code = read(thrown, 'code');
  const byCode =
    typeof code === 'number' || typeof code === 'string' ? REASON_BY_CODE.get(String(code)) : undefined;
  const byName = REASON_BY_NAME.get(read(thrown, 'name'));
  const inner = read(thrown, 'error') ?? read(thrown, 'cause') ?? read(read(thrown, 'data'), 'originalError');
  return byCode ?? byName ?? (isObject(inner) && depth < 3 ? reasonOf(inner, depth + 1) : null);
}

export function failureOf(thrown: unknown): WalletAnswer {
  const message = typeof thrown === 'string' ? thrown : read(thrown, 'message');
  const code = read(thrown, 'code');
  const parts = [code, message].filter((part) => typeof part === 'string' || typeof part === 'number');
  return { reason: reasonOf(thrown), detail: parts.join(' ').slice(0, LONGEST_DETAIL) || undefined };
}
