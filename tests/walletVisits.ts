import { screen } from '@testing-library/react';
import type { WidgetConfig } from '../src/domain/config';
import type { LoginArgs } from '../src/index';
import { FakeEthereum, installWallets } from './fakeWallets';
import { renderWidget } from './renderWidget';
import type { SandboxPage } from './sandbox';
import { eventually } from './time';

export const WALLETS: WidgetConfig = { products: ['crypto'] };
export const START = '/crypto_wallets/authenticate/start/primary';
export const AUTHENTICATE = '/crypto_wallets/authenticate';
export const COULD_NOT_CONNECT = '[Error] Could not connect to wallet';
export const COULD_NOT_SIGN = '[Error] Could not sign message';

export const walletButton = (name: string) =>
  eventually(() => screen.getByRole<HTMLButtonElement>('button', { name: `Continue with ${name}` }));
export const walletButtons = () =>
  screen.queryAllByRole('button', { name: /^Continue with/ }).map(({ textContent }) => textContent);
export const setUpButton = () =>
  eventually(() => screen.getByRole<HTMLButtonElement>('button', { name: 'Set up a new crypto wallet' }));

export const install = (page: SandboxPage, ...args: Parameters<typeof installWallets>) =>
  page.onCleanUp(installWallets(...args));

/** A visitor with MetaMask alone, at its button. */
export async function atMetamask(page: SandboxPage, args: Partial<LoginArgs> = {}) {
  const wallet = new FakeEthereum({ isMetaMask: true });
  install(page, { announced: [[wallet, 'io.metamask', 'MetaMask']] });
  const widget = renderWidget(page, { config: WALLETS, ...args });
  return { wallet, widget, button: await walletButton('Metamask') };
}
