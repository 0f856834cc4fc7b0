import { FakeEthereum, FakeSolana, tenWallets } from '../../../tests/browser/fakeWallets';
import {
  cleanUpWallets,
  install,
  signWith,
  untilTestEnds,
  watchWallets,
} from '../../../tests/browser/watchWallets';

afterEach(cleanUpWallets);

describe('§3 Wallets, §4 Crypto flow: ten wallets on one page', () => {
  it('each wallet is listed once, in the specified order, and signs with its own provider only', async () => {
    const { wallets, install: installAll } = tenWallets();
    untilTestEnds(installAll());
    const page = watchWallets();
    expect(page.ids()).toEqual([
      'Vessel',
      'Phantom',
      'Metamask',
      'Binance',
      'Coinbase',
      'com.brave.wallet',
      'me.rainbow',
      'io.rabby',
      'solana:Solflare',
      'solana:Backpack',
    ]);
    expect(
      page
        .list()
        .slice(5)
        .map(({ name }) => name),
    ).toEqual(['Brave Wallet', 'Rainbow', 'Rabby Wallet', 'Solflare', 'Backpack']);
    for (const [id, wallet] of Object.entries(wallets)) {
      expect(await signWith(page, id)).toBe(wallet.address);
      const others = Object.entries(wallets).filter(([other]) => other !== id);
      expect(wallet.calls).toHaveLength(2);
      expect(others.flatMap(([, { calls }]) => calls)).toEqual([]);
      wallet.calls.length = 0;
    }
  });
});

describe('§3 Wallets: globals without announcements', () => {
  const generic = () => new FakeEthereum();
  const metamask = () => new FakeEthereum({ isMetaMask: true });
  const coinbase = () => new FakeEthereum({ isCoinbaseWallet: true });
  const phantom = () => new FakeSolana({ isPhantom: true });

  it.each<[string, Record<string, unknown>, string[]]>([
    ['none', {}, []],
    ['window.vessel', { vessel: { ethereum: generic() } }, ['Vessel']],
    ['window.solana.isPhantom', { solana: phantom() }, ['Phantom']],
    [
      'window.phantom, another in window.solana',
      { phantom: { solana: phantom() }, solana: new FakeSolana() },
      ['Phantom', 'Other Solana Wallet'],
    ],
    ['window.ethereum.isMetaMask', { ethereum: metamask() }, ['Metamask']],
    ['window.ethereum.isCoinbaseWallet', { ethereum: coinbase() }, ['Coinbase']],
    ['window.BinanceChain', { BinanceChain: generic() }, ['Binance']],
    [
      'a list in window.ethereum',
      { ethereum: { providers: [generic(), coinbase(), metamask()] } },
      ['Metamask', 'Coinbase'],
    ],
    ['a list of others', { ethereum: { providers: [generic(), generic()] } }, ['Other Ethereum Wallet']],
    ['a lone window.ethereum', { ethereum: generic() }, ['Other Ethereum Wallet']],
    [
      'one that says it is MetaMask as well',
      { ethereum: new FakeEthereum({ isRabby: true, isMetaMask: true }) },
      ['Other Ethereum Wallet'],
    ],
    ['a lone window.solana', { solana: new FakeSolana() }, ['Other Solana Wallet']],
    [
      'one that says it is Phantom as well',
      { solana: new FakeSolana({ isPhantom: true, isSolflare: true }) },
      ['Other Solana Wallet'],
    ],
    [
      'both chains',
      { ethereum: generic(), solana: new FakeSolana() },
      ['Other Ethereum Wallet', 'Other Solana Wallet'],
    ],
    [
      'elements of the page with such ids',
      { ethereum: document.createElement('a'), solana: document.createElement('form') },
      [],
    ],
  ])('lists the wallets that the globals define: %s', async (_, globals, expected) => {
    install({ globals });
    const page = watchWallets();
    expect(page.ids()).toEqual(expected);
    for (const id of expected) await signWith(page, id);
  });

  it('a provider whose getters throw is listed without a name', () => {
    const shy = new Proxy(generic(), {
      ownKeys() {
        throw new Error('Mine.');
      },
    });
    install({ globals: { ethereum: shy } });
    expect(watchWallets().ids()).toEqual(['Other Ethereum Wallet']);
  });

  it('ignores a global that throws', () => {
    Object.defineProperty(window, 'ethereum', {
      configurable: true,
      get() {
        throw new Error('Mine.');
      },
    });
    untilTestEnds(() => Reflect.deleteProperty(window, 'ethereum'));
    expect(watchWallets().ids()).toEqual([]);
  });
});

describe('§3 Wallets: several widgets on one page', () => {
  const metamask = () => new FakeEthereum({ isMetaMask: true });

  it('the search goes on for a second widget after the first has gone, and ends with the last', () => {
    const { wallets, stop, ids: idsOfFirst } = watchWallets();
    const seen: string[][] = [];
    const stopSecond = wallets.watch((list) => seen.push(list.map(({ id }) => id)));
    stop();
    install({ globals: { ethereum: metamask() } });
    window.dispatchEvent(new Event('load'));
    expect(seen.at(-1)).toEqual(['Metamask']);
    expect(idsOfFirst()).toEqual([]);
    stopSecond();
    const count = seen.length;
    window.dispatchEvent(new Event('load'));
    expect(seen).toHaveLength(count);
  });

  it('the search begins again for a widget that is mounted after all have gone', () => {
    const { wallets, stop } = watchWallets();
    stop();
    install({ globals: { ethereum: metamask() } });
    const seen: string[][] = [];
    untilTestEnds(wallets.watch((list) => seen.push(list.map(({ id }) => id))));
    expect(wallets.list().map(({ id }) => id)).toEqual(['Metamask']);
    window.dispatchEvent(new Event('load'));
    expect(seen.at(-1)).toEqual(['Metamask']);
  });
});
