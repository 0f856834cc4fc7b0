import { FakeEthereum, FakeSolana, FakeStandard } from '../../../tests/browser/fakeWallets';
import {
  cleanUpWallets,
  install,
  signWith,
  untilTestEnds,
  watchWallets,
} from '../../../tests/browser/watchWallets';
import { createWallets } from './wallets';

afterEach(cleanUpWallets);

describe('§3 Wallets: announced wallets', () => {
  it('a wallet that announces itself and defines a global is listed once', () => {
    const [rabby, solflare] = [
      new FakeEthereum({ isRabby: true, isMetaMask: true }),
      new FakeStandard('Solflare'),
    ];
    install({
      announced: [[rabby, 'io.rabby', 'Rabby Wallet']],
      standard: [solflare],
      globals: {
        ethereum: new FakeEthereum({ isRabby: true, isMetaMask: true }),
        solana: new FakeSolana(),
        vessel: { ethereum: rabby },
      },
    });
    expect(watchWallets().ids()).toEqual(['Vessel', 'solana:Solflare']);
  });

  it('a listed wallet is offered for its own chain only, any other wallet for both chains', () => {
    install({
      announced: [
        [new FakeEthereum({ isPhantom: true }), 'app.phantom', 'Phantom'],
        [new FakeEthereum(), 'app.backpack', 'Backpack'],
        [new FakeEthereum(), 'io.metamask', 'MetaMask'],
      ],
      standard: [new FakeStandard('Phantom'), new FakeStandard('MetaMask'), new FakeStandard('Backpack')],
    });
    const page = watchWallets();
    expect(page.ids()).toEqual(['Phantom', 'Metamask', 'app.backpack', 'solana:Backpack']);
  });

  it('reports wallets that arrive late or leave, and nothing after the watch ends', async () => {
    const page = watchWallets();
    expect(page.ids()).toEqual([]);
    new FakeEthereum().announce('me.rainbow', 'Rainbow');
    const leave = new FakeStandard('Solflare').register();
    expect(page.ids()).toEqual(['me.rainbow', 'solana:Solflare']);
    leave();
    expect(page.ids()).toEqual(['me.rainbow']);
    install({ globals: { ethereum: new FakeEthereum({ isMetaMask: true }) } });
    window.dispatchEvent(new Event('ethereum#initialized'));
    expect(page.ids()).toEqual(['Metamask', 'me.rainbow']);
    const { length } = page.seen;
    page.stop();
    new FakeEthereum().announce('io.rabby', 'Rabby Wallet');
    window.dispatchEvent(new Event('ethereum#initialized'));
    expect(page.seen).toHaveLength(length);
  });

  it('two watchers share one listener, and the last one removes it', () => {
    const wallets = createWallets(window);
    const [one, two] = [jest.fn(), jest.fn()];
    const stops = [wallets.watch(one), wallets.watch(two)];
    stops[0]?.();
    one.mockClear();
    two.mockClear();
    new FakeEthereum().announce('me.rainbow', 'Rainbow');
    expect(one).not.toHaveBeenCalled();
    expect(two).toHaveBeenCalledTimes(1);
    const removeListener = jest.spyOn(window, 'removeEventListener');
    untilTestEnds(() => removeListener.mockRestore());
    stops[1]?.();
    expect(removeListener.mock.calls.map(([name]) => name)).toEqual([
      'eip6963:announceProvider',
      'wallet-standard:register-wallet',
      'ethereum#initialized',
      'load',
    ]);
  });

  it('the first wallet of a name keeps it, and a replaced global changes nothing', async () => {
    const [first, second] = [new FakeEthereum(), new FakeEthereum()];
    const lone = new FakeEthereum({ isMetaMask: true });
    install({
      announced: [
        [first, 'ME.Rainbow', 'Rainbow'],
        [second, 'me.rainbow', 'Rainbow'],
      ],
      globals: { ethereum: lone },
    });
    const page = watchWallets();
    expect(page.ids()).toEqual(['Metamask', 'me.rainbow']);
    Object.assign(window, { ethereum: second });
    await signWith(page, 'me.rainbow');
    await signWith(page, 'Metamask');
    expect([first.calls.length, lone.calls.length, second.calls.length]).toEqual([2, 2, 0]);
  });

  it.each<[string, unknown]>([
    ['no detail', undefined],
    ['no provider', { info: { rdns: 'a.b', name: 'A' } }],
    ['a provider without a request method', { info: { rdns: 'a.b', name: 'A' }, provider: {} }],
    ['no name', { info: { rdns: 'a.b', name: ' \u202e' }, provider: new FakeEthereum() }],
    ['an id of ours for a name', { info: { rdns: 'Metamask', name: 'A' }, provider: new FakeEthereum() }],
    ['an id of a Solana wallet', { info: { rdns: 'solana:a.b', name: 'A' }, provider: new FakeEthereum() }],
    ['an id with other characters', { info: { rdns: 'a.b/c', name: 'A' }, provider: new FakeEthereum() }],
    ['an id that is no text', { info: { rdns: ['a.b'], name: 'A' }, provider: new FakeEthereum() }],
  ])('ignores %s', (_, detail) => {
    const page = watchWallets();
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
    window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }));
    expect(page.ids()).toEqual([]);
  });

  it('a wallet whose provider is a function is listed and signs', async () => {
    const wallet = new FakeEthereum();
    const provider = Object.assign(() => undefined, { request: wallet.request.bind(wallet) });
    const page = watchWallets();
    const detail = { info: { rdns: 'me.rainbow', name: 'Rainbow' }, provider };
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
    expect(page.ids()).toEqual(['me.rainbow']);
    expect(await signWith(page, 'me.rainbow')).toBe(wallet.address);
  });

  it('shows at most 40 characters of a wallet’s name', () => {
    const page = watchWallets();
    new FakeEthereum().announce('me.rainbow', 'R'.repeat(41));
    expect(page.list()).toMatchObject([{ name: `${'R'.repeat(40)}…` }]);
  });

  it('a wallet that throws while it registers does not affect others', () => {
    const page = watchWallets();
    const detail = () => {
      throw new Error('Mine.');
    };
    const uncaught = jest.fn((event: Event) => event.preventDefault());
    window.addEventListener('error', uncaught);
    untilTestEnds(() => window.removeEventListener('error', uncaught));
    window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }));
    new FakeStandard('Phantom').register();
    expect(page.ids()).toEqual(['Phantom']);
    expect(uncaught).not.toHaveBeenCalled();
  });

  it('ignores a Solana wallet that cannot sign messages', () => {
    const page = watchWallets();
    const wallet = new FakeStandard('Ledger-like');
    Object.assign(wallet, { features: { 'standard:connect': wallet.features['standard:connect'] } });
    wallet.register();
    expect(page.ids()).toEqual([]);
  });

  it.each([
    ['data:image/svg+xml;base64,PHN2Zy8+', true],
    ['data:image/png;base64,iVBORw0KGgo=', true],
    ['data:image/webp;base64,UklGRg==', true],
    ['data:image/gif;base64,R0lGODlh', true],
    ['data:image/jpeg;base64,/9j/', true],
    ['DATA:IMAGE/PNG;base64,iVBORw0KGgo=', true],
    ['data:image/png;base64,'.padEnd(200_000, 'A'), true],
    ['https://tracker.example/icon.png', false],
    ['https://tracker.example/data:image/png;base64,iVBORw0KGgo=', false],
    ['javascript:alert(1)', false],
    ['data:text/html,<script>alert(1)</script>', false],
    ['data:image/png;base64,'.padEnd(200_001, 'A'), false],
  ])('accepts a picture only as an image data URL: %.40s', (icon, isTaken) => {
    const page = watchWallets();
    new FakeEthereum().announce('me.rainbow', 'Rain\u202ebow\n', icon);
    expect(page.list()).toEqual([
      { id: 'me.rainbow', chain: 'ethereum', name: 'Rainbow', icon: isTaken ? icon : undefined },
    ]);
  });
});
