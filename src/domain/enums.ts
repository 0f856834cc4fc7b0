import { OTP_METHOD_NAMES } from './config/otpMethods';

/** A frozen object in which each name is its own value. */
export const names = <N extends string>(...list: N[]): { readonly [K in N]: K } =>
  Object.freeze(Object.fromEntries(list.map((name) => [name, name]))) as { readonly [K in N]: K };

/**
 * §3 Enumerations: the products (sign-in methods) of a config.
 * @example config: { products: [Products.oauth, Products.otp] }
 */
export const Products = names('emailMagicLinks', 'oauth', 'otp', 'crypto', 'passwords', 'passkeys');
/** A sign-in method: a value of `Products`. */
export type Product = (typeof Products)[keyof typeof Products];

/** §3 Enumerations: delivery methods of one-time codes, for `config.otpOptions.methods`. */
export const OTPMethods = names(...OTP_METHOD_NAMES);
export type { OTPMethod } from './config/otpMethods';

/** §3 Enumerations: social providers, for `config.oauthOptions.providers` and as names of `client.oauth`. */
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

/** §3 Enumerations: social providers of B2B projects. The widgets of this package do not use them. */
export const B2BOAuthProviders = names('google', 'microsoft', 'hubspot', 'slack', 'github');

/** §3 Enumerations: sign-in methods of B2B projects. The widgets of this package do not use them. */
export const B2BProducts = names('emailMagicLinks', 'emailOtp', 'sso', 'passwords', 'oauth');

/** §3 Enumerations: second factors of B2B projects. The widgets of this package do not use them. */
export const B2BMFAProducts = names('smsOtp', 'totp');

/** §3 Wallets. The values are the provider's ids, which differ from the names. */
export const Wallets = Object.freeze({
  ...names('Vessel', 'Phantom', 'Metamask', 'Binance', 'Coinbase'),
  GenericEthereumWallet: 'Other Ethereum Wallet',
  GenericSolanaWallet: 'Other Solana Wallet',
});
export type Wallet = (typeof Wallets)[keyof typeof Wallets];

/** §3 Enumerations: positions of Google's One Tap prompt, for `position` of the provider `google`. */
export const OneTapPositions = names(
  'embedded',
  'floating',
  'embeddedOnly',
  'floatingOrEmbedded',
  'forceLegacyEmbedded',
);
/** Where Google's One Tap prompt appears (§4 One Tap): a value of `OneTapPositions`. */
export type OneTapPosition = (typeof OneTapPositions)[keyof typeof OneTapPositions];

/** §3 Enumerations: types of B2B sign-in flows. The widgets of this package do not use them. */
export const AuthFlowTypes = names('Discovery', 'Organization', 'PasswordReset');
