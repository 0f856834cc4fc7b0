import { fireEvent, screen } from '@testing-library/react';
import type { WidgetConfig } from '../../src/domain/config/config';
import type { LoginArgs } from '../../src/index';
import { FakeEthereum, installWallets, type Mood } from '../browser/fakeWallets';
import { renderWidget } from '../renderWidget';
import type { SandboxPage } from '../sandbox';
import { eventually } from '../time';

export const WALLETS: WidgetConfig = { products: ['crypto'] };
export const START = '/crypto_wallets/authenticate/start/primary';
export const AUTHENTICATE = '/crypto_wallets/authenticate';
export const COULD_NOT_CONNECT = '[Error] Could not connect to wallet';
export const COULD_NOT_SIGN = '[Error] Could not sign message';

/** A button's text without the mark of the way that signed in last, which describes it. */
const labelOf = ({ textContent }: Element): string => textContent.replace(/Last used$/, '');
/** Finds visible buttons by their text: queries by role are slow in jsdom, and these tests press many. */
export const buttonNow = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(
    (button) =>
      (button.getAttribute('aria-label') ?? labelOf(button)) === name &&
      button.closest('section')?.style.visibility !== 'hidden',
  );
export const button = (name: string) =>
  eventually(() => {
    const found = buttonNow(name);
    if (!found) throw new Error(`No button "${name}" in ${document.body.textContent}`);
    return found;
  });
export const press = async (name: string): Promise<void> => void fireEvent.click(await button(name));
export const walletButton = (name: string) => button(`Continue with ${name}`);
export const walletButtons = () =>
  [...document.querySelectorAll('button')].map(labelOf).filter((text) => text.startsWith('Continue with'));
export const setUpButton = () => button('Set up a new crypto wallet');
/** Clicks a button by selector. */
export const clickOn = (selector: string) =>
  eventually(() => {
    const found = document.querySelector(selector);
    if (!found) throw new Error(`No ${selector}.`);
    fireEvent.click(found);
  });
export const shown = (text: RegExp | string) => eventually(() => screen.getByText(text));
export const title = (text: string) =>
  eventually(() => {
    const heading = document.querySelector('h2');
    expect(heading?.textContent).toBe(text);
    return heading;
  });

export const install = (page: SandboxPage, ...args: Parameters<typeof installWallets>) =>
  page.onCleanUp(installWallets(...args));

/** Mounts with MetaMask alone and waits for its button. */
export async function atMetamask(page: SandboxPage, args: Partial<LoginArgs> = {}) {
  const wallet = new FakeEthereum({ isMetaMask: true });
  install(page, { announced: [[wallet, 'io.metamask', 'MetaMask']] });
  const widget = renderWidget(page, { config: WALLETS, ...args });
  return { wallet, widget, button: await walletButton('MetaMask') };
}

export const failure = () => title('Looks like there was an error!');

/** The wallet refuses a step. The visitor and the host learn it, and the next try works. */
export async function refuseOnce(
  page: SandboxPage,
  step: 'connect' | 'sign',
  mood: Mood,
  advice: RegExp | null,
): Promise<void> {
  const { wallet, widget, button } = await atMetamask(page);
  wallet.mood[step] = mood;
  fireEvent.click(button);
  expect(await failure()).toHaveFocus();
  const text = step === 'connect' ? COULD_NOT_CONNECT : COULD_NOT_SIGN;
  // Announced once, with the advice (WCAG 4.1.3).
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  if (advice) expect(screen.getByRole('alert')).toHaveTextContent(advice);
  expect(widget.errors.map(({ message }) => message)).toEqual([text]);
  expect(widget.client.session.getSync()).toBeNull();
  wallet.mood[step] = 'approve';
  await press('Try again');
  await title('Success!');
}
