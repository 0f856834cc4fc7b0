import { fireEvent } from '@testing-library/react';
import { FakeEthereum, FakeSolana, FakeStandard, tenWallets } from '../../../tests/browser/fakeWallets';
import { renderWidget, setUpWidgetPage } from '../../../tests/renderWidget';
import {
  atMetamask,
  AUTHENTICATE,
  buttonNow,
  install,
  press,
  shown,
  START,
  title,
  walletButton,
  WALLETS,
} from '../../../tests/visits/wallets';

const page = setUpWidgetPage();
const back = () => press('Back');

describe('§4 Crypto flow: from a wallet’s button to a session', () => {
  it('only the clicked wallet of ten is called', async () => {
    const { wallets, install: installAll } = tenWallets();
    page.onCleanUp(installAll());
    const widget = renderWidget(page, { config: WALLETS });
    const labels: Record<keyof typeof wallets, string> = {
      Vessel: 'Vessel',
      Phantom: 'Phantom',
      Metamask: 'MetaMask',
      Binance: 'Binance',
      Coinbase: 'Coinbase Wallet',
      'com.brave.wallet': '“Brave Wallet”',
      'me.rainbow': '“Rainbow”',
      'io.rabby': '“Rabby Wallet”',
      'solana:Solflare': '“Solflare”',
      'solana:Backpack': '“Backpack”',
    };
    for (const [id, wallet] of Object.entries(wallets)) {
      await walletButton('Vessel');
      const label = labels[id as keyof typeof wallets];
      if (!buttonNow(`Continue with ${label}`)) await press('Continue with other Crypto Wallet');
      await press(`Continue with ${label}`);
      await title('Success!');
      const registered = widget.client.user.getSync()?.crypto_wallets.at(-1);
      expect(registered).toMatchObject({
        crypto_wallet_address: wallet.address,
        crypto_wallet_type: wallet.account.type,
      });
      expect(wallet.calls).toHaveLength(2);
      expect(localStorage.getItem(`stytch_sdk_state_${page.publicToken}::last_used`)).toBe(`crypto_${id}`);
      const rest = Object.entries(wallets).filter(([other]) => other !== id);
      expect(rest.flatMap(([, { calls }]) => calls)).toEqual([]);
      wallet.calls.length = 0;
      await widget.client.session.revoke();
      await back();
    }
    expect(widget.errors).toEqual([]);
  });

  it.each([
    ['Ethereum wallet', () => ({ ethereum: new FakeEthereum() })],
    ['Solana wallet', () => ({ solana: new FakeSolana() })],
    ['Phantom', () => ({ solana: new FakeSolana({ isPhantom: true }) })],
    ['Coinbase Wallet', () => ({ ethereum: { providers: [new FakeEthereum({ isCoinbaseWallet: true })] } })],
  ])('a wallet that is only a global variable signs in: %s', async (label, globals) => {
    install(page, { globals: globals() });
    const widget = renderWidget(page, { config: WALLETS });
    await press(`Continue with ${label}`);
    await title('Success!');
    await shown('Your wallet is connected.');
    expect(widget.client.session.getSync()).not.toBeNull();
  });

  it('a wallet without a name is asked for without one', async () => {
    const wallet = new FakeEthereum();
    wallet.mood.sign = 'hang';
    install(page, { globals: { ethereum: wallet } });
    renderWidget(page, { config: WALLETS });
    await press('Continue with Ethereum wallet');
    await shown(/^Approve the message in your wallet\. /);
  });

  it('the host gets an event for each step, and no signature', async () => {
    const { wallet, widget, button } = await atMetamask(page, {
      config: { ...WALLETS, sessionOptions: { sessionDurationMinutes: 45 } },
    });
    wallet.mood.sign = 'hang';
    fireEvent.click(button);
    await title('Sign the message');
    expect(widget.element).toHaveTextContent(wallet.address.slice(0, 8));
    expect(widget.element).toHaveTextContent(wallet.address.slice(-6));
    await page.idle();
    wallet.mood.sign = 'approve';
    await back();
    await press('Continue with MetaMask');
    await title('Success!');
    expect(widget.eventTypes()).toEqual([
      'CRYPTO_WALLET_AUTHENTICATE_START',
      'CRYPTO_WALLET_AUTHENTICATE_START',
      'CRYPTO_WALLET_AUTHENTICATE',
      'AUTHENTICATE_FLOW_COMPLETE',
    ]);
    const { body } = page.lastCall(AUTHENTICATE);
    expect(body).toMatchObject({ crypto_wallet_address: wallet.address, session_duration_minutes: 45 });
    expect(JSON.stringify([widget.events, widget.errors])).not.toContain(body?.['signature']);
    const { data } = widget.events[1] ?? {};
    expect(data).toMatchObject({ challenge: wallet.texts[0] });
  });

  it('a signed-in visitor gets the wallet added', async () => {
    const { widget, button } = await atMetamask(page);
    fireEvent.click(button);
    await title('Success!');
    const userId = widget.client.user.getSync()?.user_id;
    install(page, { globals: {} });
    const second = new FakeStandard('Phantom');
    page.onCleanUp(second.register());
    await back();
    await press('Continue with Phantom');
    await title('Success!');
    expect(widget.client.user.getSync()).toMatchObject({ user_id: userId });
    expect(widget.client.user.getSync()?.crypto_wallets).toHaveLength(2);
  });

  it('with SIWE the page’s origin is sent, and the wallet signs the provider’s text unchanged', async () => {
    await page.project({ bootstrap: { siwe_required_for_crypto_wallets: true } });
    const { wallet, button } = await atMetamask(page);
    fireEvent.click(button);
    await title('Success!');
    expect(page.lastCall(START).body).toEqual({
      crypto_wallet_address: wallet.address,
      crypto_wallet_type: 'ethereum',
      siwe_params: { uri: 'http://localhost:4310' },
    });
    expect(wallet.texts[0]).toMatch(/^localhost:4310 wants you to sign in with your Ethereum account:\n0x/);
  });
});
