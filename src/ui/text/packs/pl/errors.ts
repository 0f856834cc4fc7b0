const ASK_AGAIN = 'Poproś o nowy i spróbuj ponownie.';
const SIGN_IN_AGAIN = 'Zaloguj się ponownie.';
const TRY_AGAIN = 'Spróbuj ponownie.';
/** Errors that only the site's operator can fix. */
const SITE = 'Ta witryna nie jest poprawnie skonfigurowana. Powiadom jej administratora.';
const WRONG_CALL = `Nie udało się przetworzyć wysłanych danych. ${TRY_AGAIN}`;
const LINK_ENDED = `Link został już użyty lub wygasł. ${ASK_AGAIN}`;
const ELSEWHERE = 'Dokończ w tej samej przeglądarce i na tym samym urządzeniu, na którym rozpoczęto.';
const UNKNOWN_APP = 'Nie znamy aplikacji, z której nastąpiło przekierowanie.';
const WRONG_APP = 'Aplikacja, z której nastąpiło przekierowanie, nie jest poprawnie skonfigurowana.';
const PASSKEY_FAILED = `Nie udało się zweryfikować klucza dostępu. ${TRY_AGAIN}`;

/** The widget's own errors. */
const own = {
  'error.consentOriginNotAllowed': SITE,
  'error.consentNotStarted':
    'Ta prośba wygasła lub udzielono już na nią odpowiedzi. Wróć do aplikacji i zacznij od nowa.',
  'error.insufficientScope': SITE,
  'error.originNotAllowed': SITE,
  'error.unexpected': `Na tej stronie coś poszło nie tak. ${TRY_AGAIN}`,
  'error.unreachable': 'Nie można połączyć się z naszymi serwerami.',
  'error.invalidResponse': 'Nasze serwery zwróciły nieprawidłową odpowiedź.',
  'error.invalidJson': 'Nasze serwery zwróciły nieprawidłową odpowiedź JSON.',
  'error.schema': WRONG_CALL,
  'error.captchaFailed':
    'Nie udało się dokończyć kontroli bezpieczeństwa. Spróbuj ponownie. Jeśli problem się powtarza, wyłącz na tej stronie blokowanie treści.',
  'error.insecurePage':
    'Ta strona nie może utworzyć bezpiecznego linku: przeglądarka pozwala na to tylko na stronach https.',
  'error.invalidEmail': `Adres e-mail jest nieprawidłowy. ${TRY_AGAIN}`,
  'error.invalidPhoneNumber': `Numer telefonu jest nieprawidłowy. ${TRY_AGAIN}`,
  'error.otpCodeExpired':
    'Ten kod wygasł lub został już użyty. Wybierz „Wyślij ponownie”, aby otrzymać nowy.',
  'error.otpCodeLocked': 'Było zbyt wiele prób z tym kodem. Wybierz „Wyślij ponownie”, aby otrzymać nowy.',
  'error.otpCodeNotFound': `Kod jest nieprawidłowy. ${TRY_AGAIN}`,
};

/** Errors of the browser. */
const ofThisBrowser = {
  'error.MissingPKCEError': ELSEWHERE,
  'error.NoCurrentSessionError': 'Nie ma aktywnej sesji. Zaloguj się, aby kontynuować.',
  'error.PasskeysUnsupportedError': 'Ta przeglądarka nie może używać kluczy dostępu na tej stronie.',
  'error.InvalidStartUrlError': SITE,
  'error.InvalidRedirectSchemeError': SITE,
  'error.IDPOAuthFlowMissingParamError': 'W żądaniu brakuje wymaganych danych. Powiadom twórcę aplikacji.',
};

