import { WalletPublicKeyError, WalletReadyState, WalletSignMessageError } from '@solana/wallet-adapter-base';
import { SolanaSignMessage, type SolanaSignMessageFeature } from '@solana/wallet-standard-features';
import type { WalletAccount, WalletWithFeatures } from '@wallet-standard/base';
import { StandardConnect, type StandardConnectFeature } from '@wallet-standard/features';
import { walletName, read, safeIcon, type Source, type WalletDevice } from './device';
import { accountChanged, signatureText } from './solana';

type StandardWallet = WalletWithFeatures<StandardConnectFeature & SolanaSignMessageFeature>;
const isOfSolana = (name: unknown): boolean => typeof name === 'string' && name.startsWith('solana:');

/** Installed: a registered wallet that can sign Solana messages. */
function readyStateOf(value: unknown): WalletReadyState {
  const features = read(value, 'features');
  const chains = read(value, 'chains');
  if (walletName(read(value, 'name')) === '') return WalletReadyState.NotDetected;
  return Array.isArray(chains) &&
    chains.some(isOfSolana) &&
    typeof read(read(features, StandardConnect), 'connect') === 'function' &&
    typeof read(read(features, SolanaSignMessage), 'signMessage') === 'function'
    ? WalletReadyState.Installed
    : WalletReadyState.Unsupported;
}

const isStandardWallet = (value: unknown): value is StandardWallet =>
  readyStateOf(value) === WalletReadyState.Installed;

/** Wallets that support several chains list the accounts of all of them. */
const solanaAccounts = (accounts: unknown): WalletAccount[] =>
  (Array.isArray(accounts) ? (accounts as unknown[]) : []).filter((account): account is WalletAccount => {
    const chains = read(account, 'chains');
    const fits = !Array.isArray(chains) || chains.some(isOfSolana);
    return fits && typeof read(account, 'address') === 'string';
  });

const isSame = (one: Uint8Array, other: ArrayLike<number>): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

const deviceOf = (wallet: StandardWallet): WalletDevice => {
  const name = walletName(read(wallet, 'name'));
  return {
    wallet: { id: `solana:${name}`, chain: 'solana', name, icon: safeIcon(read(wallet, 'icon')) },
    source: wallet,
    async connect() {
      const answer = await wallet.features[StandardConnect].connect();
      const [account] = [...solanaAccounts(read(answer, 'accounts')), ...solanaAccounts(wallet.accounts)];
      if (!account) throw new WalletPublicKeyError('The wallet returned no account.');
      return account.address;
    },
    async sign(text, address) {
      const account = solanaAccounts(wallet.accounts).find((one) => one.address === address);
      if (!account) throw accountChanged();
      const message = new TextEncoder().encode(text);
      const [signed] = await wallet.features[SolanaSignMessage].signMessage({ account, message });
      // A wallet may sign a changed message, which the provider would reject.
      if (signed?.signedMessage && !isSame(message, signed.signedMessage))
        throw new WalletSignMessageError('The wallet signed another text.');
      return signatureText(signed?.signature);
    },
  };
};

interface Register {
  register: (...wallets: unknown[]) => () => void;
}

/** Wallet Standard: Solana wallets that register and unregister themselves at any time. */
export function registeredWallets(page: Window, onChange: () => void): Source {
  const wallets = new Set<StandardWallet>();
  const api: Register = {
    register: (...given) => {
      const fitting = given.filter(isStandardWallet);
      fitting.forEach((wallet) => wallets.add(wallet));
      onChange();
      return () => {
        fitting.forEach((wallet) => wallets.delete(wallet));
        onChange();
      };
    },
  };
  const hear = (event: Event) => {
    const callback = read(event, 'detail');
    if (typeof callback !== 'function') return;
    try {
      (callback as (api: Register) => void)(api);
    } catch {
      // A wallet whose registration throws is ignored.
    }
  };
  return {
    devices: () => [...wallets].map(deviceOf),
    listen() {
      page.addEventListener('wallet-standard:register-wallet', hear);
      page.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }));
      return () => page.removeEventListener('wallet-standard:register-wallet', hear);
    },
  };
}
