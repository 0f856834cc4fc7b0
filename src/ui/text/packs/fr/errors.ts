const ASK_AGAIN = 'Demandez-en un autre et réessayez.';
const SIGN_IN_AGAIN = 'Connectez-vous de nouveau.';
const TRY_AGAIN = 'Réessayez.';
/** Errors that only the site's operator can fix. */
const SITE = 'Ce site n’est pas bien configuré. Prévenez la personne qui l’administre.';
const WRONG_CALL = `Nous n’avons pas pu traiter ce qui a été envoyé. ${TRY_AGAIN}`;
const LINK_ENDED = `Le lien a déjà été utilisé ou a expiré. ${ASK_AGAIN}`;
const ELSEWHERE = 'Terminez dans le navigateur et sur l’appareil où vous avez commencé.';
const UNKNOWN_APP = 'Nous ne connaissons pas l’application qui vous a envoyé ici.';
const WRONG_APP = 'L’application qui vous a envoyé ici n’est pas bien configurée.';
const PASSKEY_FAILED = `Nous n’avons pas pu vérifier votre clé d’accès. ${TRY_AGAIN}`;

/** The widget's own errors. */
const own = {
  'error.consentOriginNotAllowed': SITE,
  'error.consentNotStarted':
    'Cette demande a expiré ou a déjà reçu une réponse. Retournez dans l’application et recommencez.',
  'error.insufficientScope': SITE,
  'error.originNotAllowed': SITE,
  'error.unexpected': `Un problème est survenu sur cette page. ${TRY_AGAIN}`,
  'error.unreachable': 'Impossible de joindre nos serveurs.',
  'error.invalidResponse': 'Nos serveurs ont donné une réponse qui n’est pas valide.',
  'error.invalidJson': 'Nos serveurs ont donné une réponse JSON qui n’est pas valide.',
  'error.schema': WRONG_CALL,
  'error.captchaFailed':
    'Nous n’avons pas pu terminer la vérification de sécurité. Réessayez\u202f; si le problème persiste, désactivez les bloqueurs de contenu sur cette page.',
  'error.insecurePage':
    'Cette page ne peut pas créer de lien sécurisé\u00a0: le navigateur ne le permet que sur les pages https.',
  'error.invalidEmail': `L’adresse e-mail n’est pas valide. ${TRY_AGAIN}`,
  'error.invalidPhoneNumber': `Le numéro de téléphone n’est pas valide. ${TRY_AGAIN}`,
  'error.otpCodeExpired':
    'Ce code a expiré ou a déjà été utilisé. Choisissez «\u202fRenvoyer le code\u202f» pour en recevoir un autre.',
  'error.otpCodeLocked':
    'Trop de tentatives ont été faites avec ce code. Choisissez «\u202fRenvoyer le code\u202f» pour en recevoir un autre.',
  'error.otpCodeNotFound': `Le code n’est pas correct. ${TRY_AGAIN}`,
};

/** Errors of the browser. */
const ofThisBrowser = {
  'error.MissingPKCEError': ELSEWHERE,
  'error.NoCurrentSessionError': 'Aucune session active. Connectez-vous pour continuer.',
  'error.PasskeysUnsupportedError': 'Ce navigateur ne peut pas utiliser de clés d’accès sur cette page.',
  'error.InvalidStartUrlError': SITE,
  'error.InvalidRedirectSchemeError': SITE,
  'error.IDPOAuthFlowMissingParamError':
    'Il manque une information obligatoire dans la demande. Prévenez l’équipe qui développe l’application.',
};

