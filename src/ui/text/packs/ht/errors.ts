export const errors = {
  // The widget's own errors.
  'error.consentNotStarted':
    'Demann sa a ekspire oswa yo te deja reponn li. Retounen nan aplikasyon an epi rekòmanse.',
  'error.unexpected': 'Gen yon bagay ki pa mache sou paj sa a. Tanpri eseye ankò.',
  'error.unreachable': 'Nou pa t kapab konekte ak sèvè nou yo.',
  'error.otherUsersLink':
    'Lyen sa a se pou yon lòt kont, se pou sa ou pa konekte. Louvri lyen ki nan imèl ou te mande a.',
  'error.invalidResponse': 'Sèvè nou yo bay yon repons ki pa valab.',
  'error.invalidJson': 'Sèvè nou yo bay yon repons JSON ki pa valab.',
  'error.captchaFailed':
    'Nou pa t kapab fini verifikasyon sekirite a. Eseye ankò. Si li pa mache toujou, dezaktive zouti ki bloke kontni sou paj sa a.',
  'error.insecurePage':
    'Paj sa a pa ka kreye yon lyen ki an sekirite: navigatè a pèmèt sa sou paj https sèlman.',
  'error.storageRefused':
    'Navigatè ou a pa kenbe done paj sa a, epi fason sa a pou konekte bezwen yo. Pèmèt cookie ak done sit yo, oswa chwazi yon lòt fason.',
  'error.invalidEmail': 'Adrès imèl la pa valab. Tanpri eseye ankò.',
  'error.invalidPhoneNumber': 'Nimewo telefòn lan pa valab. Eseye ankò.',
  'error.otpCodeExpired': 'Kòd la ekspire oswa li te itilize. Chwazi “Voye kòd la ankò”.',
  'error.otpCodeLocked': 'Twòp esè. Chwazi “Voye kòd la ankò”.',

  // Errors of the browser.
  'error.NoCurrentSessionError': 'Pa gen okenn sesyon aktif. Tanpri konekte pou kontinye.',
  'error.PasskeysUnsupportedError': 'Navigatè sa a pa ka sèvi ak kle aksè sou paj sa a.',
  'error.IDPOAuthFlowMissingParamError':
    'Gen yon enfòmasyon obligatwa ki manke nan demann lan. Tanpri avèti moun ki devlope aplikasyon an.',

  // The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`.
  'error.unauthorizedCredentials': 'Adrès imèl la oswa modpas la pa kòrèk.',
  'error.userUnauthenticated': 'Tanpri konekte pou kontinye.',
  'error.unauthorizedAction': 'Ou pa gen pèmisyon pou fè sa.',
  'error.internalServerError': 'Sèvè nou yo gen yon pwoblèm. Tanpri eseye pita.',
  'error.serviceUnavailable': 'Sèvè nou yo pa disponib. Tanpri eseye pita.',
  'error.tooManyRequests': 'Twòp esè. Eseye ankò nan yon ti moman.',
  'error.userLockLimitReached': 'Te gen twòp esè ki pa reyisi. Mande yon lòt kòd oswa eseye pita.',

  'error.emailNotFound': 'Nou pa konnen adrès imèl sa a.',
  'error.inactiveEmail': 'Nou pa ka voye imèl nan adrès sa a. Tanpri sèvi ak yon lòt.',
  'error.duplicateEmail': 'Gen yon kont deja ak adrès imèl sa a.',
  'error.invalidPhoneNumberCountryCode': 'Kòd peyi nimewo telefòn lan pa valab.',
  'error.phoneNumberNotFound': 'Nou pa konnen nimewo telefòn sa a.',
  'error.unsubscribedPhoneNumber':
    'Nimewo sa a te mande pou li pa resevwa mesaj. Reponn dènye mesaj la ak START oswa sèvi ak yon lòt nimewo.',
  'error.duplicatePhoneNumber': 'Gen yon kont deja ak nimewo telefòn sa a.',

  'error.unableToAuthOtpCode': 'Yo te deja itilize kòd la, oswa li ekspire. Mande yon lòt epi eseye ankò.',

  'error.resetPassword': 'Tanpri mete yon nouvo modpas anvan ou konekte ankò.',
  'error.breachedPassword': 'Modpas sa a parèt nan yon fuit done. Tanpri chwazi yon lòt.',
  'error.weakPassword': 'Modpas sa a twò fasil pou devine. Tanpri chwazi youn ki pi solid.',

  'error.oauthUserRegistrationNotFound': 'Kont sa a pa gen fason sa a pou konekte.',

  'error.webauthnRegistrationNotFound': 'Nou pa jwenn kle aksè sa a.',
  'error.unableToRegisterWebauthnRegistration': 'Nou pa t kapab anrejistre kle aksè a. Tanpri eseye ankò.',
  'error.unableToAuthWebauthnRegistration': 'Nou pa t kapab verifye kle aksè ou a. Tanpri eseye ankò.',
  'error.biometricRegistrationNotFound': 'Kont sa a pa gen done byometrik sa yo.',

  'error.unableToAuthenticateCryptoWallet': 'Nou pa t kapab verifye siyati pòtfèy ou a. Tanpri eseye ankò.',
  'error.invalidCryptoWalletAddress': 'Adrès la se pa adrès yon pòtfèy kalite sa a.',
  'error.cryptoWalletNotFound': 'Kont sa a pa gen pòtfèy sa a.',
  'error.invalidWalletAddressUser': 'Pòtfèy sa a se pou yon lòt kont.',

  'error.totpNotFound': 'Kont sa a pa gen aplikasyon otantifikasyon.',
  'error.activeTotpExists': 'Kont sa a gen yon aplikasyon otantifikasyon deja.',
  'error.invalidTotpCode': 'Kòd la dwe gen sis chif.',
  'error.unableToAuthenticateTotp': 'Kòd la pa kòrèk oswa yo te deja itilize l.',
  'error.unableToAuthenticateRecoveryCode': 'Kòd rekiperasyon an pa kòrèk oswa yo te deja itilize l.',

  'error.connectedAppNotFound': 'Aplikasyon sa a pa konekte ak kont sa a.',
};
