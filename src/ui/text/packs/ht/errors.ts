const ASK_AGAIN = 'Mande yon lòt epi eseye ankò.';
const SIGN_IN_AGAIN = 'Tanpri konekte ankò.';
const TRY_AGAIN = 'Tanpri eseye ankò.';
/** Errors that only the site's operator can fix. */
const SITE = 'Sit sa a pa byen konfigire. Tanpri avèti moun ki jere l la.';
const WRONG_CALL = `Nou pa t kapab trete sa ki te voye a. ${TRY_AGAIN}`;
const LINK_ENDED = `Yo te deja itilize lyen an, oswa li ekspire. ${ASK_AGAIN}`;
const ELSEWHERE = 'Fini nan menm navigatè ak sou menm aparèy kote ou te kòmanse a.';
const UNKNOWN_APP = 'Nou pa konnen aplikasyon ki voye ou isit la.';
const WRONG_APP = 'Aplikasyon ki voye ou isit la pa byen konfigire.';
const PASSKEY_FAILED = `Nou pa t kapab verifye kle aksè ou a. ${TRY_AGAIN}`;

/** The widget's own errors. */
const own = {
  'error.consentOriginNotAllowed': SITE,
  'error.consentNotStarted':
    'Demann sa a ekspire oswa yo te deja reponn li. Retounen nan aplikasyon an epi rekòmanse.',
  'error.insufficientScope': SITE,
  'error.originNotAllowed': SITE,
  'error.unexpected': `Gen yon bagay ki pa mache sou paj sa a. ${TRY_AGAIN}`,
  'error.unreachable': 'Nou pa t kapab konekte ak sèvè nou yo.',
  'error.invalidResponse': 'Sèvè nou yo bay yon repons ki pa valab.',
  'error.invalidJson': 'Sèvè nou yo bay yon repons JSON ki pa valab.',
  'error.schema': WRONG_CALL,
  'error.captchaFailed':
    'Nou pa t kapab fini verifikasyon sekirite a. Eseye ankò. Si li pa mache toujou, dezaktive zouti ki bloke kontni sou paj sa a.',
  'error.insecurePage':
    'Paj sa a pa ka kreye yon lyen ki an sekirite: navigatè a pèmèt sa sou paj https sèlman.',
  'error.invalidEmail': `Adrès imèl la pa valab. ${TRY_AGAIN}`,
  'error.invalidPhoneNumber': `Nimewo telefòn lan pa valab. ${TRY_AGAIN}`,
  'error.otpCodeExpired':
    'Kòd sa a ekspire oswa yo te deja itilize l. Chwazi “Voye kòd la ankò” pou resevwa yon lòt.',
  'error.otpCodeLocked': 'Te gen twòp esè ak kòd sa a. Chwazi “Voye kòd la ankò” pou resevwa yon lòt.',
  'error.otpCodeNotFound': `Kòd la pa kòrèk. ${TRY_AGAIN}`,
};

/** Errors of the browser. */
const ofThisBrowser = {
  'error.MissingPKCEError': ELSEWHERE,
  'error.NoCurrentSessionError': 'Pa gen okenn sesyon aktif. Tanpri konekte pou kontinye.',
  'error.PasskeysUnsupportedError': 'Navigatè sa a pa ka sèvi ak kle aksè sou paj sa a.',
  'error.InvalidStartUrlError': SITE,
  'error.InvalidRedirectSchemeError': SITE,
  'error.IDPOAuthFlowMissingParamError':
    'Gen yon enfòmasyon obligatwa ki manke nan demann lan. Tanpri avèti moun ki devlope aplikasyon an.',
};

