/** §3 Enumerations, as the frozen name lists that hosts import. */

export const Products = Object.freeze({
  emailMagicLinks: 'emailMagicLinks',
  oauth: 'oauth',
  otp: 'otp',
  crypto: 'crypto',
  passwords: 'passwords',
  passkeys: 'passkeys',
} as const);
export type Product = (typeof Products)[keyof typeof Products];

export const OTPMethods = Object.freeze({ sms: 'sms', whatsapp: 'whatsapp', email: 'email' } as const);
export type OTPMethod = (typeof OTPMethods)[keyof typeof OTPMethods];

export const OAuthProviders = Object.freeze({
  google: 'google',
  microsoft: 'microsoft',
  apple: 'apple',
  github: 'github',
  gitlab: 'gitlab',
  facebook: 'facebook',
  discord: 'discord',
  salesforce: 'salesforce',
  slack: 'slack',
  amazon: 'amazon',
  bitbucket: 'bitbucket',
  linkedin: 'linkedin',
  coinbase: 'coinbase',
  twitch: 'twitch',
  twitter: 'twitter',
  tiktok: 'tiktok',
  snapchat: 'snapchat',
  figma: 'figma',
  yahoo: 'yahoo',
} as const);
export type OAuthProvider = (typeof OAuthProviders)[keyof typeof OAuthProviders];

export const B2BOAuthProviders = Object.freeze({
  google: 'google',
  microsoft: 'microsoft',
  hubspot: 'hubspot',
  slack: 'slack',
  github: 'github',
} as const);

export const B2BProducts = Object.freeze({
  emailMagicLinks: 'emailMagicLinks',
  emailOtp: 'emailOtp',
  sso: 'sso',
  passwords: 'passwords',
  oauth: 'oauth',
} as const);

export const B2BMFAProducts = Object.freeze({ smsOtp: 'smsOtp', totp: 'totp' } as const);

export const Wallets = Object.freeze({
  Vessel: 'Vessel',
  Phantom: 'Phantom',
  Metamask: 'Metamask',
  Binance: 'Binance',
  Coinbase: 'Coinbase',
  GenericEthereumWallet: 'Other Ethereum Wallet',
  GenericSolanaWallet: 'Other Solana Wallet',
} as const);
export type Wallet = (typeof Wallets)[keyof typeof Wallets];

export const OneTapPositions = Object.freeze({
  embedded: 'embedded',
  floating: 'floating',
  embeddedOnly: 'embeddedOnly',
  floatingOrEmbedded: 'floatingOrEmbedded',
  forceLegacyEmbedded: 'forceLegacyEmbedded',
} as const);
export type OneTapPosition = (typeof OneTapPositions)[keyof typeof OneTapPositions];

export const AuthFlowTypes = Object.freeze({
  Discovery: 'Discovery',
  Organization: 'Organization',
  PasswordReset: 'PasswordReset',
} as const);
