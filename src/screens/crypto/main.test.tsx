import { screen } from '@testing-library/react';
import { FakeEthereum, FakeStandard, tenWallets } from '../../../tests/browser/fakeWallets';
import { renderWidget, setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually } from '../../../tests/time';
import { emailField } from '../../../tests/visits/signIn';
import {
  button,
  buttonNow,
  install,
  press,
  setUpButton,
  title,
  walletButton,
  walletButtons,
  WALLETS,
} from '../../../tests/visits/wallets';
import type { WidgetConfig } from '../../domain/config/config';
import { OAuthProviders, type OAuthProvider } from '../../domain/enums';

const page = setUpWidgetPage();
const OTHER = 'Continue with other Crypto Wallet';
const PROVIDERS = Object.keys(OAuthProviders) as OAuthProvider[];

const installFirst = (count: number) =>
  install(page, {
    announced: Array.from({ length: count }, (_, at) => [
      new FakeEthereum(),
      `com.wallet${at + 1}`,
      `Wallet ${at + 1}`,
    ]),
  });

const withProviders = (providers: number): WidgetConfig =>
  providers === 0
    ? WALLETS
    : {
        products: ['oauth', 'crypto'],
        oauthOptions: { providers: PROVIDERS.slice(0, providers).map((type) => ({ type })) },
      };

describe('§2 Wallet buttons: at most 6 - 1 - (number of social providers) on Main', () => {
  it.each([
    // wallets, providers, number of wallets on Main, whether a button leads to the others
    [0, 0, 0, false],
    [5, 0, 5, false],
    [6, 0, 5, true],
    [3, 2, 3, false],
    [4, 2, 3, true],
    [1, 5, 0, true],
    [0, 8, 0, false],
    [2, 8, 0, true],
  ])(
    'of %d wallets with %d providers Main shows %d, and a button for the others: %s',
    async (wallets, providers, onMain, more) => {
      installFirst(wallets);
      renderWidget(page, { config: withProviders(providers) });
      await button(more ? OTHER : 'Set up a new crypto wallet');
      const names = Array.from({ length: wallets }, (_, at) => `Continue with “Wallet ${at + 1}”`);
      const ofWallets = walletButtons().filter((text) => text === OTHER || text?.includes('Wallet '));
      expect(ofWallets).toEqual([...names.slice(0, onMain), ...(more ? [OTHER] : [])]);
      expect(buttonNow('Set up a new crypto wallet') === undefined).toBe(more);
      if (!more) return;
      await press(OTHER);
      await title('Continue with another wallet');
      expect(walletButtons()).toEqual(names.slice(onMain));
      await press('Set up a new crypto wallet');
      await title('Set up a new crypto wallet');
    },
  );

  it('providers of a product that is not in the config do not count', async () => {
    installFirst(5);
    const { oauthOptions } = withProviders(5);
    renderWidget(page, { config: { ...WALLETS, oauthOptions } });
    await walletButton('“Wallet 5”');
  });

  it('the set-up screen links four download pages in new tabs, and back to Main', async () => {
    renderWidget(page, { config: WALLETS });
    await press('Set up a new crypto wallet');
    expect(await title('Set up a new crypto wallet')).toHaveFocus();
    const links = screen.getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ href, textContent }) => [textContent, href])).toEqual([
      ['Phantom', 'https://phantom.app/'],
      ['MetaMask', 'https://metamask.io/'],
      ['Binance', 'https://www.bnbchain.world/en/binance-wallet'],
      ['Coinbase', 'https://www.coinbase.com/wallet'],
    ]);
    expect(links.every(({ target, rel }) => target === '_blank' && rel.includes('noopener'))).toBe(true);
    await press('Back');
    await setUpButton();
  });

  it('the buttons stand in the config’s order, with "or" before the next block', async () => {
    installFirst(1);
    const config: WidgetConfig = { products: ['crypto', 'emailMagicLinks'] };
    const widget = renderWidget(page, { config });
    const field = await emailField();
    const first = await walletButton('“Wallet 1”');
    expect(first.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(widget.element).toHaveTextContent(/Set up a new crypto wallet\s*or\s*Email address/);
  });

  it('each button has its id, and a second widget has its own', async () => {
    install(page, { standard: [new FakeStandard('Phantom')] });
    const first = renderWidget(page, { config: WALLETS });
    await eventually(() => expect(document.getElementById('pricerx-wallet-Phantom')).not.toBeNull());
    const second = renderWidget(page, { client: first.client, config: WALLETS });
    await eventually(() => second.view.getByRole('button', { name: 'Continue with Phantom' }));
    expect(document.getElementById('pricerx-wallet-Phantom-2')).not.toBeNull();
  });
});

