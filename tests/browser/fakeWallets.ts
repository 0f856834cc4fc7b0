import bs58 from 'bs58';
import { ethereumWallet, solanaWallet, type TestWallet } from '../../sandbox/testing/wallets';

/** The owner's answer to a request. An object is the value with which the wallet rejects. */
export type Mood = 'approve' | 'hang' | 'wrongAccount' | object;

export const REJECTED = { code: 4001, message: 'User rejected the request.' };

/** A wallet's owner, with real keys. */
abstract class FakeWallet {
  /** The called methods, in order. */
  readonly calls: string[] = [];
  readonly texts: string[] = [];
  mood: { connect: Mood; sign: Mood } = { connect: 'approve', sign: 'approve' };

  constructor(
    public account: TestWallet,
    private readonly other: TestWallet,
  ) {}

  get address(): string {
    return this.account.address;
  }

  /** The owner chooses another account. */
  switchAccount(): void {
    this.account = this.other;
  }

  protected async answer<T>(step: 'connect' | 'sign', method: string, make: () => T): Promise<T> {
    this.calls.push(method);
    const mood = this.mood[step];
    if (mood === 'hang') return new Promise<T>(() => undefined);
    // Wallets often reject with a value that is no Error.
    if (typeof mood === 'object') throw mood as Error;
    return Promise.resolve(make());
  }

  protected signed(text: string): string {
    this.texts.push(text);
    return (this.mood.sign === 'wrongAccount' ? this.other : this.account).sign(text);
  }
}

/** An EIP-1193 provider. Like real ones, its methods need it as `this`. */
export class FakeEthereum extends FakeWallet {
  #isReal = true;

  constructor(flags: object = {}) {
    super(ethereumWallet(), ethereumWallet());
    Object.assign(this, flags);
  }

  async request({ method, params = [] }: { method: string; params?: unknown[] }): Promise<unknown> {
    if (!this.#isReal) throw new TypeError();
    if (method === 'eth_requestAccounts') return this.answer('connect', method, () => [this.address]);
    if (method === 'eth_accounts') return [this.address];
    if (method !== 'personal_sign') throw Object.assign(new Error('Not here.'), { code: 4200 });
    return this.answer('sign', method, () => this.signed(String(params[0])));
  }

  /** EIP-6963. */
  announce(rdns: string, name: string, icon = 'data:image/svg+xml,<svg/>'): void {
    const detail = { info: { uuid: crypto.randomUUID(), name, rdns, icon }, provider: this };
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze(detail) }));
  }
}

/** A Solana wallet in a global variable. */
export class FakeSolana extends FakeWallet {
  constructor(flags: object = {}) {
    super(solanaWallet(), solanaWallet());
    Object.assign(this, flags);
  }

  get publicKey() {
    const { address } = this;
    return { toString: () => address };
  }

  connect(): Promise<{ publicKey: object }> {
    return this.answer('connect', 'connect', () => ({ publicKey: this.publicKey }));
  }

  request({ method, params }: { method: string; params: { message: Uint8Array } }) {
    return this.answer('sign', method, () => ({
      signature: bs58.decode(this.signed(new TextDecoder().decode(params.message))),
    }));
  }
}

/** A Solana wallet of the Wallet Standard. */
export class FakeStandard extends FakeWallet {
  readonly version = '1.0.0';
  readonly chains = ['solana:mainnet', 'solana:devnet'];
  /** The wallet signs this text instead of the given one. */
  instead: Uint8Array | null = null;

  constructor(
    readonly name: string,
    readonly icon = 'data:image/png;base64,iVBORw0KGgo=',
  ) {
    super(solanaWallet(), solanaWallet());
  }

  get accounts() {
    return [{ address: this.address, chains: this.chains, features: ['solana:signMessage'] }];
  }