/** The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`. */
const ofTheProvider = {
  'error.unauthorizedCredentials': 'L’adresse e-mail ou le mot de passe n’est pas correct.',
  'error.userUnauthenticated': 'Connectez-vous pour continuer.',
  'error.unauthorizedAction': 'Vous n’avez pas l’autorisation de faire cela.',
  'error.invalidSecretAuthentication': SIGN_IN_AGAIN,
  'error.sessionNotFound': `Votre session a pris fin. ${SIGN_IN_AGAIN}`,
  'error.invalidSessionToken': `Votre session a pris fin. ${SIGN_IN_AGAIN}`,
  'error.invalidSessionDuration': SITE,
  'error.internalServerError': 'Nos serveurs ont rencontré un problème. Réessayez plus tard.',
  'error.serviceUnavailable': 'Nos serveurs ne sont pas disponibles. Réessayez plus tard.',
  'error.tooManyRequests': 'Il y a eu trop de tentatives. Patientez un instant, puis réessayez.',
  'error.userLockLimitReached':
    'Il y a eu trop de tentatives sans succès. Demandez un autre code ou réessayez plus tard.',
  'error.routeNotFound': WRONG_CALL,
  'error.unknownError': WRONG_CALL,

  'error.emailNotFound': 'Nous ne connaissons pas cette adresse e-mail.',
  'error.inactiveEmail': 'Il est impossible d’envoyer des e-mails à cette adresse. Utilisez-en une autre.',
  'error.duplicateEmail': 'Un compte utilise déjà cette adresse e-mail.',
  'error.invalidPhoneNumberCountryCode': 'L’indicatif de pays du numéro de téléphone n’est pas valide.',
  'error.phoneNumberNotFound': 'Nous ne connaissons pas ce numéro de téléphone.',
  'error.unsubscribedPhoneNumber':
    'Ce numéro a demandé à ne plus recevoir de messages. Répondez START au dernier message ou utilisez un autre numéro.',
  'error.duplicatePhoneNumber': 'Un compte utilise déjà ce numéro de téléphone.',

  'error.invalidCode': `Le code n’est pas correct. ${TRY_AGAIN}`,
  'error.unableToAuthOtpCode': `Le code a déjà été utilisé ou a expiré. ${ASK_AGAIN}`,
  'error.magicLinkNotFound': LINK_ENDED,
  'error.unableToAuthMagicLink': LINK_ENDED,
  'error.pkceExpectedCodeVerifier': ELSEWHERE,
  'error.pkceDidNotExpectCodeVerifier': ELSEWHERE,
  'error.pkceMismatch': ELSEWHERE,
  'error.invalidPkceCodeChallenge': WRONG_CALL,
  'error.noMatchForProvidedMagicLinkUrl': SITE,
  'error.redirectUrlNotFound': SITE,
  'error.invalidToken': LINK_ENDED,

  'error.noUserPassword': 'Ce compte n’a pas de mot de passe.',
  'error.memberPasswordNotFound': 'Ce compte n’a pas de mot de passe.',
  'error.resetPassword': 'Définissez un nouveau mot de passe avant de vous reconnecter.',
  'error.breachedPassword': 'Ce mot de passe est apparu dans une fuite de données. Choisissez-en un autre.',
  'error.weakPassword': 'Ce mot de passe est trop facile à deviner. Choisissez-en un plus sûr.',
  'error.unableToAuthPasswordResetToken': LINK_ENDED,
  'error.invalidPasswordResetRedirectUrl': SITE,

  'error.oauthTokenNotFound': `Cette connexion a déjà servi ou a expiré. ${SIGN_IN_AGAIN}`,
  'error.oauthFlowCallbackError': `Nous n’avons pas pu terminer la connexion. ${SIGN_IN_AGAIN}`,
  'error.oauthStateMismatch': `Nous n’avons pas pu terminer la connexion. ${SIGN_IN_AGAIN}`,
  'error.invalidCallbackId': `Cette connexion a déjà servi ou a expiré. ${SIGN_IN_AGAIN}`,
  'error.idTokenInvalid': `Nous n’avons pas pu terminer la connexion. ${SIGN_IN_AGAIN}`,
  'error.idTokenExpired': `Cette connexion a déjà servi ou a expiré. ${SIGN_IN_AGAIN}`,
  'error.idTokenIncorrectAudience': SITE,
  'error.invalidOauthProvider': SITE,
  'error.oauthConfigNotFound': SITE,
  'error.noLoginRedirectUrlsSet': SITE,
  'error.noSignupRedirectUrlsSet': SITE,
  'error.defaultProviderNotAllowed': SITE,
  'error.originNotAllowedForClient': SITE,
  'error.oauthUserRegistrationNotFound': 'Ce compte n’a pas cette méthode de connexion.',

  'error.webauthnRegistrationNotFound': 'Nous n’avons pas trouvé cette clé d’accès.',
  'error.unableToRegisterWebauthnRegistration': `Nous n’avons pas pu enregistrer la clé d’accès. ${TRY_AGAIN}`,
  'error.unableToAuthWebauthnRegistration': PASSKEY_FAILED,
  'error.invalidDomain': SITE,
  'error.biometricRegistrationNotFound': 'Ce compte n’a pas ces données biométriques.',

  'error.unableToAuthenticateCryptoWallet': `Nous n’avons pas pu vérifier la signature de votre portefeuille. ${TRY_AGAIN}`,
  'error.invalidCryptoWalletAddress': 'L’adresse n’est pas celle d’un portefeuille de ce type.',
  'error.cryptoWalletNotFound': 'Ce compte n’a pas ce portefeuille.',
  'error.invalidWalletAddressUser': 'Ce portefeuille appartient à un autre compte.',
  'error.cryptoWalletTypeIncompatibleWithSiwe': SITE,
  'error.invalidSiweUri': SITE,
  'error.invalidSiweChainId': SITE,
  'error.invalidSiweStatement': SITE,
  'error.invalidSiweMessageRequestId': SITE,
  'error.invalidSiweResource': SITE,

  'error.totpNotFound': 'Ce compte n’a pas d’application d’authentification.',
  'error.activeTotpExists': 'Ce compte a déjà une application d’authentification.',
  'error.invalidTotpCode': 'Le code doit comporter six chiffres.',
  'error.unableToAuthenticateTotp': 'Le code n’est pas correct ou a déjà été utilisé.',
  'error.unableToAuthenticateRecoveryCode':
    'Le code de récupération n’est pas correct ou a déjà été utilisé.',

  'error.connectedAppNotFound': 'Ce compte n’a pas cette application connectée.',
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
