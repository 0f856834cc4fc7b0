import { PROVIDER_NAMES } from '../../domain/text/providerNames';
import type { Wallet } from '../../domain/enums';
import type { Messages } from './messages';

/** Error types that share one message: their ids without `error.`. */
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

/** Wallets with the same name in every language, by the end of their ids. */
const WALLET_NAMES = {
  Vessel: 'Vessel',
  Phantom: 'Phantom',
  Metamask: 'MetaMask',
  Binance: 'Binance',
  Coinbase: 'Coinbase',
} as const satisfies Partial<Record<Wallet, string>>;

/** One message for each group of ids. */
export type GroupMessages = Readonly<
  Record<keyof typeof ERROR_GROUPS | 'continueWithProvider' | 'continueWithWallet', string>
>;

/** What the file of a language exports. */
export interface LocaleMessages {
  messages: Messages;
  groups: GroupMessages;
}

/** The message of each error type that belongs to a group, by its id. */
export const errorsOfGroups = (groups: GroupMessages): Record<string, string> =>
  Object.fromEntries(
    (Object.keys(ERROR_GROUPS) as (keyof typeof ERROR_GROUPS)[]).flatMap((group) =>
      ERROR_GROUPS[group].map((error) => [`error.${error}`, groups[group]]),
    ),
  );

/** The messages of a language by id. */
export function messagesById({ messages, groups }: LocaleMessages): Messages {
  const byId: Record<string, string> = {
    ...messages,
    ...errorsOfGroups(groups),
    'crypto.wallet.continueWith': groups.continueWithWallet,
  };
  for (const name of PROVIDER_NAMES) {
    byId[`oauth.continueWith${name}`] = groups.continueWithProvider.replace('{provider}', name);
  }
  for (const [id, name] of Object.entries(WALLET_NAMES)) {
    byId[`crypto.wallet.${id.toLowerCase()}`] = name;
    byId[`crypto.wallet.continueWith${id}`] = groups.continueWithWallet.replace('{wallet}', name);
  }
  // Coinbase is a social provider too, whose button stands on the same screen.
  byId['crypto.wallet.continueWithCoinbase'] = (messages['crypto.wallet.continueWithEthereum'] ?? '').replace(
    'Ethereum',
    'Coinbase',
  );
  return byId;
}