/** The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`. */
const ofTheProvider = {
  'error.unauthorizedCredentials': 'Adrès imèl la oswa modpas la pa kòrèk.',
  'error.userUnauthenticated': 'Tanpri konekte pou kontinye.',
  'error.unauthorizedAction': 'Ou pa gen pèmisyon pou fè sa.',
  'error.invalidSecretAuthentication': SIGN_IN_AGAIN,
  'error.sessionNotFound': `Sesyon ou a fini. ${SIGN_IN_AGAIN}`,
  'error.invalidSessionToken': `Sesyon ou a fini. ${SIGN_IN_AGAIN}`,
  'error.invalidSessionDuration': SITE,
  'error.internalServerError': 'Sèvè nou yo gen yon pwoblèm. Tanpri eseye pita.',
  'error.serviceUnavailable': 'Sèvè nou yo pa disponib. Tanpri eseye pita.',
  'error.tooManyRequests': 'Te gen twòp esè. Tanpri tann yon ti moman epi eseye ankò.',
  'error.userLockLimitReached': 'Te gen twòp esè ki pa reyisi. Mande yon lòt kòd oswa eseye pita.',
  'error.routeNotFound': WRONG_CALL,
  'error.unknownError': WRONG_CALL,

  'error.emailNotFound': 'Nou pa konnen adrès imèl sa a.',
  'error.inactiveEmail': 'Nou pa ka voye imèl nan adrès sa a. Tanpri sèvi ak yon lòt.',
  'error.duplicateEmail': 'Gen yon kont deja ak adrès imèl sa a.',
  'error.invalidPhoneNumberCountryCode': 'Kòd peyi nimewo telefòn lan pa valab.',
  'error.phoneNumberNotFound': 'Nou pa konnen nimewo telefòn sa a.',
  'error.unsubscribedPhoneNumber':
    'Nimewo sa a te mande pou li pa resevwa mesaj. Reponn dènye mesaj la ak START oswa sèvi ak yon lòt nimewo.',
  'error.duplicatePhoneNumber': 'Gen yon kont deja ak nimewo telefòn sa a.',

  'error.invalidCode': `Kòd la pa kòrèk. ${TRY_AGAIN}`,
  'error.unableToAuthOtpCode': `Yo te deja itilize kòd la, oswa li ekspire. ${ASK_AGAIN}`,
  'error.magicLinkNotFound': LINK_ENDED,
  'error.unableToAuthMagicLink': LINK_ENDED,
  'error.pkceExpectedCodeVerifier': ELSEWHERE,
  'error.pkceDidNotExpectCodeVerifier': ELSEWHERE,
  'error.pkceMismatch': ELSEWHERE,
  'error.invalidPkceCodeChallenge': WRONG_CALL,
  'error.noMatchForProvidedMagicLinkUrl': SITE,
  'error.redirectUrlNotFound': SITE,
  'error.invalidToken': LINK_ENDED,

  'error.noUserPassword': 'Kont sa a pa gen modpas.',
  'error.memberPasswordNotFound': 'Kont sa a pa gen modpas.',
  'error.resetPassword': 'Tanpri mete yon nouvo modpas anvan ou konekte ankò.',
  'error.breachedPassword': 'Modpas sa a parèt nan yon fuit done. Tanpri chwazi yon lòt.',
  'error.weakPassword': 'Modpas sa a twò fasil pou devine. Tanpri chwazi youn ki pi solid.',
  'error.unableToAuthPasswordResetToken': LINK_ENDED,
  'error.invalidPasswordResetRedirectUrl': SITE,

  'error.oauthTokenNotFound': `Yo te deja itilize koneksyon sa a, oswa li ekspire. ${SIGN_IN_AGAIN}`,
  'error.oauthFlowCallbackError': `Nou pa t kapab fini koneksyon an. ${SIGN_IN_AGAIN}`,
  'error.oauthStateMismatch': `Nou pa t kapab fini koneksyon an. ${SIGN_IN_AGAIN}`,
  'error.invalidCallbackId': `Yo te deja itilize koneksyon sa a, oswa li ekspire. ${SIGN_IN_AGAIN}`,
  'error.idTokenInvalid': `Nou pa t kapab fini koneksyon an. ${SIGN_IN_AGAIN}`,
  'error.idTokenExpired': `Yo te deja itilize koneksyon sa a, oswa li ekspire. ${SIGN_IN_AGAIN}`,
  'error.idTokenIncorrectAudience': SITE,
  'error.invalidOauthProvider': SITE,
  'error.oauthConfigNotFound': SITE,
  'error.noLoginRedirectUrlsSet': SITE,
  'error.noSignupRedirectUrlsSet': SITE,
  'error.defaultProviderNotAllowed': SITE,
  'error.originNotAllowedForClient': SITE,
  'error.oauthUserRegistrationNotFound': 'Kont sa a pa gen fason sa a pou konekte.',

  'error.webauthnRegistrationNotFound': 'Nou pa jwenn kle aksè sa a.',
  'error.unableToRegisterWebauthnRegistration': `Nou pa t kapab anrejistre kle aksè a. ${TRY_AGAIN}`,
  'error.unableToAuthWebauthnRegistration': PASSKEY_FAILED,
  'error.invalidDomain': SITE,
  'error.biometricRegistrationNotFound': 'Kont sa a pa gen done byometrik sa yo.',

  'error.unableToAuthenticateCryptoWallet': `Nou pa t kapab verifye siyati pòtfèy ou a. ${TRY_AGAIN}`,
  'error.invalidCryptoWalletAddress': 'Adrès la se pa adrès yon pòtfèy kalite sa a.',
  'error.cryptoWalletNotFound': 'Kont sa a pa gen pòtfèy sa a.',
  'error.invalidWalletAddressUser': 'Pòtfèy sa a se pou yon lòt kont.',
  'error.cryptoWalletTypeIncompatibleWithSiwe': SITE,
  'error.invalidSiweUri': SITE,
  'error.invalidSiweChainId': SITE,
  'error.invalidSiweStatement': SITE,
  'error.invalidSiweMessageRequestId': SITE,
  'error.invalidSiweResource': SITE,

  'error.totpNotFound': 'Kont sa a pa gen aplikasyon otantifikasyon.',
  'error.activeTotpExists': 'Kont sa a gen yon aplikasyon otantifikasyon deja.',
  'error.invalidTotpCode': 'Kòd la dwe gen sis chif.',
  'error.unableToAuthenticateTotp': 'Kòd la pa kòrèk oswa yo te deja itilize l.',
  'error.unableToAuthenticateRecoveryCode': 'Kòd rekiperasyon an pa kòrèk oswa yo te deja itilize l.',

  'error.connectedAppNotFound': 'Aplikasyon sa a pa konekte ak kont sa a.',
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
