import bs58 from 'bs58';
import type { BrowserContext } from 'playwright-core';
import { ethereumWallet, solanaWallet } from '../../../sandbox/testing/wallets';

interface Given {
  label: string;
  chain: 'ethereum' | 'solana';
  /** The name by which the wallet announces itself (EIP-6963). */
  rdns?: string;
  standard?: true;
  at?: string;
  flags?: Record<string, boolean>;
}

/** All wallets that §3 names, and five more. Some announce themselves; most claim to be MetaMask too. */
export const WALLETS = {
  Vessel: { label: 'Vessel', chain: 'ethereum', at: 'vessel.ethereum' },
  Phantom: { label: 'Phantom', chain: 'solana', standard: true },
  Metamask: { label: 'MetaMask', chain: 'ethereum', rdns: 'io.metamask', flags: { isMetaMask: true } },
  Binance: { label: 'Binance', chain: 'ethereum', at: 'BinanceChain', flags: { isMetaMask: true } },
  Coinbase: {
    label: 'Coinbase Wallet',
    chain: 'ethereum',
    rdns: 'com.coinbase.wallet',
    flags: { isCoinbaseWallet: true, isMetaMask: true },
  },
  'io.rabby': {
    label: 'Rabby',
    chain: 'ethereum',
    rdns: 'io.rabby',
    flags: { isRabby: true, isMetaMask: true },
    at: 'ethereum',
  },
  'me.rainbow': {
    label: 'Rainbow',
    chain: 'ethereum',
    rdns: 'me.rainbow',
    flags: { isRainbow: true, isMetaMask: true },
  },
  'com.brave.wallet': {
    label: 'Brave Wallet',
    chain: 'ethereum',
    rdns: 'com.brave.wallet',
    flags: { isBraveWallet: true, isMetaMask: true },
  },
  'solana:Solflare': { label: 'Solflare', chain: 'solana', standard: true },
  'solana:Backpack': { label: 'Backpack', chain: 'solana', standard: true },
} as const satisfies Record<string, Given>;

/** Each wallet alone, as a global without an announcement. */
export const GLOBALS = {
  Phantom: { label: 'Phantom', chain: 'solana', at: 'solana', flags: { isPhantom: true } },
  Metamask: { label: 'Metamask', chain: 'ethereum', at: 'ethereum', flags: { isMetaMask: true } },
  Coinbase: { label: 'Coinbase', chain: 'ethereum', at: 'ethereum', flags: { isCoinbaseWallet: true } },
  'Other Ethereum Wallet': { label: 'Ethereum wallet', chain: 'ethereum', at: 'ethereum' },
  'Other Solana Wallet': { label: 'Solana wallet', chain: 'solana', at: 'solana' },
} as const satisfies Record<string, Given>;

/**
 * Installs wallets before any script of a page runs, as browser extensions do. They sign with real keys, which stay in the test.
 * @returns the requests to each wallet, in order, and its address.
 */
export async function installWallets(context: BrowserContext, given: Readonly<Record<string, Given>>) {
  const accounts = Object.fromEntries(
    Object.entries(given).map(([id, { chain }]) => [
      id,
      chain === 'ethereum' ? ethereumWallet() : solanaWallet(),
    ]),
  );
  const asked: string[] = [];
  await context.exposeFunction('askWallet', (id: string, what: string, text: string) => {
    asked.push(`${id} ${what}`);
    const signature = what === 'sign' ? accounts[id]?.sign(text) : undefined;
    return signature?.startsWith('0x') ? signature : signature && [...bs58.decode(signature)];
  });
  const list = Object.entries(given).map(([id, wallet]) => ({
    ...wallet,
    id,
    address: accounts[id]?.address,
  }));
  await context.addInitScript((wallets: ((typeof list)[number] & Partial<Given>)[]) => {
    const { askWallet } = window as unknown as {
      askWallet: (id: string, what: string, text?: string) => Promise<unknown>;
    };
    const put = (path: string, value: object) => {
      const [first = '', second] = path.split('.');
      Object.assign(window, { [first]: second ? { [second]: value } : value });
    };
    const utf8 = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
    for (const { id, label, chain, address, rdns, standard, at, flags } of wallets) {
      const sign = async (bytes: Uint8Array) =>
        Uint8Array.from((await askWallet(id, 'sign', utf8(bytes))) as number[]);
      if (chain === 'ethereum') {
        const provider = {
          ...flags,
          async request({ method, params = [] }: { method: string; params?: string[] }) {
            if (method === 'eth_accounts') return [address];
            if (method === 'personal_sign') return askWallet(id, 'sign', params[0]);
            await askWallet(id, 'connect');
            return [address];
          },
        };
        const detail = { info: { uuid: id, name: label, rdns, icon: 'data:image/svg+xml,<svg/>' }, provider };
        if (rdns)
          window.addEventListener('eip6963:requestProvider', () =>
            window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail })),
          );
        if (at) put(at, provider);
        continue;
      }
      const account = { address, chains: ['solana:devnet'], features: [] };
      const connect = async <T>(answer: T) => {
        await askWallet(id, 'connect');
        return answer;
      };
      if (at)
        put(at, {
          ...flags,
          publicKey: address,
          connect: () => connect({ publicKey: address }),
          request: async ({ params }: { params: { message: Uint8Array } }) => ({
            signature: await sign(params.message),
          }),
        });
      if (!standard) continue;
      const wallet = {
        version: '1.0.0',
        name: label,
        icon: 'data:image/svg+xml,<svg/>',
        chains: account.chains,
        accounts: [account],
        features: {
          'standard:connect': { connect: () => connect({ accounts: [account] }) },
          'solana:signMessage': {
            signMessage: async ({ message }: { message: Uint8Array }) => [
              { signedMessage: message, signature: await sign(message) },
            ],
          },
        },
      };
      window.addEventListener('wallet-standard:app-ready', (event) =>
        (event as CustomEvent<{ register(one: object): void }>).detail.register(wallet),
      );
    }
  }, list);
  return { asked, addressOf: (id: string) => accounts[id]?.address };
}
