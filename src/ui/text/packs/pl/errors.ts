export const errors = {
  // The widget's own errors.
  'error.consentNotStarted':
    'Ta prośba wygasła lub udzielono już na nią odpowiedzi. Wróć do aplikacji i zacznij od nowa.',
  'error.unexpected': 'Na tej stronie coś poszło nie tak. Spróbuj ponownie.',
  'error.unreachable': 'Nie można połączyć się z naszymi serwerami.',
  'error.otherUsersLink':
    'Ten link dotyczy innego konta, dlatego nie doszło do zalogowania. Otwórz link z wiadomości wysłanej na Twoją prośbę.',
  'error.invalidResponse': 'Nasze serwery zwróciły nieprawidłową odpowiedź.',
  'error.invalidJson': 'Nasze serwery zwróciły nieprawidłową odpowiedź JSON.',
  'error.captchaFailed':
    'Nie udało się dokończyć kontroli bezpieczeństwa. Spróbuj ponownie. Jeśli problem się powtarza, wyłącz na tej stronie blokowanie treści.',
  'error.insecurePage':
    'Ta strona nie może utworzyć bezpiecznego linku: przeglądarka pozwala na to tylko na stronach https.',
  'error.storageRefused':
    'Przeglądarka nie zapisuje danych tej strony, a ten sposób logowania ich wymaga. Zezwól na pliki cookie i dane witryn albo wybierz inny sposób.',
  'error.invalidEmail': 'Nieprawidłowy e-mail. Spróbuj ponownie.',
  'error.invalidPhoneNumber': 'Nieprawidłowy numer. Spróbuj ponownie.',
  'error.otpCodeExpired': 'Kod wygasł lub został użyty. Wybierz „Wyślij ponownie”.',
  'error.otpCodeLocked': 'Zbyt wiele prób. Wybierz „Wyślij ponownie”.',

  // Errors of the browser.
  'error.NoCurrentSessionError': 'Nie ma aktywnej sesji. Zaloguj się, aby kontynuować.',
  'error.PasskeysUnsupportedError': 'Ta przeglądarka nie może używać kluczy dostępu na tej stronie.',
  'error.IDPOAuthFlowMissingParamError': 'W żądaniu brakuje wymaganych danych. Powiadom twórcę aplikacji.',

  // The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`.
  'error.unauthorizedCredentials': 'Adres e-mail lub hasło jest nieprawidłowe.',
  'error.userUnauthenticated': 'Zaloguj się, aby kontynuować.',
  'error.unauthorizedAction': 'Nie masz uprawnień, aby to zrobić.',
  'error.internalServerError': 'Na naszych serwerach wystąpił problem. Spróbuj później.',
  'error.serviceUnavailable': 'Nasze serwery są niedostępne. Spróbuj później.',
  'error.tooManyRequests': 'Zbyt wiele prób. Spróbuj za chwilę.',
  'error.userLockLimitReached': 'Było zbyt wiele nieudanych prób. Poproś o nowy kod lub spróbuj później.',

  'error.emailNotFound': 'Nie znamy tego adresu e-mail.',
  'error.inactiveEmail': 'Na ten adres nie można wysyłać e-maili. Użyj innego.',
  'error.duplicateEmail': 'Istnieje już konto z tym adresem e-mail.',
  'error.invalidPhoneNumberCountryCode': 'Kod kraju w numerze telefonu jest nieprawidłowy.',
  'error.phoneNumberNotFound': 'Nie znamy tego numeru telefonu.',
  'error.unsubscribedPhoneNumber':
    'Ten numer zrezygnował z otrzymywania wiadomości. Odpowiedz START na ostatnią wiadomość lub użyj innego numeru.',
  'error.duplicatePhoneNumber': 'Istnieje już konto z tym numerem telefonu.',

  'error.unableToAuthOtpCode': 'Kod został już użyty lub wygasł. Poproś o nowy i spróbuj ponownie.',

  'error.resetPassword': 'Ustaw nowe hasło przed ponownym zalogowaniem.',
  'error.breachedPassword': 'To hasło pojawiło się w wycieku danych. Wybierz inne.',
  'error.weakPassword': 'To hasło zbyt łatwo odgadnąć. Wybierz silniejsze.',

  'error.oauthUserRegistrationNotFound': 'To konto nie ma tego sposobu logowania.',

  'error.webauthnRegistrationNotFound': 'Nie znaleziono tego klucza dostępu.',
  'error.unableToRegisterWebauthnRegistration':
    'Nie udało się zarejestrować klucza dostępu. Spróbuj ponownie.',
  'error.unableToAuthWebauthnRegistration': 'Nie udało się zweryfikować klucza dostępu. Spróbuj ponownie.',
  'error.biometricRegistrationNotFound': 'To konto nie ma tych danych biometrycznych.',

  'error.unableToAuthenticateCryptoWallet': 'Nie udało się zweryfikować podpisu portfela. Spróbuj ponownie.',
  'error.invalidCryptoWalletAddress': 'To nie jest adres portfela tego rodzaju.',
  'error.cryptoWalletNotFound': 'To konto nie ma tego portfela.',
  'error.invalidWalletAddressUser': 'Ten portfel należy do innego konta.',

  'error.totpNotFound': 'To konto nie ma aplikacji uwierzytelniającej.',
  'error.activeTotpExists': 'To konto ma już aplikację uwierzytelniającą.',
  'error.invalidTotpCode': 'Kod musi mieć sześć cyfr.',
  'error.unableToAuthenticateTotp': 'Kod jest nieprawidłowy lub został już użyty.',
  'error.unableToAuthenticateRecoveryCode': 'Kod odzyskiwania jest nieprawidłowy lub został już użyty.',

  'error.connectedAppNotFound': 'Ta aplikacja nie jest połączona z tym kontem.',
};
