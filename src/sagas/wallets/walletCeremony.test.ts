import { FakeEthereum, REJECTED } from '../../../tests/browser/fakeWallets';
import { runtimeOf } from '../../../tests/runtime';
import { setUpSandbox } from '../../../tests/sandbox';
import { headlessClient } from '../../../tests/visits/headless';
import { AUTHENTICATE, install, START } from '../../../tests/visits/wallets';
import type { SagaGenerator } from '../effects';
import { connectWallet, signInWithWallet } from './walletCeremony';

const page = setUpSandbox();
const ID = 'Metamask';

/** A client without a widget, on a page with MetaMask. */
async function withMetamask() {
  const wallet = new FakeEthereum({ isMetaMask: true });
  install(page, { announced: [[wallet, 'io.metamask', 'MetaMask']] });
  const client = headlessClient(page);
  const { services, runRoot } = await runtimeOf(client);
  const wallets = await services.wallets();
  page.onCleanUp(wallets?.watch(() => undefined) ?? (() => undefined));
  const run = <T>(operation: () => SagaGenerator<T>) => runRoot(operation).toPromise() as Promise<T>;
  return { wallet, client, run };
}

describe('§4 Crypto flow: the ceremony without screens', () => {
  it('connects a wallet, has it sign the provider’s message, and signs in', async () => {
    const { wallet, client, run } = await withMetamask();
    const { data } = await run(() => connectWallet(ID));
    expect(data).toMatchObject({ address: wallet.address, start: { status_code: 200 } });
    const account = { id: ID, address: wallet.address, challenge: data?.start.challenge ?? '' };
    const signedIn = await run(() => signInWithWallet(account, 45));
    expect(wallet.texts).toEqual([data?.start.challenge]);
    expect(page.lastCall(AUTHENTICATE).body).toMatchObject({ session_duration_minutes: 45 });
    expect(client.session.getSync()).toEqual(signedIn.data?.session);
  });

  it('a wallet that declines or is not on the page ends it before any call', async () => {
    const { wallet, run } = await withMetamask();
    wallet.mood.connect = REJECTED;
    expect(await run(() => connectWallet(ID))).toMatchObject({ failure: { reason: 'declined' } });
    expect(await run(() => connectWallet('Phantom'))).toEqual({ failure: { reason: 'gone' } });
    expect(page.calls(START)).toEqual([]);
  });

  it('a message for another site is not given to the wallet', async () => {
    const { wallet, run } = await withMetamask();
    const challenge = `evil.example wants you to sign in with your Ethereum account:\n${wallet.address}`;
    const account = { id: ID, address: wallet.address, challenge };
    expect(await run(() => signInWithWallet(account, 30))).toEqual({ failure: { reason: 'unsafe' } });
    expect(wallet.calls).toEqual([]);
    expect(page.calls(AUTHENTICATE)).toEqual([]);
  });
});
