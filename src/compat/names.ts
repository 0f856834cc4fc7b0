import { EventTypes as Own, Products as OwnProducts } from '../index';

type Values<List> = List[keyof List];
type Words<Text extends string> = Text extends `${infer Word} ${infer More}` ? Word | Words<More> : Text;

/** The names in a text, each with its value in small letters. */
const lowerCase = <Text extends string>(text: Text) =>
  Object.fromEntries(text.split(' ').map((name) => [name, name.toLowerCase()])) as {
    readonly [Name in Words<Text>]: Lowercase<Name>;
  };

/** The products of a config. `passkeyRegistration` is for the widget that makes passkeys. */
export const Products = Object.freeze({ ...OwnProducts, passkeyRegistration: OwnProducts.passkeys });
export type Products = Values<typeof Products>;

/** The social providers, by the provider's names. */
export const OAuthProviders = /* @__PURE__ */ lowerCase(
  'Google Microsoft Apple Github GitLab Facebook Discord Salesforce Slack Amazon Bitbucket LinkedIn Coinbase Twitch Twitter TikTok Snapchat Figma Yahoo',
);
export type OAuthProviders = Values<typeof OAuthProviders>;

/** The delivery methods of codes, by the provider's names. */
export const OTPMethods = /* @__PURE__ */ lowerCase('SMS WhatsApp Email');
export type OTPMethods = Values<typeof OTPMethods>;

/** The events of `onEvent`, by the provider's names. */
export const StytchEventType = Object.freeze({
  MagicLinkLoginOrCreateEvent: Own.MAGIC_LINK_LOGIN_OR_CREATE,
  OTPsLoginOrCreateEvent: Own.OTP_LOGIN_OR_CREATE,
  OTPsAuthenticate: Own.OTP_AUTHENTICATE,
  CryptoWalletAuthenticateStart: Own.CRYPTO_WALLET_AUTHENTICATE_START,
  CryptoWalletAuthenticate: Own.CRYPTO_WALLET_AUTHENTICATE,
  PasswordCreate: Own.PASSWORD_CREATE,
  PasswordAuthenticate: Own.PASSWORD_AUTHENTICATE,
  PasswordResetByEmailStart: Own.PASSWORD_RESET_BY_EMAIL_START,
  PasswordResetByEmail: Own.PASSWORD_RESET_BY_EMAIL,
  PasskeyRegister: Own.PASSKEY_REGISTER,
  PasskeyAuthenticate: Own.PASSKEY_AUTHENTICATE,
  PasskeySkip: Own.PASSKEY_SKIP,
  PasskeyDone: Own.PASSKEY_DONE,
  AuthenticateFlowComplete: Own.AUTHENTICATE_FLOW_COMPLETE,
  OAuthAuthorizeFlowStart: Own.OAUTH_AUTHORIZE_FLOW_START,
  OAuthAuthorizeFlowComplete: Own.OAUTH_AUTHORIZE_FLOW_COMPLETE,
  OAuthAuthorizeFlowConsentDenied: Own.OAUTH_AUTHORIZE_FLOW_CONSENT_DENIED,
});
export type StytchEventType = Values<typeof StytchEventType>;
