import type { LocaleMessages } from '../messageGroups';

/** Italian, with the informal "tu". "Passkey" and "password" stay, as Apple and Google write them. */
export const locale: LocaleMessages = {
  messages: {
    // All screens, Main, codes and email links.
    'button.back.ariaLabel': 'Indietro',
    'button.continue': 'Continua',
    'button.retry': 'Riprova',
    'methodDivider.text': 'oppure',
    'login.loading': 'Caricamento…',
    'name.quoted': '“{name}”',
    'link.newTab': 'Si apre in una nuova scheda',

    'formField.email.label': 'Indirizzo email',
    'formField.email.placeholder': 'esempio@email.com',
    'formField.phone.label': 'Numero di telefono',
    'formField.phone.country.ariaLabel': 'Prefisso internazionale',
    'formField.phone.countries': 'Paesi e aree geografiche',
    'formField.phone.moreCountries': 'Altri paesi e aree geografiche',
    'formField.otp.ariaLabel': 'Inserisci il codice a 6 cifre',
    'formField.otp.description': 'Il codice viene verificato appena inserisci la sesta cifra.',
    'formField.passcode.status.verifying': 'Verifica del codice…',

    'login.title': 'Registrati o accedi',
    'tab.email': 'Email',
    'tab.text': 'SMS',
    'tab.whatsapp': 'WhatsApp',
    'tab.ariaLabel': 'Modi per ricevere un codice o un link',
    'button.emailLogin': 'Continua con l’email',
    'button.sms': 'Continua con SMS',
    'button.whatsapp': 'Continua con WhatsApp',
    'hint.magicLink': 'Ti invieremo un link via email. Senza password.',
    'hint.email': 'Ti invieremo un codice a 6 cifre via email.',
    'hint.sms': 'Ti invieremo un codice a 6 cifre via SMS.',
    'hint.whatsapp': 'Ti invieremo un codice a 6 cifre su WhatsApp.',
    'hint.password': 'Poi inserisci o crei la tua password.',
    'lastUsed.label': 'Usato l’ultima volta',
    'lastUsed.passkey': 'Usato l’ultima volta: passkey',
    'email.suggestion': 'Intendevi {email}?',
    'phone.question': 'A quale numero inviamo il codice?',

    'passcode.title': 'Inserisci il codice',
    'passcode.sentConfirmation': 'Abbiamo inviato un codice a 6 cifre a <bold>{destination}</bold>.',
    'passcode.expirationCountdown': 'Il codice scade tra {timeRemaining}.',
    'passcode.expired': 'Il codice è scaduto.',
    'passcode.didntGetIt': 'Non hai ricevuto nulla?',
    'passcode.resendCode': 'Invia di nuovo il codice',
    'passcode.codeSent': 'Codice inviato',
    'passcode.resendWait':
      'Potrai richiedere un nuovo codice tra {seconds, plural, one {# secondo} other {# secondi}}',
    'otp.success.content': 'Il codice è stato verificato.',

    'emailConfirmation.content': 'Abbiamo inviato un’email a <bold>{email}</bold>.',
    'emailConfirmation.instruction': 'Apri il link che contiene per accedere.',
    'emailConfirmation.otherAddress': 'Usa un’altra email',
    'link.openInGmail': 'Apri in Gmail',
    'link.openInYahoo': 'Apri in Yahoo Mail',
    'link.openInOutlook': 'Apri in Outlook',
    'linkElsewhere.newLink': 'Invia un nuovo link',
    'linkElsewhere.useCode': 'Usa un codice',

    'toast.area.ariaLabel': 'Notifiche',
    'toast.dismiss.ariaLabel': 'Chiudi',
    'toast.emailResent': 'Email inviata di nuovo',
    'watermark.altText': 'Con tecnologia <bold>PriceRxAuth</bold>',

    // Passwords.
    'formField.password.label': 'Password',
    'formField.password.ariaLabel': '{label}',
    'formField.password.show': 'Mostra password',
    'formField.password.hide': 'Nascondi password',

    'password.strength.label': 'Sicurezza della password',
    'password.strength.unknown': 'Non ancora valutata',
    'password.strength.veryWeak': 'Molto debole',
    'password.strength.weak': 'Debole',
    'password.strength.good': 'Buona',
    'password.strength.strong': 'Efficace',
    'password.strength.provisional': '{strength}, verifica in corso…',
    'password.strength.checkFailed': 'Non è stato possibile verificare questa password.',
    'password.strength.checkAgain': 'Verifica ancora',
    'password.strength.hint': 'Scegli una password lunga che non usi da nessun’altra parte.',
    'password.strength.advice': 'Prova con tre parole a caso',
    'password.rules.met': 'Rispettato:',
    'password.rules.notMet': 'Non ancora rispettato:',
    'password.strengthError.minimumLength':
      '{characterLength, plural, one {Almeno # carattere} other {Almeno # caratteri}}',
    'password.strengthError.complexity':
      'Almeno {complexity} tra: lettera maiuscola, lettera minuscola, numero, simbolo (come ! o ?)',

    'password.zxcvbn.warning.shortKeyboardPatterns':
      'Le brevi sequenze sulla tastiera sono facili da indovinare',
    'password.zxcvbn.warning.straightRows': 'I tasti vicini di una stessa fila sono facili da indovinare',
    'password.zxcvbn.warning.repeats': 'Le ripetizioni come “aaa” sono facili da indovinare',
    'password.zxcvbn.warning.longerRepeats':
      'Le ripetizioni come “abcabcabc” sono appena più difficili da indovinare di “abc”',
    'password.zxcvbn.warning.sequences': 'Le sequenze come “abc” o “6543” sono facili da indovinare',
    'password.zxcvbn.warning.recentYears': 'Gli anni recenti sono facili da indovinare',
    'password.zxcvbn.warning.dates': 'Le date sono spesso facili da indovinare',
    'password.zxcvbn.warning.top10CommonPassword': 'È una delle 10 password più comuni',
    'password.zxcvbn.warning.top100CommonPassword': 'È una delle 100 password più comuni',
    'password.zxcvbn.warning.veryCommonPassword': 'È una password molto comune',
    'password.zxcvbn.warning.similarToCommonPassword': 'È simile a una password molto usata',
    'password.zxcvbn.warning.wordByItself': 'Una parola da sola è facile da indovinare',
    'password.zxcvbn.warning.names': 'I nomi e i cognomi da soli sono facili da indovinare',
    'password.zxcvbn.warning.commonNames': 'I nomi e i cognomi comuni sono facili da indovinare',

    'createAccount.title': 'Scegli come registrarti',
    'password.createAccount.content': 'Crea una password',
    'password.forgot.content':
      'Abbiamo inviato un’email a <bold>{email}</bold>. Apri il link che contiene per impostare una nuova password.',
    'password.breached.content':
      'La tua password è comparsa in una violazione dei dati di un altro sito e altre persone potrebbero conoscerla. Per proteggere il tuo account, abbiamo inviato un’email a <bold>{email}</bold>. Apri il link che contiene per impostare una nuova password.',
    'password.resetRequired.content':
      'Per proteggere il tuo account, la vecchia password non funziona più. Abbiamo inviato un’email a <bold>{email}</bold>. Apri il link che contiene per impostare una nuova password.',
    'password.setNew.title': 'Imposta una password',
    'password.setNew.content':
      'Il tuo account non ha ancora una password. Abbiamo inviato un’email a <bold>{email}</bold>. Apri il link che contiene per impostarne una.',
    'password.mailFailed': 'Non è stato possibile inviare un’email a <bold>{email}</bold>. Riprova.',
    'password.didntGetItResend':
      'Non hai ricevuto nulla? <resendButton>Invia di nuovo l’email</resendButton>',
    'password.resendWait':
      'Potrai richiedere un’altra email tra {seconds, plural, one {# secondo} other {# secondi}}',
    'button.createPasswordInstead': 'Crea invece una password',
    'button.emailMagicLink': 'Ricevi un link via email',
    'button.emailOTP': 'Ricevi un codice via email',
    'button.changeEmail': 'Cambia',
    'button.forgotPassword': 'Password dimenticata?',
    'error.passwordMissing': 'Inserisci la tua password.',
    'login.success.content': 'L’accesso è riuscito.',

    'password.reset.title': 'Imposta una nuova password',
    'password.reset.label': 'Nuova password',
    'password.reset.loggingInProgress': 'Accesso in corso…',
    'password.reset.failed.title': 'Accesso non riuscito',
    'password.reset.confirmLogin.content': 'Premi il pulsante per accedere.',
    'password.reset.spent.title': 'Questo link non funziona più',
    'password.reset.spent.content': 'È già stato usato oppure è scaduto. Possiamo inviarti una nuova email.',
    'password.reset.newMail': 'Invia una nuova email',
    'password.reset.newMailSent':
      'Abbiamo inviato un’email a <bold>{email}</bold>. Apri il link che contiene in questo browser.',

    // Passkeys.
    'button.loginWithPasskey': 'Accedi con una passkey',
    'passkey.success.content': 'La tua passkey è stata verificata.',

    'passkey.registrationStart.title': 'Configura una nuova passkey',
    'passkey.registrationStart.subtitle': 'Con le passkey non devi ricordare password complicate.',
    'passkey.registrationStart.description':
      'Con una passkey accedi con l’impronta digitale, il volto o il blocco dello schermo.',
    'passkey.registrationStart.unsupported':
      'Questo browser non può creare passkey. Usa un altro browser o salta questo passaggio.',
    'button.createPasskey': 'Crea una passkey',
    'button.skip': 'Salta',

    'passkey.registrationSuccess.title': 'Passkey creata!',
    'passkey.registrationSuccess.titleWithoutNew': 'Le tue passkey',
    'passkey.registrationSuccess.existingPasskeys': 'Passkey esistenti',
    'passkey.registrationSuccess.none': 'Non hai passkey.',
    'passkey.registrationSuccess.name': 'Nome della passkey',
    'passkey.registrationSuccess.unnamed': 'Passkey',
    'passkey.registrationSuccess.edit': 'Modifica {name}',
    'passkey.registrationSuccess.save': 'Salva {name}',
    'passkey.registrationSuccess.delete': 'Elimina {name}',
    'passkey.registrationSuccess.deleteQuestion': 'Eliminare “{name}”?',
    'passkey.registrationSuccess.deleteWarning': 'Una volta eliminata, la passkey non può essere recuperata.',
    'passkey.registrationSuccess.setupAnother': 'Configura un’altra passkey',
    'button.done': 'Fine',
    'button.delete': 'Elimina',
    'button.cancel': 'Annulla',

    'error.passkeyUnknown':
      'Si è verificato un errore sconosciuto durante la verifica della passkey. Riprova.',
    'error.passkeyNotHere':
      'Nessuna passkey trovata su questo dispositivo. Accedi in un altro modo o premi di nuovo il pulsante per usare la passkey di un altro dispositivo.',
    'error.passkeyRegistrationNotFound':
      'Passkey non trovata. Forse l’hai eliminata dal tuo account, ma non dal gestore delle password. Riprova.',
    'passkey.registrationStart.error.noUser': 'Errore: per creare una passkey, prima bisogna accedere.',
    'passkey.registrationStart.errorDuplicatePasskey':
      'Impossibile creare la passkey perché sembra già registrata. Forse è stata registrata su un altro dispositivo e sincronizzata con questo.',
    'passkey.registrationStart.errorUnknown':
      'La tua passkey non è stata creata. Seleziona “Crea una passkey” per riprovare oppure salta questo passaggio.',

    // Social sign-in, and the consent screen for other apps.
    'oauth.cancelled': 'Non hai completato l’accesso con {provider}. Riprova o scegli un altro modo.',
    'oauth.providerFailed': 'Non è stato possibile accedere con {provider}. Riprova o scegli un altro modo.',
    'oauth.otherBrowser':
      'Questo accesso è iniziato in un altro browser o su un altro dispositivo. Completalo lì oppure accedi di nuovo qui.',
    'oauth.inApp':
      'Google potrebbe rifiutare l’accesso all’interno di un’app. In tal caso, apri questa pagina in Safari o Chrome.',

    'idpConsent.signIn.title': 'Accedi a {clientName} con {projectName}',
    'idpConsent.signIn.titleWithoutProject': 'Accedi a {clientName}',
    'idpConsent.signIn.titleWithoutApp': 'Accedi all’app con {projectName}',
    'idpConsent.signIn.titleWithoutNames': 'Accedi all’app',
    'idpConsent.customScopes.title': '{clientName} vuole accedere al tuo account',
    'idpConsent.customScopes.titleWithoutApp': 'L’app vuole accedere al tuo account',
    'idpConsent.allowClientTo': '{clientName} chiede l’autorizzazione per:',
    'idpConsent.allowClientToWithoutApp': 'L’app chiede l’autorizzazione per:',
    'idpConsent.scopes.fullAccess': 'Agire a tuo nome: vedere e modificare tutto nel tuo account',
    'idpConsent.scopes.openid': 'Verificare la tua identità',
    'idpConsent.scopes.openid.account': 'Vedere le informazioni salvate nel tuo account',
    'idpConsent.scopes.profile': 'Vedere le informazioni personali del tuo profilo',
    'idpConsent.scopes.profile.profile': 'Il tuo nome, la tua foto e le tue preferenze di lingua',
    'idpConsent.scopes.profile.email': 'Il tuo indirizzo email',
    'idpConsent.scopes.profile.phone': 'Il tuo numero di telefono',
    'idpConsent.scopes.offlineAccess': 'Mantenere l’accesso ai tuoi dati anche quando non usi l’app',
    'idpConsent.scopes.offlineAccess.offline': 'Accedere ai tuoi dati quando sei offline',
    'idpConsent.scopes.offlineAccess.background': 'Sincronizzare i tuoi dati in background',
    'idpConsent.scopes.custom': 'Usare l’autorizzazione {scope}',
    'idpConsent.notGiven': '{clientName} ha chiesto anche quanto segue, ma non lo otterrà:',
    'idpConsent.notGivenWithoutApp': 'L’app ha chiesto anche quanto segue, ma non lo otterrà:',
    'idpConsent.untilRevoked': 'Questo accesso dura finché non lo revochi.',
    'idpConsent.destination': 'Dopo aver risposto, passerai a {destination}.',
    'idpConsent.framed':
      'Un altro sito mostra questa pagina all’interno della propria. Per proteggere il tuo account, apri questa pagina separatamente per rispondere.',
    'idpConsent.button.allow': 'Consenti',
    'idpConsent.button.deny': 'Rifiuta',
    'idpConsent.denied.title': 'Accesso rifiutato',
    'idpConsent.denied': 'L’accesso all’app è stato rifiutato.',
    'idpConsent.success.content': 'Ti riportiamo a {clientName}.',
    'idpConsent.success.contentWithoutApp': 'Ti riportiamo all’app.',
    'idpConsent.noActiveSession.title': 'Prima accedi',
    'idpConsent.noActiveSession': 'Nessuna sessione attiva. Accedi per continuare.',
    'idpConsent.failed.title': 'Impossibile continuare',
    'idpConsent.defaultClientName': 'Questa app',

    'idpLogout.title': 'Uscire dall’account?',
    'idpLogout.confirmMessage': 'Vuoi davvero uscire dal tuo account {projectName}?',
    'idpLogout.confirmMessageWithoutProject': 'Vuoi davvero uscire dal tuo account?',
    'idpLogout.yes': 'Sì',
    'idpLogout.no': 'No',
    'idpLogout.notLoggedOut.title': 'Non sei uscito dall’account',
    'idpLogout.notLoggedOut': 'La sessione è ancora attiva. Puoi chiudere questa pagina.',

    // Wallets.
    'crypto.wallet.continueWithEthereum': 'Continua con un portafoglio Ethereum',
    'crypto.wallet.continueWithSolana': 'Continua con un portafoglio Solana',
    'crypto.wallet.continueWithOtherWallet': 'Continua con un altro portafoglio cripto',
    'crypto.wallet.setupNewWallet': 'Configura un nuovo portafoglio cripto',

    'crypto.connectWallet.title': 'Collega il tuo portafoglio',
    'crypto.connectWallet.instructionPopup': 'Scegli un account nel tuo portafoglio ({wallet}).',
    'crypto.connectWallet.instructionWithoutName': 'Scegli un account nel tuo portafoglio.',
    'crypto.signMessage.title': 'Firma il messaggio',
    'crypto.signMessage.instruction':
      'Approva il messaggio nel tuo portafoglio ({wallet}). Così dimostri che l’account è tuo. Non costa nulla.',
    'crypto.signMessage.instructionWithoutName':
      'Approva il messaggio nel tuo portafoglio. Così dimostri che l’account è tuo. Non costa nulla.',
    'crypto.signMessage.account': 'Account {address}',
    'crypto.troubleHelp':
      'Nessuna finestra? Apri il portafoglio: la richiesta potrebbe essere lì. Altrimenti torna indietro e riprova.',

    'crypto.continueWithOtherWallet.title': 'Continua con un altro portafoglio',
    'crypto.setupNewWallet.title': 'Configura un nuovo portafoglio cripto',
    'crypto.setupNewWallet.content':
      'Un portafoglio è un’estensione del browser o un’app che conserva i tuoi account.',
    'crypto.setupNewWallet.instruction':
      'Scegline uno e segui i passaggi. Poi torna qui e ricarica questa pagina.',

    'crypto.success.content': 'Il tuo portafoglio è stato collegato.',

    'crypto.error.title': 'Sembra che si sia verificato un errore',
    'crypto.error.content':
      'Puoi anche tornare indietro e scegliere un altro portafoglio o un altro modo per accedere.',
    'crypto.error.connect': '[Errore] Impossibile collegarsi al portafoglio',
    'crypto.error.sign': '[Errore] Impossibile firmare il messaggio',
    'crypto.error.declined':
      'La richiesta è stata rifiutata nel portafoglio. Riprova se non era quello che volevi.',
    'crypto.error.unauthorized':
      'Il portafoglio non consente a questo sito di usare quell’account. Sblocca il portafoglio, autorizza questo sito e riprova.',
    'crypto.error.disconnected':
      'Il portafoglio è bloccato o non ha connessione. Aprilo, controlla che sia online e riprova.',
    'crypto.error.alreadyOpen':
      'Il portafoglio attende ancora la risposta a una richiesta precedente. Aprilo, rispondi e riprova.',
    'crypto.error.noAccount':
      'Il portafoglio non ha fornito alcun account. Creane o scegline uno nel portafoglio e riprova.',
    'crypto.error.accountChanged':
      'Nel frattempo è stato scelto un altro account nel portafoglio. Riprova per accedere con quello.',
    'crypto.error.wrongSignature':
      'La firma non è dell’account collegato oppure è arrivata troppo tardi. Riprova.',
    'crypto.error.gone': 'Il portafoglio non è più in questa pagina. Ricarica la pagina e riprova.',
    'crypto.error.otherSite':
      'Il messaggio è stato creato per un altro sito, quindi non è stato chiesto al portafoglio di firmarlo.',
    'crypto.error.unsafe':
      'Il messaggio non è valido, quindi non è stato chiesto al portafoglio di firmarlo.',

    // The widget's own errors.
    'error.consentNotStarted':
      'Questa richiesta è scaduta o ha già ricevuto una risposta. Torna all’app e ricomincia.',
    'error.unexpected': 'Qualcosa è andato storto in questa pagina. Riprova.',
    'error.unreachable':
      'Impossibile contattare i nostri server. Controlla la connessione a internet e riprova.',
    'error.notLoaded':
      'Impossibile caricare una parte di questa pagina. Controlla la connessione a internet e riprova.',
    'error.otherUsersLink':
      'Questo link è di un altro account, quindi l’accesso non è stato effettuato. Apri il link nell’email che hai richiesto.',
    'error.invalidResponse':
      'I nostri server hanno inviato una risposta non valida. Riprova tra qualche minuto.',
    'error.invalidJson':
      'I nostri server hanno inviato una risposta JSON non valida. Riprova tra qualche minuto.',
    'error.captchaFailed':
      'Non è stato possibile completare il controllo di sicurezza. Riprova; se il problema continua, disattiva gli strumenti di blocco dei contenuti in questa pagina.',
    'error.insecurePage':
      'Questa pagina non è sicura, quindi qui non è possibile accedere. Avvisa chi la gestisce.',
    'error.storageRefused':
      'Il tuo browser blocca i cookie di questa pagina. Consentili e riprova, oppure accedi in un altro modo.',
    'error.invalidEmail': 'L’indirizzo email non è valido. Riprova.',
    'error.invalidPhoneNumber': 'Il numero di telefono non è valido. Riprova.',
    'error.otpCodeExpired':
      'Questo codice è scaduto o già usato. Scegli “Invia di nuovo il codice” per riceverne un altro.',
    'error.otpCodeLocked': 'Troppi codici errati. Scegli “Invia di nuovo il codice” per riceverne un altro.',

    // Errors of the browser.
    'error.NoCurrentSessionError': 'Nessuna sessione attiva. Accedi per continuare.',
    'error.PasskeysUnsupportedError':
      'Questo browser non può usare passkey in questa pagina. Accedi in un altro modo.',
    'error.IDPOAuthFlowMissingParamError':
      'Nella richiesta manca un dato obbligatorio. Avvisa chi sviluppa l’app.',

    // The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`.
    'error.unauthorizedCredentials':
      'Indirizzo email o password errati. Riprova, reimposta la password o accedi in un altro modo.',
    'error.userUnauthenticated': 'Accedi per continuare.',
    'error.unauthorizedAction': 'Non hai l’autorizzazione per farlo. Chiedila a chi gestisce questo sito.',
    'error.internalServerError': 'I nostri server hanno avuto un problema. Riprova più tardi.',
    'error.serviceUnavailable': 'I nostri server non sono disponibili. Riprova più tardi.',
    'error.tooManyRequests': 'Troppi tentativi. Aspetta un minuto, poi riprova.',
    'error.userLockLimitReached':
      'Troppi tentativi non riusciti. Riprova più tardi o accedi in un altro modo.',

    'error.emailNotFound': 'Non abbiamo trovato questo indirizzo email. Controlla e riprova.',
    'error.inactiveEmail': 'Non è possibile inviare email a questo indirizzo. Usane un altro.',
    'error.duplicateEmail': 'Esiste già un account con questo indirizzo email. Accedi a questo account.',
    'error.invalidPhoneNumberCountryCode':
      'Il prefisso internazionale del numero di telefono non è valido. Controlla e riprova.',
    'error.phoneNumberNotFound': 'Non abbiamo trovato questo numero di telefono. Controlla e riprova.',
    'error.unsubscribedPhoneNumber':
      'Questo numero non riceve più i nostri messaggi. Rispondi START al nostro numero o accedi via email.',
    'error.duplicatePhoneNumber':
      'Esiste già un account con questo numero di telefono. Accedi a questo account.',
    'error.downstreamCarrierError':
      'Non è stato possibile inviare un messaggio a questo numero. Riprova o accedi in un altro modo.',
    'error.tooManyUnverifiedFactors':
      'Troppi indirizzi o numeri non sono confermati. Accedi con uno che hai già usato.',

    'error.unableToAuthOtpCode': 'Il codice è già stato usato o è scaduto. Richiedine un altro e riprova.',

    'error.resetPassword': 'Imposta una nuova password prima di accedere di nuovo.',
    'error.weakPassword': 'Questa password è troppo facile da indovinare. Prova con tre parole a caso.',

    'error.oauthUserRegistrationNotFound':
      'Questo metodo di accesso non è configurato per questo account. Scegline un altro.',

    'error.webauthnRegistrationNotFound': 'Non abbiamo trovato questa passkey. Accedi in un altro modo.',
    'error.unableToRegisterWebauthnRegistration': 'Non è stato possibile registrare la passkey. Riprova.',
    'error.unableToAuthWebauthnRegistration': 'Non è stato possibile verificare la tua passkey. Riprova.',
    'error.biometricRegistrationNotFound':
      'Questi dati biometrici non sono registrati per questo account. Accedi in un altro modo.',

    'error.unableToAuthenticateCryptoWallet':
      'Non è stato possibile verificare la firma del tuo portafoglio. Riprova.',
    'error.invalidCryptoWalletAddress':
      'L’indirizzo non è di un portafoglio di questo tipo. Scegli un altro portafoglio.',
    'error.cryptoWalletNotFound':
      'Questo portafoglio non è collegato a questo account. Scegli un altro portafoglio.',
    'error.invalidWalletAddressUser':
      'Questo portafoglio è di un altro account. Scegli un altro portafoglio.',

    'error.totpNotFound': 'Questo account non ha un’app di autenticazione. Accedi in un altro modo.',
    'error.activeTotpExists': 'Questo account ha già un’app di autenticazione. Prima rimuovila.',
    'error.invalidTotpCode': 'Il codice deve avere sei cifre. Controlla e riprova.',
    'error.unableToAuthenticateTotp':
      'Il codice non è corretto o è già stato usato. Aspetta il prossimo e riprova.',
    'error.unableToAuthenticateRecoveryCode':
      'Il codice di recupero non è corretto o è già stato usato. Provane un altro.',

    'error.connectedAppNotFound': 'Questa app non è collegata a questo account. Ricarica la pagina.',
  },
  groups: {
    continueWithProvider: 'Continua con {provider}',
    continueWithWallet: 'Continua con {wallet}',
    success: 'Fatto!',
    checkYourEmail: 'Controlla la tua email',
    openWhereRequested: 'Questo link funziona solo dove lo hai richiesto',
    askedElsewhere:
      'Lo hai richiesto in un altro browser o su un altro dispositivo. Aprilo lì oppure richiedi un nuovo link qui.',
    canTakeAMinute: 'Può volerci un minuto. Controlla anche la cartella spam.',
    signIn: 'Accedi',
    signInWithoutPassword: 'Accedi senza password',
    setNewPassword: 'Imposta una nuova password',
    breachedPassword: 'Trovata in una violazione dei dati: scegline un’altra.',
    siteMisconfigured:
      'Questo sito non è configurato correttamente. Avvisa chi lo gestisce. Oppure accedi in un altro modo.',
    requestNotProcessed: 'Non è stato possibile elaborare i dati inviati. Riprova.',
    linkUsed: 'Il link è già stato usato o è scaduto. Richiedine un altro e riprova.',
    otherBrowser:
      'Completa l’operazione nello stesso browser e sullo stesso dispositivo in cui hai iniziato.',
    signInAgain: 'Accedi di nuovo.',
    sessionEnded: 'La tua sessione è terminata. Accedi di nuovo.',
    signInUsed: 'Questo tentativo di accesso è già stato usato o ha richiesto troppo tempo. Accedi di nuovo.',
    signInFailed: 'Non è stato possibile completare l’accesso. Accedi di nuovo.',
    unknownApp: 'Non riconosciamo l’app da cui provieni. Torna lì.',
    appMisconfigured: 'L’app da cui provieni non è configurata correttamente. Avvisa chi la gestisce.',
    noPassword: 'Questo account non ha una password. Accedi in un altro modo.',
    wrongCode: 'Il codice non è corretto. Riprova.',
  },
};