/** The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`. */
const ofTheProvider = {
  'error.unauthorizedCredentials': 'Adres e-mail lub hasło jest nieprawidłowe.',
  'error.userUnauthenticated': 'Zaloguj się, aby kontynuować.',
  'error.unauthorizedAction': 'Nie masz uprawnień, aby to zrobić.',
  'error.invalidSecretAuthentication': SIGN_IN_AGAIN,
  'error.sessionNotFound': `Twoja sesja dobiegła końca. ${SIGN_IN_AGAIN}`,
  'error.invalidSessionToken': `Twoja sesja dobiegła końca. ${SIGN_IN_AGAIN}`,
  'error.invalidSessionDuration': SITE,
  'error.internalServerError': 'Na naszych serwerach wystąpił problem. Spróbuj później.',
  'error.serviceUnavailable': 'Nasze serwery są niedostępne. Spróbuj później.',
  'error.tooManyRequests': 'Było zbyt wiele prób. Poczekaj chwilę i spróbuj ponownie.',
  'error.userLockLimitReached': 'Było zbyt wiele nieudanych prób. Poproś o nowy kod lub spróbuj później.',
  'error.routeNotFound': WRONG_CALL,
  'error.unknownError': WRONG_CALL,

  'error.emailNotFound': 'Nie znamy tego adresu e-mail.',
  'error.inactiveEmail': 'Na ten adres nie można wysyłać e-maili. Użyj innego.',
  'error.duplicateEmail': 'Istnieje już konto z tym adresem e-mail.',
  'error.invalidPhoneNumberCountryCode': 'Kod kraju w numerze telefonu jest nieprawidłowy.',
  'error.phoneNumberNotFound': 'Nie znamy tego numeru telefonu.',
  'error.unsubscribedPhoneNumber':
    'Ten numer zrezygnował z otrzymywania wiadomości. Odpowiedz START na ostatnią wiadomość lub użyj innego numeru.',
  'error.duplicatePhoneNumber': 'Istnieje już konto z tym numerem telefonu.',

  'error.invalidCode': `Kod jest nieprawidłowy. ${TRY_AGAIN}`,
  'error.unableToAuthOtpCode': `Kod został już użyty lub wygasł. ${ASK_AGAIN}`,
  'error.magicLinkNotFound': LINK_ENDED,
  'error.unableToAuthMagicLink': LINK_ENDED,
  'error.pkceExpectedCodeVerifier': ELSEWHERE,
  'error.pkceDidNotExpectCodeVerifier': ELSEWHERE,
  'error.pkceMismatch': ELSEWHERE,
  'error.invalidPkceCodeChallenge': WRONG_CALL,
  'error.noMatchForProvidedMagicLinkUrl': SITE,
  'error.redirectUrlNotFound': SITE,
  'error.invalidToken': LINK_ENDED,

  'error.noUserPassword': 'To konto nie ma hasła.',
  'error.memberPasswordNotFound': 'To konto nie ma hasła.',
  'error.resetPassword': 'Ustaw nowe hasło przed ponownym zalogowaniem.',
  'error.breachedPassword': 'To hasło pojawiło się w wycieku danych. Wybierz inne.',
  'error.weakPassword': 'To hasło zbyt łatwo odgadnąć. Wybierz silniejsze.',
  'error.unableToAuthPasswordResetToken': LINK_ENDED,
  'error.invalidPasswordResetRedirectUrl': SITE,

  'error.oauthTokenNotFound': `To logowanie zostało już użyte lub wygasło. ${SIGN_IN_AGAIN}`,
  'error.oauthFlowCallbackError': `Nie udało się dokończyć logowania. ${SIGN_IN_AGAIN}`,
  'error.oauthStateMismatch': `Nie udało się dokończyć logowania. ${SIGN_IN_AGAIN}`,
  'error.invalidCallbackId': `To logowanie zostało już użyte lub wygasło. ${SIGN_IN_AGAIN}`,
  'error.idTokenInvalid': `Nie udało się dokończyć logowania. ${SIGN_IN_AGAIN}`,
  'error.idTokenExpired': `To logowanie zostało już użyte lub wygasło. ${SIGN_IN_AGAIN}`,
  'error.idTokenIncorrectAudience': SITE,
  'error.invalidOauthProvider': SITE,
  'error.oauthConfigNotFound': SITE,
  'error.noLoginRedirectUrlsSet': SITE,
  'error.noSignupRedirectUrlsSet': SITE,
  'error.defaultProviderNotAllowed': SITE,
  'error.originNotAllowedForClient': SITE,
  'error.oauthUserRegistrationNotFound': 'To konto nie ma tego sposobu logowania.',

  'error.webauthnRegistrationNotFound': 'Nie znaleziono tego klucza dostępu.',
  'error.unableToRegisterWebauthnRegistration': `Nie udało się zarejestrować klucza dostępu. ${TRY_AGAIN}`,
  'error.unableToAuthWebauthnRegistration': PASSKEY_FAILED,
  'error.invalidDomain': SITE,
  'error.biometricRegistrationNotFound': 'To konto nie ma tych danych biometrycznych.',

  'error.unableToAuthenticateCryptoWallet': `Nie udało się zweryfikować podpisu portfela. ${TRY_AGAIN}`,
  'error.invalidCryptoWalletAddress': 'To nie jest adres portfela tego rodzaju.',
  'error.cryptoWalletNotFound': 'To konto nie ma tego portfela.',
  'error.invalidWalletAddressUser': 'Ten portfel należy do innego konta.',
  'error.cryptoWalletTypeIncompatibleWithSiwe': SITE,
  'error.invalidSiweUri': SITE,
  'error.invalidSiweChainId': SITE,
  'error.invalidSiweStatement': SITE,
  'error.invalidSiweMessageRequestId': SITE,
  'error.invalidSiweResource': SITE,

  'error.totpNotFound': 'To konto nie ma aplikacji uwierzytelniającej.',
  'error.activeTotpExists': 'To konto ma już aplikację uwierzytelniającą.',
  'error.invalidTotpCode': 'Kod musi mieć sześć cyfr.',
  'error.unableToAuthenticateTotp': 'Kod jest nieprawidłowy lub został już użyty.',
  'error.unableToAuthenticateRecoveryCode': 'Kod odzyskiwania jest nieprawidłowy lub został już użyty.',

  'error.connectedAppNotFound': 'Ta aplikacja nie jest połączona z tym kontem.',
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
