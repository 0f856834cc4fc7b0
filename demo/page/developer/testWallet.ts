import { testAccounts } from './testKeys';

const ICON =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"%3E%3Crect width="24" height="24" rx="6" fill="%230F6B64"/%3E%3Cpath d="M6 9h12v8H6zM6 9l9-3v3" fill="none" stroke="%23fff" stroke-width="2"/%3E%3C/svg%3E';

interface Registry {
  register(wallet: object): unknown;
}

/**
 * A wallet in the page that behaves like a browser extension: it announces itself for Ethereum (EIP-6963) and registers for
 * Solana (Wallet Standard).
 * @param mood its owner's behaviour: `reject`, `hang`, `wrongAccount`; anything else approves.
 */
export const startTestWallet = (mood: string): void => {
  const accounts = testAccounts();

  const ask = async <T>(answer: () => T): Promise<T> => {
    if (mood === 'hang') return new Promise(() => undefined);
    if (mood === 'reject') throw Object.assign(new Error('User rejected the request.'), { code: 4001 });
    return Promise.resolve(answer());
  };
  const signer = <A>([own, other]: readonly [A, A]): A => (mood === 'wrongAccount' ? other : own);

  const [{ address }] = accounts.ethereum;
  const provider = {
    async request({ method, params = [] }: { method: string; params?: unknown[] }): Promise<unknown> {
      if (method === 'eth_accounts') return [address];
      if (method === 'eth_requestAccounts') return ask(() => [address]);
      if (method === 'personal_sign')
        return ask(() => signer(accounts.ethereum).sign(new TextEncoder().encode(String(params[0]))));
      throw Object.assign(new Error(`The test wallet has no ${method}.`), { code: 4200 });
    },
  };
  const info = {
    uuid: crypto.randomUUID(),
    name: 'Test wallet',
    rdns: 'example.pricerx.wallet',
    icon: ICON,
  };
  const announce = (): void => {
    const detail = Object.freeze({ info, provider });
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  };

  const chains = ['solana:devnet'];
  const account = {
    address: accounts.solana[0].address,
    publicKey: new Uint8Array(),
    chains,
    features: ['solana:signMessage'],
  };
  const standard = {
    version: '1.0.0',
    name: 'Test wallet',
    icon: ICON,
    chains,
    accounts: [account],
    features: {
      'standard:connect': { version: '1.0.0', connect: () => ask(() => ({ accounts: [account] })) },
      'solana:signMessage': {
        version: '1.1.0',
        signMessage: ({ message }: { message: Uint8Array }) =>
          ask(() => [{ signedMessage: message, signature: signer(accounts.solana).sign(message) }]),
      },
    },
  };
  const register = ({ register: add }: Registry): void => void add(standard);

  window.addEventListener('eip6963:requestProvider', announce);
  window.addEventListener('wallet-standard:app-ready', (event) =>
    register((event as CustomEvent<Registry>).detail),
  );
  announce();
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }));
};
