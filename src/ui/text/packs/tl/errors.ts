const ASK_AGAIN = 'Humingi ng bago at subukan ulit.';
const SIGN_IN_AGAIN = 'Mag-sign in ulit.';
const TRY_AGAIN = 'Subukan ulit.';
/** Errors that only the site's operator can fix. */
const SITE = 'Hindi tama ang setup ng site na ito. Ipaalam ito sa namamahala ng site.';
const WRONG_CALL = `Hindi namin naproseso ang ipinadala. ${TRY_AGAIN}`;
const LINK_ENDED = `Nagamit na o nag-expire na ang link na ito. ${ASK_AGAIN}`;
const ELSEWHERE = 'Tapusin ito sa browser at device kung saan ka nagsimula.';
const UNKNOWN_APP = 'Hindi namin kilala ang app na nagpadala sa iyo rito.';
const WRONG_APP = 'Hindi tama ang setup ng app na nagpadala sa iyo rito.';
const PASSKEY_FAILED = `Hindi namin na-verify ang passkey mo. ${TRY_AGAIN}`;
const SESSION_ENDED = `Natapos na ang session mo. ${SIGN_IN_AGAIN}`;
const SIGN_IN_SPENT = `Nagamit na o nag-expire na ang pag-sign in na ito. ${SIGN_IN_AGAIN}`;
const SIGN_IN_FAILED = `Hindi namin natapos ang pag-sign in. ${SIGN_IN_AGAIN}`;
const WRONG_CODE = `Mali ang code. ${TRY_AGAIN}`;
const NO_PASSWORD = 'Walang password ang account na ito.';

/** The widget's own errors. */
const own = {
  'error.consentOriginNotAllowed': SITE,
  'error.consentNotStarted':
    'Nag-expire na o nasagot na ang kahilingang ito. Bumalik sa app at magsimula ulit.',
  'error.insufficientScope': SITE,
  'error.originNotAllowed': SITE,
  'error.unexpected': `Nagkaproblema sa page na ito. ${TRY_AGAIN}`,
  'error.unreachable': 'Hindi makakonekta sa mga server namin.',
  'error.invalidResponse': 'Hindi wasto ang sagot ng mga server namin.',
  'error.invalidJson': 'Hindi wasto ang JSON na sagot ng mga server namin.',
  'error.schema': WRONG_CALL,
  'error.captchaFailed':
    'Hindi namin natapos ang security check. Subukan ulit; kung hindi pa rin gumana, i-off ang mga content blocker sa page na ito.',
  'error.insecurePage':
    'Hindi makakagawa ng secure na link ang page na ito: sa mga https page lang ito pinapayagan ng browser.',
  'error.invalidEmail': `Hindi wasto ang email address. ${TRY_AGAIN}`,
  'error.invalidPhoneNumber': `Hindi wasto ang numero ng telepono. ${TRY_AGAIN}`,
  'error.otpCodeExpired':
    'Nagamit na o nag-expire na ang code na ito. Piliin ang “Ipadala ulit ang code” para makakuha ng bago.',
  'error.otpCodeLocked':
    'Napakaraming beses nang sinubukan ang code na ito. Piliin ang “Ipadala ulit ang code” para makakuha ng bago.',
  'error.otpCodeNotFound': WRONG_CODE,
};

/** Errors of the browser. */
const ofThisBrowser = {
  'error.MissingPKCEError': ELSEWHERE,
  'error.NoCurrentSessionError': 'Hindi ka naka-sign in. Mag-sign in para magpatuloy.',
  'error.PasskeysUnsupportedError': 'Hindi makakagamit ng passkey ang browser na ito sa page na ito.',
  'error.InvalidStartUrlError': SITE,
  'error.InvalidRedirectSchemeError': SITE,
  'error.IDPOAuthFlowMissingParamError':
    'May kulang na impormasyon sa kahilingan. Ipaalam ito sa developer ng app.',
};

