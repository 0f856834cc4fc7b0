import bs58 from 'bs58';
import type { BrowserContext } from '@playwright/test';
import { ethereumWallet, solanaWallet } from '../testing/wallets';

/** A wallet extension, as pages find it. */
export interface FakeWallet {
  /** The name that the wallet shows to pages. */
  label: string;
  chain: 'ethereum' | 'solana';
  /** The name by which an Ethereum wallet announces itself (EIP-6963), such as `io.metamask`. */
  rdns?: string;
  /** Whether a Solana wallet registers itself by the Wallet Standard. */
  standard?: true;
  /** The path of a global variable, such as `ethereum`. */
  at?: string;
  /** Properties of that global, such as `{ isMetaMask: true }`. */
  flags?: Record<string, boolean>;
}

/**
 * Adds wallets to a browser before the scripts of its pages run, as extensions do. They sign with real keys in this process.
 * @returns the requests to the wallets in order, each with the wallet's id.
 */
export async function installWallets(context: BrowserContext, given: Readonly<Record<string, FakeWallet>>) {
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
  await context.addInitScript((wallets: ((typeof list)[number] & Partial<FakeWallet>)[]) => {
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

export type InstalledWallets = Awaited<ReturnType<typeof installWallets>>;
