import { FakeEthereum, FakeSolana, FakeStandard, REJECTED } from '../../../tests/browser/fakeWallets';
import { cleanUpWallets, install, TEXT, watchWallets } from '../../../tests/browser/watchWallets';

afterEach(cleanUpWallets);

describe('§8 Crypto: rejections by wallets', () => {
  it.each<[object | string, string | null]>([
    [REJECTED, 'declined'],
    [{ code: 4100, message: 'Unauthorized' }, 'unauthorized'],
    [{ code: 4900 }, 'disconnected'],
    [{ code: 4901 }, 'disconnected'],
    [{ code: -32002, message: 'Already processing eth_requestAccounts.' }, 'alreadyOpen'],
    [{ code: '4001' }, 'declined'],
    [{ code: -32603, data: { originalError: { code: 4001 } } }, 'declined'],
    [{ name: 'WalletConnectionError', error: { code: 4001 } }, 'declined'],
    [{ name: 'WalletWindowClosedError' }, 'declined'],
    [{ code: -32000, message: 'Internal' }, null],
    [new Error('Unexpected'), null],
    [{ code: 'constructor', name: '__proto__' }, null],
    [{ code: 'toString', cause: { name: 'hasOwnProperty', cause: { code: 4001 } } }, 'declined'],
  ])('the rejection %j has the reason %s', async (thrown, reason) => {
    const wallet = new FakeEthereum();
    install({ globals: { ethereum: wallet } });
    const page = watchWallets();
    wallet.mood.connect = thrown as object;
    expect(await page.connect('Other Ethereum Wallet')).toMatchObject({ reason });
  });

  it.each([[[]], [null], [['not an address']], ['0x']])(
    'gives NoAccount for the accounts %j',
    async (accounts) => {
      install({ globals: { ethereum: { request: () => Promise.resolve(accounts) } } });
      const page = watchWallets();
      expect(await page.connect('Other Ethereum Wallet')).toMatchObject({ reason: 'noAccount' });
    },
  );

  it('rejects when another account than the connected one would sign', async () => {
    const [ethereum, solana, standard] = [new FakeEthereum(), new FakeSolana(), new FakeStandard('Phantom')];
    install({ globals: { ethereum, solana }, standard: [standard] });
    const page = watchWallets();
    for (const [id, wallet] of [
      ['Other Ethereum Wallet', ethereum],
      ['Other Solana Wallet', solana],
      ['Phantom', standard],
    ] as const) {
      const { value: address = '' } = await page.connect(id);
      wallet.switchAccount();
      expect(await page.sign(id, TEXT, address)).toMatchObject({ reason: 'accountChanged' });
      expect(wallet.texts).toEqual([]);
    }
  });

  it('rejects a signature of another text', async () => {
    const wallet = new FakeStandard('Phantom');
    wallet.instead = new TextEncoder().encode('Send all my coins');
    install({ standard: [wallet] });
    const page = watchWallets();
    const { value: address = '' } = await page.connect('Phantom');
    expect(await page.sign('Phantom', TEXT, address)).toEqual({
      reason: null,
      detail: 'The wallet signed another text.',
    });
  });

  it('rejects when the wallet is gone', async () => {
    expect(await watchWallets().connect('Metamask')).toMatchObject({ reason: 'gone' });
  });
});
