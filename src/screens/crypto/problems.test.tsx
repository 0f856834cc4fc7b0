import { fireEvent } from '@testing-library/react';
import { FakeStandard, REJECTED, type Mood } from '../../../tests/browser/fakeWallets';
import { renderWidget, setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually } from '../../../tests/time';
import { restorePage } from '../../../tests/visits/signIn';
import {
  atMetamask,
  AUTHENTICATE,
  COULD_NOT_CONNECT,
  COULD_NOT_SIGN,
  failure,
  press,
  refuseOnce,
  setUpButton,
  shown,
  START,
  title,
  walletButton,
  WALLETS,
} from '../../../tests/visits/wallets';

const page = setUpWidgetPage();
const back = () => press('Back');
const walletCalls = () => page.calls().filter(({ path }) => path.startsWith('/crypto_wallets'));

describe('§2 Crypto screens, §8 Crypto: a failure opens CryptoError, and the next try works', () => {
  // The other reasons: problems.broad.test.tsx
  it.each<['connect' | 'sign', Mood, RegExp]>([
    ['connect', REJECTED, /declined in your wallet/],
    ['sign', 'wrongAccount', /came from a different account/],
  ])('%s: %j', (step, mood, advice) => refuseOnce(page, step, mood, advice));

  it.each([
    [
      'the start',
      START,
      COULD_NOT_CONNECT,
      { drop: true },
      'Unable to contact our servers. Check your internet connection and try again.',
      'Unable to contact our servers.',
    ],
    [
      'the signature',
      AUTHENTICATE,
      COULD_NOT_SIGN,
      { drop: true },
      'Unable to contact our servers. Check your internet connection and try again.',
      'Unable to contact our servers.',
    ],
    [
      'the start with a wallet of another user',
      START,
      COULD_NOT_CONNECT,
      { status: 400, body: { status_code: 400, error_type: 'x', error_message: 'Not this wallet.' } },
      'Not this wallet.',
      'Not this wallet.',
    ],
  ])('an error of the provider at %s is shown', async (_, path, text, fault, words, cause) => {
    const { widget, button } = await atMetamask(page);
    await page.fault(path, fault);
    fireEvent.click(button);
    await failure();
    await shown(text);
    await shown(words);
    expect(widget.errors[0]).toMatchObject({ name: 'StytchSDKError', message: text });
    expect(widget.errors[0]?.cause).toContain(cause);
    await back();
    await press('Continue with MetaMask');
    await title('Success!');
  });

  it('an account changed between connecting and signing shows its error', async () => {
    const { wallet, widget, button } = await atMetamask(page);
    await page.fault(START, { delay_ms: 30 });
    fireEvent.click(button);
    await eventually(() => expect(wallet.calls).toEqual(['eth_requestAccounts']));
    wallet.switchAccount();
    await shown(COULD_NOT_SIGN);
    await shown(/Another account was chosen/);
    expect(wallet.texts).toEqual([]);
    await press('Try again');
    await title('Success!');
    expect(widget.client.user.getSync()?.crypto_wallets).toMatchObject([
      { crypto_wallet_address: wallet.address },
    ]);
  });

  it.each([
    ['connect', 'Connect your wallet'],
    ['sign', 'Sign the message'],
  ] as const)(
    'a wallet that never answers (%s) can be left by one click, and its late answer changes nothing',
    async (step, name) => {
      const { wallet, widget, button } = await atMetamask(page);
      let answer = (_: unknown): void => undefined;
      const late = new Promise((resolve) => {
        answer = resolve;
      });
      const request = wallet.request.bind(wallet);
      const held = step === 'connect' ? 'eth_requestAccounts' : 'personal_sign';
      wallet.request = (args) => (args.method === held ? late : request(args));
      fireEvent.click(button);
      await title(name);
      await page.idle();
      await back();
      await walletButton('MetaMask');
      const calls = walletCalls().length;
      answer(step === 'connect' ? [wallet.address] : wallet.account.sign('late'));
      await page.idle();
      expect(walletCalls()).toHaveLength(calls);
      expect(document.querySelector('h2')?.textContent).not.toBe(name);
      expect(widget.errors).toEqual([]);
      wallet.request = request;
      await press('Continue with MetaMask');
      await title('Success!');
    },
  );

  it('a page restored from the back/forward cache, or a new mount, shows Main', async () => {
    const { wallet, widget, button } = await atMetamask(page);
    wallet.mood.connect = 'hang';
    fireEvent.click(button);
    await title('Connect your wallet');
    restorePage();
    await press('Continue with MetaMask');
    await title('Connect your wallet');
    widget.mount.unmount();
    wallet.mood.connect = 'approve';
    const again = renderWidget(page, { client: widget.client, config: WALLETS });
    await press('Continue with MetaMask');
    await title('Success!');
    expect([...widget.errors, ...again.errors]).toEqual([]);
  });

  it('a wallet that was removed shows its error', async () => {
    const wallet = new FakeStandard('Phantom');
    renderWidget(page, { config: WALLETS });
    await setUpButton();
    const leave = wallet.register();
    wallet.mood.connect = REJECTED;
    await press('Continue with Phantom');
    await failure();
    leave();
    await press('Try again');
    await shown(/no longer on this page/);
  });
});
