import { PROVIDER_NAMES } from '../../domain/oauth/providerNames';
import type { Wallet } from '../../domain/enums';
import type { Messages } from './messages';

/** Ids that share one message. */
const ID_GROUPS = {
  success: ['success.title', 'crypto.success.title'],
  checkYourEmail: ['emailConfirmation.title', 'password.forgot.title'],
  openWhereRequested: ['linkElsewhere.title', 'password.reset.elsewhere.title'],
  askedElsewhere: ['linkElsewhere.content', 'password.reset.elsewhere.content'],
  canTakeAMinute: ['password.mailHint', 'emailConfirmation.hint'],
  signIn: ['password.login.title', 'password.reset.confirmLogin.title', 'password.reset.confirmLogin.button'],
  signInWithoutPassword: ['button.loginWithoutPassword', 'password.reset.loginWithoutPassword'],
  setNewPassword: ['password.breached.title', 'password.resetRequired.title'],
  breachedPassword: ['password.strengthError.breached', 'error.breachedPassword'],
  signInUsed: ['oauth.tokenUsed'],
} as const;

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
  Record<
    keyof typeof ID_GROUPS | keyof typeof ERROR_GROUPS | 'continueWithProvider' | 'continueWithWallet',
    string
  >
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

type IdsByGroup = Readonly<Partial<Record<keyof GroupMessages, readonly string[]>>>;

const messagesOfGroups = (table: IdsByGroup, groups: GroupMessages, prefix = ''): Record<string, string> =>
  Object.fromEntries(
    (Object.entries(table) as [keyof GroupMessages, readonly string[]][]).flatMap(([group, ids]) =>
      ids.map((id) => [prefix + id, groups[group]]),
    ),
  );

/** The message of each error type that belongs to a group, by its id. */
export const errorsOfGroups = (groups: GroupMessages): Record<string, string> =>
  messagesOfGroups(ERROR_GROUPS, groups, 'error.');

/** The messages of a language, replaced by those of a region. */
function messagesById(locale: LocaleMessages, region: RegionMessages | undefined): Messages {
  const messages = { ...locale.messages, ...region?.messages };
  const groups = { ...locale.groups, ...region?.groups };
  const byId: Record<string, string> = {
    ...messages,
    ...errorsOfGroups(groups),
    ...messagesOfGroups(ID_GROUPS, groups),
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

export function messagesByTag(locale: LocaleMessages): MessagesByTag {
  const byTag: Record<string, Messages> = {};
  return (tag) => (byTag[tag] ??= messagesById(locale, locale.regions?.[new Intl.Locale(tag).region ?? '']));
}
