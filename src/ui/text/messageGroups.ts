import { PROVIDER_NAMES } from '../../domain/text/providerNames';
import type { Wallet } from '../../domain/enums';
import type { Messages } from './messages';

/** Error types that share one message in each language but English: their ids without `error.`. */
const ERROR_GROUPS = {
  siteMisconfigured: [
    'consentOriginNotAllowed',
    'insufficientScope',
    'originNotAllowed',
    'InvalidStartUrlError',
    'InvalidRedirectSchemeError',
    'invalidSessionDuration',
    'noMatchForProvidedMagicLinkUrl',
    'redirectUrlNotFound',
    'invalidPasswordResetRedirectUrl',
    'idTokenIncorrectAudience',
    'invalidOauthProvider',
    'oauthConfigNotFound',
    'noLoginRedirectUrlsSet',
    'noSignupRedirectUrlsSet',
    'defaultProviderNotAllowed',
    'originNotAllowedForClient',
    'invalidDomain',
    'cryptoWalletTypeIncompatibleWithSiwe',
    'invalidSiweUri',
    'invalidSiweChainId',
    'invalidSiweStatement',
    'invalidSiweMessageRequestId',
    'invalidSiweResource',
  ],
  requestNotProcessed: ['schema', 'routeNotFound', 'unknownError', 'invalidPkceCodeChallenge'],
  linkUsed: [
    'magicLinkNotFound',
    'unableToAuthMagicLink',
    'invalidToken',
    'unableToAuthPasswordResetToken',
    'unableToAuthImpersonationToken',
  ],
  otherBrowser: [
    'MissingPKCEError',
    'pkceExpectedCodeVerifier',
    'pkceDidNotExpectCodeVerifier',
    'pkceMismatch',
  ],
  signInAgain: ['invalidSecretAuthentication', 'idpAccessTokenNotFound', 'idpAccessTokenExpired'],
  sessionEnded: ['sessionNotFound', 'invalidSessionToken'],
  signInUsed: ['oauthTokenNotFound', 'invalidCallbackId', 'idTokenExpired'],
  signInFailed: ['oauthFlowCallbackError', 'oauthStateMismatch', 'idTokenInvalid'],
  unknownApp: ['oauthClientNotFound', 'invalidClient'],
  appMisconfigured: [
    'invalidRedirectUri',
    'oidcPromptNoneMustBeExclusive',
    'invalidRequest',
    'invalidScope',
    'unauthorizedClient',
  ],
  noPassword: ['noUserPassword', 'memberPasswordNotFound'],
  wrongCode: ['otpCodeNotFound', 'invalidCode'],
} as const;

/** Wallets with the same name in every language. */
const WALLET_NAMES = ['Vessel', 'Phantom', 'Metamask', 'Binance', 'Coinbase'] as const satisfies Wallet[];

/** One message for each group of ids. */
export type GroupMessages = Readonly<
  Record<keyof typeof ERROR_GROUPS | 'continueWithProvider' | 'continueWithWallet', string>
>;

/** The messages that differ in a region. */
export interface RegionMessages {
  messages: Messages;
  groups?: Partial<GroupMessages>;
}

/** What the file of a language exports. */
export interface LocaleMessages {
  messages: Messages;
  groups: GroupMessages;
  /** By region: "HK" for the tags "zh-HK" and "zh-Hant-HK". */
  regions?: Readonly<Record<string, RegionMessages>>;
}

/** The messages by id for a tag of the language. The same tag gives the same object. */
export type MessagesByTag = (tag: string) => Messages;

/** The messages of a language, replaced by those of a region. */
function messagesById(locale: LocaleMessages, region: RegionMessages | undefined): Messages {
  const messages = { ...locale.messages, ...region?.messages };
  const groups = { ...locale.groups, ...region?.groups };
  const byId: Record<string, string> = {
    ...messages,
    'crypto.wallet.continueWith': groups.continueWithWallet,
  };
  for (const group of Object.keys(ERROR_GROUPS) as (keyof typeof ERROR_GROUPS)[]) {
    for (const error of ERROR_GROUPS[group]) byId[`error.${error}`] = groups[group];
  }
  for (const name of PROVIDER_NAMES) {
    byId[`oauth.continueWith${name}`] = groups.continueWithProvider.replace('{provider}', name);
  }
  for (const name of WALLET_NAMES) {
    byId[`crypto.wallet.${name.toLowerCase()}`] = name;
    byId[`crypto.wallet.continueWith${name}`] = groups.continueWithWallet.replace('{wallet}', name);
  }
  return byId;
}

export function messagesByTag(locale: LocaleMessages): MessagesByTag {
  const byTag: Record<string, Messages> = {};
  return (tag) => (byTag[tag] ??= messagesById(locale, locale.regions?.[new Intl.Locale(tag).region ?? '']));
}
