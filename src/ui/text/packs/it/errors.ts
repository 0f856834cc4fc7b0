export const errors = {
  // The widget's own errors.
  'error.consentNotStarted':
    'Questa richiesta è scaduta o ha già ricevuto una risposta. Torna all’app e ricomincia.',
  'error.unexpected': 'Qualcosa è andato storto in questa pagina. Riprova.',
  'error.unreachable': 'Impossibile contattare i nostri server.',
  'error.otherUsersLink':
    'Questo link è di un altro account, quindi l’accesso non è stato effettuato. Apri il link nell’email che hai richiesto.',
  'error.invalidResponse': 'I nostri server hanno dato una risposta non valida.',
  'error.invalidJson': 'I nostri server hanno dato una risposta JSON non valida.',
  'error.captchaFailed':
    'Non è stato possibile completare il controllo di sicurezza. Riprova; se il problema continua, disattiva i blocchi dei contenuti in questa pagina.',
  'error.insecurePage':
    'Questa pagina non può creare un link sicuro: il browser lo consente solo nelle pagine https.',
  'error.storageRefused':
    'Il tuo browser non conserva i dati di questa pagina, necessari per accedere in questo modo. Consenti i cookie e i dati dei siti, o scegli un altro modo.',
  'error.invalidEmail': 'L’indirizzo email non è valido. Riprova.',
  'error.invalidPhoneNumber': 'Il numero di telefono non è valido. Riprova.',
  'error.otpCodeExpired': 'Codice scaduto o già usato. Scegli “Invia di nuovo”.',
  'error.otpCodeLocked': 'Troppi tentativi. Scegli “Invia di nuovo”.',

  // Errors of the browser.
  'error.NoCurrentSessionError': 'Nessuna sessione attiva. Accedi per continuare.',
  'error.PasskeysUnsupportedError': 'Questo browser non può usare passkey in questa pagina.',
  'error.IDPOAuthFlowMissingParamError':
    'Nella richiesta manca un dato obbligatorio. Avvisa chi sviluppa l’app.',

  // The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`.
  'error.unauthorizedCredentials': 'L’indirizzo email o la password non sono corretti.',
  'error.userUnauthenticated': 'Accedi per continuare.',
  'error.unauthorizedAction': 'Non hai l’autorizzazione per farlo.',
  'error.internalServerError': 'I nostri server hanno avuto un problema. Riprova più tardi.',
  'error.serviceUnavailable': 'I nostri server non sono disponibili. Riprova più tardi.',
  'error.tooManyRequests': 'Troppi tentativi. Riprova tra poco.',
  'error.userLockLimitReached':
    'Ci sono stati troppi tentativi non riusciti. Richiedi un altro codice o riprova più tardi.',

  'error.emailNotFound': 'Non conosciamo questo indirizzo email.',
  'error.inactiveEmail': 'Non è possibile inviare email a questo indirizzo. Usane un altro.',
  'error.duplicateEmail': 'Esiste già un account con questo indirizzo email.',
  'error.invalidPhoneNumberCountryCode': 'Il prefisso internazionale del numero di telefono non è valido.',
  'error.phoneNumberNotFound': 'Non conosciamo questo numero di telefono.',
  'error.unsubscribedPhoneNumber':
    'Questo numero ha chiesto di non ricevere messaggi. Rispondi START all’ultimo messaggio o usa un altro numero.',
  'error.duplicatePhoneNumber': 'Esiste già un account con questo numero di telefono.',

  'error.unableToAuthOtpCode': 'Il codice è già stato usato o è scaduto. Richiedine un altro e riprova.',

  'error.resetPassword': 'Imposta una nuova password prima di accedere di nuovo.',
  'error.breachedPassword': 'Questa password è comparsa in una violazione dei dati. Scegline un’altra.',
  'error.weakPassword': 'Questa password è troppo facile da indovinare. Scegline una più sicura.',

  'error.oauthUserRegistrationNotFound': 'Questo account non ha questo metodo di accesso.',

  'error.webauthnRegistrationNotFound': 'Non abbiamo trovato questa passkey.',
  'error.unableToRegisterWebauthnRegistration': 'Non è stato possibile registrare la passkey. Riprova.',
  'error.unableToAuthWebauthnRegistration': 'Non è stato possibile verificare la tua passkey. Riprova.',
  'error.biometricRegistrationNotFound': 'Questo account non ha questi dati biometrici.',

  'error.unableToAuthenticateCryptoWallet':
    'Non è stato possibile verificare la firma del tuo portafoglio. Riprova.',
  'error.invalidCryptoWalletAddress': 'L’indirizzo non è di un portafoglio di questo tipo.',
  'error.cryptoWalletNotFound': 'Questo account non ha questo portafoglio.',
  'error.invalidWalletAddressUser': 'Questo portafoglio è di un altro account.',

  'error.totpNotFound': 'Questo account non ha un’app di autenticazione.',
  'error.activeTotpExists': 'Questo account ha già un’app di autenticazione.',
  'error.invalidTotpCode': 'Il codice deve avere sei cifre.',
  'error.unableToAuthenticateTotp': 'Il codice non è corretto o è già stato usato.',
  'error.unableToAuthenticateRecoveryCode': 'Il codice di recupero non è corretto o è già stato usato.',

  'error.connectedAppNotFound': 'Questo account non ha questa app collegata.',
};