/** The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`. */
const ofTheProvider = {
  'error.unauthorizedCredentials': 'Mali ang email address o password.',
  'error.userUnauthenticated': 'Mag-sign in para magpatuloy.',
  'error.unauthorizedAction': 'Wala kang pahintulot na gawin ito.',
  'error.invalidSecretAuthentication': SIGN_IN_AGAIN,
  'error.sessionNotFound': SESSION_ENDED,
  'error.invalidSessionToken': SESSION_ENDED,
  'error.invalidSessionDuration': SITE,
  'error.internalServerError': 'Nagkaproblema ang mga server namin. Subukan ulit mamaya.',
  'error.serviceUnavailable': 'Hindi available ang mga server namin. Subukan ulit mamaya.',
  'error.tooManyRequests': 'Napakarami nang pagsubok. Maghintay sandali at subukan ulit.',
  'error.userLockLimitReached':
    'Napakarami nang maling pagsubok. Humingi ng bagong code o subukan ulit mamaya.',
  'error.routeNotFound': WRONG_CALL,
  'error.unknownError': WRONG_CALL,
  'error.emailNotFound': 'Wala kaming rekord ng email address na ito.',
  'error.inactiveEmail': 'Hindi mapapadalhan ng email ang address na ito. Gumamit ng iba.',
  'error.duplicateEmail': 'May account na ang email address na ito.',
  'error.invalidPhoneNumberCountryCode': 'Hindi wasto ang code ng bansa ng numero ng telepono.',
  'error.phoneNumberNotFound': 'Wala kaming rekord ng numero ng teleponong ito.',
  'error.unsubscribedPhoneNumber':
    'Humiling ang numerong ito na huwag makatanggap ng mga text. Mag-reply ng START sa huling text o gumamit ng ibang numero.',
  'error.duplicatePhoneNumber': 'May account na ang numero ng teleponong ito.',
  'error.invalidCode': WRONG_CODE,
  'error.unableToAuthOtpCode': `Nagamit na o nag-expire na ang code na ito. ${ASK_AGAIN}`,
  'error.magicLinkNotFound': LINK_ENDED,
  'error.unableToAuthMagicLink': LINK_ENDED,
  'error.pkceExpectedCodeVerifier': ELSEWHERE,
  'error.pkceDidNotExpectCodeVerifier': ELSEWHERE,
  'error.pkceMismatch': ELSEWHERE,
  'error.invalidPkceCodeChallenge': WRONG_CALL,
  'error.noMatchForProvidedMagicLinkUrl': SITE,
  'error.redirectUrlNotFound': SITE,
  'error.invalidToken': LINK_ENDED,
  'error.noUserPassword': NO_PASSWORD,
  'error.memberPasswordNotFound': NO_PASSWORD,
  'error.resetPassword': 'Magtakda ng bagong password bago mag-sign in ulit.',
  'error.breachedPassword': 'Lumabas ang password na ito sa isang data breach. Pumili ng iba.',
  'error.weakPassword': 'Napakadaling hulaan ng password na ito. Pumili ng mas malakas.',
  'error.unableToAuthPasswordResetToken': LINK_ENDED,
  'error.invalidPasswordResetRedirectUrl': SITE,
  'error.oauthTokenNotFound': SIGN_IN_SPENT,
  'error.oauthFlowCallbackError': SIGN_IN_FAILED,
  'error.oauthStateMismatch': SIGN_IN_FAILED,
  'error.invalidCallbackId': SIGN_IN_SPENT,
  'error.idTokenInvalid': SIGN_IN_FAILED,
  'error.idTokenExpired': SIGN_IN_SPENT,
  'error.idTokenIncorrectAudience': SITE,
  'error.invalidOauthProvider': SITE,
  'error.oauthConfigNotFound': SITE,
  'error.noLoginRedirectUrlsSet': SITE,
  'error.noSignupRedirectUrlsSet': SITE,
  'error.defaultProviderNotAllowed': SITE,
  'error.originNotAllowedForClient': SITE,
  'error.oauthUserRegistrationNotFound': 'Hindi ginagamit ng account na ito ang paraang iyon ng pag-sign in.',
  'error.webauthnRegistrationNotFound': 'Hindi nakita ang passkey na ito.',
  'error.unableToRegisterWebauthnRegistration': `Hindi namin na-register ang passkey. ${TRY_AGAIN}`,
  'error.unableToAuthWebauthnRegistration': PASSKEY_FAILED,
  'error.invalidDomain': SITE,
  'error.biometricRegistrationNotFound': 'Walang ganoong biometric data ang account na ito.',
  'error.unableToAuthenticateCryptoWallet': `Hindi namin na-verify ang pirma ng wallet mo. ${TRY_AGAIN}`,
  'error.invalidCryptoWalletAddress': 'Hindi sa ganitong uri ng wallet ang address.',
  'error.cryptoWalletNotFound': 'Walang ganoong wallet ang account na ito.',
  'error.invalidWalletAddressUser': 'Sa ibang account ang wallet na ito.',
  'error.cryptoWalletTypeIncompatibleWithSiwe': SITE,
  'error.invalidSiweUri': SITE,
  'error.invalidSiweChainId': SITE,
  'error.invalidSiweStatement': SITE,
  'error.invalidSiweMessageRequestId': SITE,
  'error.invalidSiweResource': SITE,
  'error.totpNotFound': 'Walang authenticator app ang account na ito.',
  'error.activeTotpExists': 'May authenticator app na ang account na ito.',
  'error.invalidTotpCode': 'Dapat may anim na digit ang code.',
  'error.unableToAuthenticateTotp': 'Mali ang code o nagamit na ito.',
  'error.unableToAuthenticateRecoveryCode': 'Mali ang recovery code o nagamit na ito.',
  'error.connectedAppNotFound': 'Hindi nakakonekta ang app na iyon sa account na ito.',
  'error.oauthClientNotFound': UNKNOWN_APP,
  'error.invalidClient': UNKNOWN_APP,
  'error.invalidRedirectUri': WRONG_APP,
  'error.oidcPromptNoneMustBeExclusive': WRONG_APP,
  'error.invalidRequest': WRONG_APP,
  'error.invalidScope': WRONG_APP,
  'error.unauthorizedClient': WRONG_APP,
  'error.idpAccessTokenNotFound': SIGN_IN_AGAIN,
  'error.idpAccessTokenExpired': SIGN_IN_AGAIN,
  'error.unableToAuthImpersonationToken': LINK_ENDED,
};

export const errors = { ...own, ...ofThisBrowser, ...ofTheProvider };
