export const errors = {
  // The widget's own errors.
  'error.consentNotStarted':
    'Nag-expire na o nasagot na ang kahilingang ito. Bumalik sa app at magsimula ulit.',
  'error.unexpected': 'Nagkaproblema sa page na ito. Subukan ulit.',
  'error.unreachable': 'Hindi makakonekta sa mga server namin.',
  'error.otherUsersLink':
    'Para sa ibang account ang link na ito, kaya hindi ka na-sign in. Buksan ang link sa email na hiningi mo.',
  'error.invalidResponse': 'Hindi wasto ang sagot ng mga server namin.',
  'error.invalidJson': 'Hindi wasto ang JSON na sagot ng mga server namin.',
  'error.captchaFailed':
    'Hindi namin natapos ang security check. Subukan ulit; kung hindi pa rin gumana, i-off ang mga content blocker sa page na ito.',
  'error.insecurePage':
    'Hindi makakagawa ng secure na link ang page na ito: sa mga https page lang ito pinapayagan ng browser.',
  'error.storageRefused':
    'Hindi nagse-save ang browser mo ng data ng page na ito, pero kailangan iyon ng paraang ito ng pag-sign in. Payagan ang cookies at site data, o pumili ng ibang paraan.',
  'error.invalidEmail': 'Hindi wasto ang email address. Subukan ulit.',
  'error.invalidPhoneNumber': 'Hindi wasto ang numero. Subukan ulit.',
  'error.otpCodeExpired': 'Nagamit na o nag-expire na ang code. Piliin ang “Ipadala ulit ang code”.',
  'error.otpCodeLocked': 'Masyadong maraming subok. Piliin ang “Ipadala ulit ang code”.',

  // Errors of the browser.
  'error.NoCurrentSessionError': 'Hindi ka naka-sign in. Mag-sign in para magpatuloy.',
  'error.PasskeysUnsupportedError': 'Hindi makakagamit ng passkey ang browser na ito sa page na ito.',
  'error.IDPOAuthFlowMissingParamError':
    'May kulang na impormasyon sa kahilingan. Ipaalam ito sa developer ng app.',

  // The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`.
  'error.unauthorizedCredentials': 'Mali ang email address o password.',
  'error.userUnauthenticated': 'Mag-sign in para magpatuloy.',
  'error.unauthorizedAction': 'Wala kang pahintulot na gawin ito.',
  'error.internalServerError': 'Nagkaproblema ang mga server namin. Subukan ulit mamaya.',
  'error.serviceUnavailable': 'Hindi available ang mga server namin. Subukan ulit mamaya.',
  'error.tooManyRequests': 'Maraming pagsubok. Maghintay muna.',
  'error.userLockLimitReached':
    'Napakarami nang maling pagsubok. Humingi ng bagong code o subukan ulit mamaya.',
  'error.emailNotFound': 'Wala kaming rekord ng email address na ito.',
  'error.inactiveEmail': 'Hindi mapapadalhan ng email ang address na ito. Gumamit ng iba.',
  'error.duplicateEmail': 'May account na ang email address na ito.',
  'error.invalidPhoneNumberCountryCode': 'Hindi wasto ang code ng bansa ng numero ng telepono.',
  'error.phoneNumberNotFound': 'Wala kaming rekord ng numero ng teleponong ito.',
  'error.unsubscribedPhoneNumber':
    'Humiling ang numerong ito na huwag makatanggap ng mga text. Mag-reply ng START sa huling text o gumamit ng ibang numero.',
  'error.duplicatePhoneNumber': 'May account na ang numero ng teleponong ito.',
  'error.unableToAuthOtpCode': 'Nagamit na o nag-expire na ang code na ito. Humingi ng bago at subukan ulit.',
  'error.resetPassword': 'Magtakda ng bagong password bago mag-sign in ulit.',
  'error.breachedPassword': 'Lumabas ang password na ito sa isang data breach. Pumili ng iba.',
  'error.weakPassword': 'Napakadaling hulaan ng password na ito. Pumili ng mas malakas.',
  'error.oauthUserRegistrationNotFound': 'Hindi ginagamit ng account na ito ang paraang iyon ng pag-sign in.',
  'error.webauthnRegistrationNotFound': 'Hindi nakita ang passkey na ito.',
  'error.unableToRegisterWebauthnRegistration': 'Hindi namin na-register ang passkey. Subukan ulit.',
  'error.unableToAuthWebauthnRegistration': 'Hindi namin na-verify ang passkey mo. Subukan ulit.',
  'error.biometricRegistrationNotFound': 'Walang ganoong biometric data ang account na ito.',
  'error.unableToAuthenticateCryptoWallet': 'Hindi namin na-verify ang pirma ng wallet mo. Subukan ulit.',
  'error.invalidCryptoWalletAddress': 'Hindi sa ganitong uri ng wallet ang address.',
  'error.cryptoWalletNotFound': 'Walang ganoong wallet ang account na ito.',
  'error.invalidWalletAddressUser': 'Sa ibang account ang wallet na ito.',
  'error.totpNotFound': 'Walang authenticator app ang account na ito.',
  'error.activeTotpExists': 'May authenticator app na ang account na ito.',
  'error.invalidTotpCode': 'Dapat may anim na digit ang code.',
  'error.unableToAuthenticateTotp': 'Mali ang code o nagamit na ito.',
  'error.unableToAuthenticateRecoveryCode': 'Mali ang recovery code o nagamit na ito.',
  'error.connectedAppNotFound': 'Hindi nakakonekta ang app na iyon sa account na ito.',
};
