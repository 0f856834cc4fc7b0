import { OTP_METHOD_NAMES } from './config/otpMethods';

/** A frozen object in which each name is its own value. */
export const names = <N extends string>(...list: N[]): { readonly [K in N]: K } =>
  Object.freeze(Object.fromEntries(list.map((name) => [name, name]))) as { readonly [K in N]: K };

export const Products = names('emailMagicLinks', 'oauth', 'otp', 'crypto', 'passwords', 'passkeys');
export type Product = (typeof Products)[keyof typeof Products];

export const OTPMethods = names(...OTP_METHOD_NAMES);
export type { OTPMethod } from './config/otpMethods';

export const OAuthProviders = names(
  'google',
  'microsoft',
  'apple',
  'github',
  'gitlab',
  'facebook',
  'discord',
  'salesforce',
  'slack',
  'amazon',
  'bitbucket',
  'linkedin',
  'coinbase',
  'twitch',
  'twitter',
  'tiktok',
  'snapchat',
  'figma',
  'yahoo',
);
export type OAuthProvider = (typeof OAuthProviders)[keyof typeof OAuthProviders];

export const B2BOAuthProviders = names('google', 'microsoft', 'hubspot', 'slack', 'github');

export const B2BProducts = names('emailMagicLinks', 'emailOtp', 'sso', 'passwords', 'oauth');

export const B2BMFAProducts = names('smsOtp', 'totp');

/** §3 Wallets. The values are the provider's ids, which differ from the names. */
export const Wallets = Object.freeze({
  ...names('Vessel', 'Phantom', 'Metamask', 'Binance', 'Coinbase'),
  GenericEthereumWallet: 'Other Ethereum Wallet',
  GenericSolanaWallet: 'Other Solana Wallet',
});
export type Wallet = (typeof Wallets)[keyof typeof Wallets];

export const OneTapPositions = names(
  'embedded',
  'floating',
  'embeddedOnly',
  'floatingOrEmbedded',
  'forceLegacyEmbedded',
);
export type OneTapPosition = (typeof OneTapPositions)[keyof typeof OneTapPositions];

export const AuthFlowTypes = names('Discovery', 'Organization', 'PasswordReset');