  readonly features = {
    'standard:connect': {
      version: '1.0.0',
      connect: () => this.answer('connect', 'standard:connect', () => ({ accounts: this.accounts })),
    },
    'solana:signMessage': {
      version: '1.1.0',
      signMessage: ({ message }: { message: Uint8Array }) =>
        this.answer('sign', 'solana:signMessage', () => {
          const signedMessage = this.instead ?? message;
          return [
            { signedMessage, signature: bs58.decode(this.signed(new TextDecoder().decode(signedMessage))) },
          ];
        }),
    },
  };

  /** Announces the wallet to a loaded page. @returns a function that removes it. */
  register(): () => void {
    let unregister = (): void => undefined;
    const callback = ({ register }: { register: (wallet: object) => () => void }) => {
      unregister = register(this);
    };
    window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: callback }));
    return () => unregister();
  }
}

interface Installed {
  announced?: readonly (readonly [wallet: FakeEthereum, rdns: string, name: string])[];
  standard?: readonly FakeStandard[];
  globals?: Readonly<Record<string, unknown>>;
}

/** Installs wallets before the page's scripts, as extensions do. @returns a function that removes them. */
export function installWallets({ announced = [], standard = [], globals = {} }: Installed): () => void {
  const announce = () => announced.forEach(([wallet, rdns, name]) => wallet.announce(rdns, name));
  const register = (event: Event) => {
    const { detail } = event as CustomEvent<{ register: (wallet: object) => void }>;
    standard.forEach((wallet) => detail.register(wallet));
  };
  window.addEventListener('eip6963:requestProvider', announce);
  window.addEventListener('wallet-standard:app-ready', register);
  Object.entries(globals).forEach(([name, value]) =>
    Object.defineProperty(window, name, { value, configurable: true, writable: true }),
  );
  return () => {
    window.removeEventListener('eip6963:requestProvider', announce);
    window.removeEventListener('wallet-standard:app-ready', register);
    Object.keys(globals).forEach((name) => Reflect.deleteProperty(window, name));
  };
}

/** Ten wallets, some of which claim to be another one. */
export function tenWallets() {
  const wallets = {
    Vessel: new FakeEthereum({ isVessel: true }),
    Phantom: new FakeStandard('Phantom'),
    Metamask: new FakeEthereum({ isMetaMask: true }),
    Binance: new FakeEthereum({ isBinance: true, isMetaMask: true }),
    Coinbase: new FakeEthereum({ isCoinbaseWallet: true, isMetaMask: true }),
    'io.rabby': new FakeEthereum({ isRabby: true, isMetaMask: true }),
    'me.rainbow': new FakeEthereum({ isRainbow: true, isMetaMask: true }),
    'com.brave.wallet': new FakeEthereum({ isBraveWallet: true, isMetaMask: true, isCoinbaseWallet: true }),
    'solana:Solflare': new FakeStandard('Solflare'),
    'solana:Backpack': new FakeStandard('Backpack'),
  };
  const {
    Vessel,
    Metamask,
    Binance,
    Coinbase,
    'io.rabby': rabby,
    'me.rainbow': rainbow,
    'com.brave.wallet': brave,
  } = wallets;
  return {
    wallets,
    install: () =>
      installWallets({
        announced: [
          [brave, 'com.brave.wallet', 'Brave Wallet'],
          [rainbow, 'me.rainbow', 'Rainbow'],
          [Metamask, 'io.metamask', 'MetaMask'],
          [rabby, 'io.rabby', 'Rabby Wallet'],
          [Coinbase, 'com.coinbase.wallet', 'Coinbase Wallet'],
        ],
        standard: [wallets['solana:Solflare'], wallets.Phantom, wallets['solana:Backpack']],
        globals: {
          ethereum: Object.assign(rabby, { providers: [rabby, brave, Coinbase, Metamask] }),
          solana: new FakeSolana({ isPhantom: true, isBraveWallet: true }),
          vessel: { ethereum: Vessel },
          BinanceChain: Binance,
        },
      }),
  };
}
