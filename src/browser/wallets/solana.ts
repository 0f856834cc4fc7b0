import {
  WalletAccountError,
  WalletPublicKeyError,
  WalletReadyState,
  WalletSignMessageError,
} from '@solana/wallet-adapter-base';
import bs58 from 'bs58';
import type { FoundWallet } from '../../domain/wallets/wallets';
import { isObject, read, type WalletDevice } from './device';

/** The provider object that a Solana wallet puts on the page. */
interface SolanaProvider {
  connect(): Promise<unknown>;
  publicKey?: unknown;
  request?(args: { method: string; params: unknown }): Promise<unknown>;
  signMessage?(message: Uint8Array, display: string): Promise<unknown>;
}

/** Installed: a provider that can sign messages. */
function readyStateOf(value: unknown): WalletReadyState {
  if (!isObject(value) || typeof read(value, 'connect') !== 'function') return WalletReadyState.NotDetected;
  return ['request', 'signMessage'].some((name) => typeof read(value, name) === 'function')
    ? WalletReadyState.Installed
    : WalletReadyState.Unsupported;
}

export const isSolanaProvider = (value: unknown): value is SolanaProvider & object =>
  readyStateOf(value) === WalletReadyState.Installed;

const KEY = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;
const SIGNATURE = /^[1-9A-HJ-NP-Za-km-z]{64,90}$/;

/** Text of a public key, which wallets give as an object or as text. */
const keyText = (key: unknown): string | null => {
  const text = typeof key === 'string' ? key : isObject(key) ? String(key) : '';
  return KEY.test(text) ? text : null;
};

/** Signature in base58, from bytes in any form or from base58 text. */
export function signatureText(signature: unknown): string {
  if (typeof signature === 'string' && SIGNATURE.test(signature)) return signature;
  const bytes =
    ArrayBuffer.isView(signature) || Array.isArray(signature)
      ? Uint8Array.from(signature as unknown as ArrayLike<number>)
      : new Uint8Array();
  if (bytes.length !== 64) throw new WalletSignMessageError('The wallet returned no signature.');
  return bs58.encode(bytes);
}

export const accountChanged = () => new WalletAccountError('Another account was chosen in the wallet.');

export const solanaDevice = (
  wallet: Omit<FoundWallet, 'chain'>,
  provider: SolanaProvider & object,
): WalletDevice => ({
  wallet: { ...wallet, chain: 'solana' },
  source: provider,
  async connect() {
    const answer = await provider.connect();
    const address = keyText(read(answer, 'publicKey')) ?? keyText(read(provider, 'publicKey'));
    if (!address) throw new WalletPublicKeyError('The wallet returned no account.');
    return address;
  },
  async sign(text, address) {
    const chosen = keyText(read(provider, 'publicKey'));
    if (chosen && chosen !== address) throw accountChanged();
    const message = new TextEncoder().encode(text);
    const answer = provider.request
      ? await provider.request({ method: 'signMessage', params: { message, display: 'utf8' } })
      : await provider.signMessage?.(message, 'utf8');
    const signer = keyText(read(answer, 'publicKey'));
    if (signer && signer !== address) throw accountChanged();
    return signatureText(read(answer, 'signature') ?? answer);
  },
});
