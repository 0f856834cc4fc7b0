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

/** What the file of a language exports. */
export interface LocaleMessages {
  messages: Messages;
  groups: GroupMessages;
}

/** The messages of a language by id. */
export function messagesById({ messages, groups }: LocaleMessages): Messages {
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
