import { MAX_WALLET_BUTTONS } from '../constants';
import { configConflict, isOneTapAlone, type ResolvedConfig } from './config';
import type { Product } from '../enums';
import { OTP_METHODS, type OTPMethod, type PhoneMethod } from './otpMethods';

/** A sign-in method that begins with a typed email address or phone number. Several methods are tabs. */
export type TabMethod = 'magicLink' | 'password' | OTPMethod;

/** The blocks of Main, from top to bottom. */
export type Block = { kind: 'form'; tabs: TabMethod[] } | { kind: 'oauth' } | { kind: 'crypto' };

/**
 * The tabs, in the order of products and OTP methods. With passwords, one email tab serves all methods that
 * begin with an email address.
 */
function tabsOf({ products, otpOptions }: ResolvedConfig): TabMethod[] {
  const tabs = products.flatMap((product): TabMethod[] => {
    if (product === 'emailMagicLinks') return ['magicLink'];
    if (product === 'passwords') return ['password'];
    return product === 'otp' ? otpOptions.methods : [];
  });
  const withPasswords = tabs.includes('password');
  return [...new Set(tabs.map((tab) => (withPasswords && !isPhoneTab(tab) ? 'password' : tab)))];
}

function blockOf(product: Product, config: ResolvedConfig): Block | null {
  if (product === 'oauth' || product === 'crypto') return { kind: product };
  return product === 'passkeys' ? null : { kind: 'form', tabs: tabsOf(config) };
}

/**
 * §2 Main: one block for each product, in the config's order. All typed methods share one block, at the position of
 * the first.
 */
export function productBlocks(config: ResolvedConfig): Block[] {
  const blocks = config.products.map((product) => blockOf(product, config)).filter((block) => block !== null);
  return blocks.filter(({ kind }, index) => blocks.findIndex((block) => block.kind === kind) === index);
}

export const tabsOn = (config: ResolvedConfig): TabMethod[] =>
  productBlocks(config).flatMap((block) => (block.kind === 'form' ? block.tabs : []));

/** Links and passwords begin with an email address too. */
const otpMethodOf = (tab: TabMethod): OTPMethod =>
  tab === 'magicLink' || tab === 'password' ? 'email' : tab;

export const isPhoneTab = (tab: TabMethod): tab is PhoneMethod =>
  OTP_METHODS[otpMethodOf(tab)].field === 'phone_number';

/** Whether a tab's form is for the way that signed in last. With passwords, the email tab serves links and codes too. */
export const isTabOf = (tab: TabMethod, way: string | null): boolean =>
  tab === way || (tab === 'password' && (way === 'magicLink' || way === 'email'));

/** Ids of a tab's texts: its label, and its submit button. */
export const tabMessages = (tab: TabMethod) => OTP_METHODS[otpMethodOf(tab)];

/** By product, the numbers of buttons that depend on the browser; null while one is being determined. */
export type ButtonCounts = Readonly<Record<string, number | null>>;

/** §2 Main: the number of a product's buttons, for which space is reserved. There is one for wallets until they are counted. */
export function buttonsOn(
  { oauthOptions }: ResolvedConfig,
  product: Exclude<Block['kind'], 'form'> | 'passkeys',
  counts: ButtonCounts,
): number {
  if (product === 'oauth') return oauthOptions.providers.length;
  return counts[product] || (product === 'crypto' ? 1 : 0);
}

/** Whether Main shows the buttons of social providers. */
export const hasSocialButtons = (config: ResolvedConfig): boolean =>
  config.products.includes('oauth') && !configConflict(config) && !isOneTapAlone(config);

/** §2 Wallet buttons: number of wallets on Main. Social providers and the button for other wallets reduce it. */
export const walletLimit = ({ products, oauthOptions }: ResolvedConfig): number =>
  Math.max(0, MAX_WALLET_BUTTONS - (products.includes('oauth') ? oauthOptions.providers.length : 0) - 1);
