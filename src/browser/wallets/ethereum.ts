import {
  WalletAccountError,
  WalletNotConnectedError,
  WalletPublicKeyError,
  WalletSignMessageError,
} from '@solana/wallet-adapter-base';
import type { FoundWallet } from '../../domain/wallets/wallets';
import { isObject, read, type WalletDevice } from './device';

/** The used members of an EIP-1193 provider. */
export interface EthereumProvider {
  request(args: { method: string; params?: unknown[] }): Promise<unknown>;
}

export const isEthereumProvider = (value: unknown): value is EthereumProvider & object =>
  isObject(value) && typeof read(value, 'request') === 'function';

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value);
const isSignature = (value: unknown): value is string =>
  typeof value === 'string' && /^0x(?:[0-9a-f]{2})+$/i.test(value);

/**
 * Checks, without a prompt, that the wallet's current account is still the connected one. Wallets without
 * `eth_accounts` pass.
 */
async function checkAccount(provider: EthereumProvider, address: string): Promise<void> {
  let accounts: unknown;
  try {
    accounts = await provider.request({ method: 'eth_accounts' });
  } catch {
    return;
  }
  if (!Array.isArray(accounts)) return;
  const [chosen] = accounts as unknown[];
  if (!isAddress(chosen)) throw new WalletNotConnectedError('The wallet is locked, or was disconnected.');
  if (chosen.toLowerCase() !== address.toLowerCase())
    throw new WalletAccountError('Another account was chosen in the wallet.');
}

export const ethereumDevice = (
  wallet: Omit<FoundWallet, 'chain'>,
  provider: EthereumProvider & object,
): WalletDevice => ({
  wallet: { ...wallet, chain: 'ethereum' },
  source: provider,
  async connect() {
    const accounts = await provider.request({ method: 'eth_requestAccounts' });
    const address: unknown = Array.isArray(accounts) ? accounts[0] : undefined;
    if (!isAddress(address)) throw new WalletPublicKeyError('The wallet returned no account.');
    return address;
  },
  async sign(text, address) {
    await checkAccount(provider, address);
    const signature = await provider.request({ method: 'personal_sign', params: [text, address] });
    if (!isSignature(signature)) throw new WalletSignMessageError('The wallet returned no signature.');
    return signature;
  },
});