describe('§3 Wallets: late wallets, equal names and icons', () => {
  it('a late wallet comes last, so that no button moves; an unmounted widget stops listening', async () => {
    install(page, { announced: [[new FakeEthereum(), 'me.rainbow', 'Rainbow']] });
    const widget = renderWidget(page, { config: WALLETS });
    await walletButton('“Rainbow”');
    page.onCleanUp(new FakeStandard('Phantom').register());
    await walletButton('Phantom');
    expect(walletButtons()).toEqual(['Continue with “Rainbow”', 'Continue with Phantom']);
    const listening = jest.spyOn(window, 'removeEventListener');
    page.onCleanUp(() => listening.mockRestore());
    widget.mount.unmount();
    await page.idle();
    const gone = listening.mock.calls.map(([name]) => name);
    expect(gone).toEqual(
      expect.arrayContaining(['eip6963:announceProvider', 'wallet-standard:register-wallet']),
    );
  });

  it('a late wallet signs in like any other', async () => {
    renderWidget(page, { config: WALLETS });
    await setUpButton();
    const wallet = new FakeEthereum();
    wallet.announce('io.metamask', 'MetaMask');
    await press('Continue with MetaMask');
    await title('Success!');
    expect(wallet.calls).toEqual(['eth_requestAccounts', 'personal_sign']);
  });

  it('the name by which a wallet announces itself stands in quotation marks, with a direction of its own', async () => {
    const wallet = new FakeEthereum();
    wallet.mood.connect = 'hang';
    install(page, { announced: [[wallet, 'com.evil', 'קופה” free. Go on with “Phantom']] });
    const { element, user } = renderWidget(page, { config: WALLETS });
    const name = 'קופה’ free. Go on with ’Phantom';
    await user.click(await walletButton(`“${name}”`));
    await eventually(() =>
      expect(element).toHaveTextContent(`Choose an account in your wallet (“${name}”).`),
    );
    expect([...element.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual([`“${name}”`]);
  });

  it('two wallets with the same name have different labels', async () => {
    install(page, {
      announced: [
        [new FakeEthereum(), 'app.backpack', 'Backpack'],
        [new FakeEthereum(), 'com.one', 'Twin'],
        [new FakeEthereum(), 'com.two', 'Twin'],
      ],
      standard: [new FakeStandard('Backpack')],
    });
    renderWidget(page, { config: WALLETS });
    await walletButton('“Backpack” (Solana)');
    expect(walletButtons()).toEqual([
      'Continue with “Backpack” (Ethereum)',
      'Continue with “Twin” (com.one)',
      'Continue with “Twin” (com.two)',
      'Continue with “Backpack” (Solana)',
    ]);
  });

  it('an icon is an img element, and one that fails to load is replaced by a drawing', async () => {
    const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
    const wallet = new FakeEthereum();
    const widget = renderWidget(page, { config: WALLETS });
    await setUpButton();
    wallet.announce('me.rainbow', 'Rainbow', icon);
    const rainbow = await walletButton('“Rainbow”');
    const image = rainbow.querySelector('img');
    expect(image?.getAttribute('src')).toBe(icon);
    expect(image?.alt).toBe('');
    image?.dispatchEvent(new Event('error'));
    await eventually(() => expect(rainbow.querySelector('svg')).not.toBeNull());
    expect(widget.element.querySelector('img')).toBeNull();
  });

  it('the host’s strings replace the wallets’ texts', async () => {
    const { install: installAll } = tenWallets();
    page.onCleanUp(installAll());
    const strings = {
      'crypto.wallet.continueWithMetamask': 'Mit MetaMask',
      'crypto.wallet.continueWithOtherWallet': 'Andere',
    };
    renderWidget(page, { config: WALLETS, strings });
    await button('Mit MetaMask');
    expect(buttonNow('Andere')).toBeDefined();
  });
});
