import { WalletPublicKeyError, WalletSignMessageError } from '@solana/wallet-adapter-base';
import { walletName, read, safeIcon, type Source, type WalletDevice } from './device';
import { accountChanged, signatureText } from './solana';

interface Account {
  address: string;
}

/** The used members of a Wallet Standard wallet. */
interface StandardWallet {
  name: string;
  icon?: unknown;
  chains: readonly string[];
  accounts: readonly Account[];
  features: {
    'standard:connect': { connect(): Promise<{ accounts?: readonly Account[] }> };
    'solana:signMessage': {
      signMessage(input: {
        account: Account;
        message: Uint8Array;
      }): Promise<readonly { signedMessage?: Uint8Array; signature: Uint8Array }[]>;
    };
  };
}

const [CONNECT, SIGN_MESSAGE] = ['standard:connect', 'solana:signMessage'] as const;
const isOfSolana = (name: unknown): boolean => typeof name === 'string' && name.startsWith('solana:');

/** Whether a registered object is a wallet that can sign Solana messages. */
function isStandardWallet(value: unknown): value is StandardWallet {
  const features = read(value, 'features');
  const chains = read(value, 'chains');
  return (
    walletName(read(value, 'name')) !== '' &&
    Array.isArray(chains) &&
    chains.some(isOfSolana) &&
    typeof read(read(features, CONNECT), 'connect') === 'function' &&
    typeof read(read(features, SIGN_MESSAGE), 'signMessage') === 'function'
  );
}

/** Wallets that support several chains list the accounts of all of them. */
const solanaAccounts = (accounts: unknown): Account[] =>
  (Array.isArray(accounts) ? (accounts as unknown[]) : []).filter((account): account is Account => {
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
      const answer = await wallet.features[CONNECT].connect();
      const [account] = [...solanaAccounts(read(answer, 'accounts')), ...solanaAccounts(wallet.accounts)];
      if (!account) throw new WalletPublicKeyError('The wallet returned no account.');
      return account.address;
    },
    async sign(text, address) {
      const account = solanaAccounts(wallet.accounts).find((one) => one.address === address);
      if (!account) throw accountChanged();
      const message = new TextEncoder().encode(text);
      const [signed] = await wallet.features[SIGN_MESSAGE].signMessage({ account, message });
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
