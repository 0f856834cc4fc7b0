export const passwords = {
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
  'password.rules.met': 'Rispettato:',
  'password.rules.notMet': 'Non ancora rispettato:',
  'password.strengthError.minimumLength':
    '{characterLength, plural, one {Almeno # carattere} other {Almeno # caratteri}}',
  'password.strengthError.complexity':
    'Almeno {complexity} tra: lettera maiuscola, lettera minuscola, numero, simbolo',
  'password.strengthError.breached': 'Trovata in una violazione dei dati: scegline un’altra.',

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
  'password.login.title': 'Accedi',
  'password.forgot.title': 'Controlla la tua email',
  'password.forgot.content':
    'Abbiamo inviato un’email a <bold>{email}</bold>. Segui il link che contiene per impostare una nuova password.',
  'password.breached.title': 'Imposta una nuova password',
  'password.breached.content':
    'La tua password è comparsa in una violazione dei dati di un altro sito e altre persone potrebbero conoscerla. Per proteggere il tuo account, abbiamo inviato un’email a <bold>{email}</bold>. Segui il link che contiene per impostare una nuova password.',
  'password.resetRequired.title': 'Imposta una nuova password',
  'password.resetRequired.content':
    'Il tuo account è cambiato e la vecchia password non funziona più. Abbiamo inviato un’email a <bold>{email}</bold>. Segui il link che contiene per impostare una nuova password.',
  'password.setNew.title': 'Imposta una password',
  'password.setNew.content':
    'Il tuo account non ha ancora una password. Abbiamo inviato un’email a <bold>{email}</bold>. Segui il link che contiene per impostarne una.',
  'password.mailFailed': 'Non è stato possibile inviare un’email a <bold>{email}</bold>.',
  'password.didntGetItResend': 'Non hai ricevuto nulla? <resendButton>Invia di nuovo l’email</resendButton>',
  'password.mailHint': 'Può volerci un minuto. Controlla anche la cartella spam.',
  'password.resendWait': 'Potrai richiedere un’altra email tra {seconds}\u00a0s',
  'button.createPasswordInstead': 'Crea invece una password',
  'button.emailMagicLink': 'Ricevi un link via email',
  'button.emailOTP': 'Ricevi un codice via email',
  'button.forgotPassword': 'Password dimenticata?',
  'button.loginWithoutPassword': 'Accedi senza password',
  'error.passwordMissing': 'Inserisci la tua password.',
  'login.success.content': 'L’accesso è riuscito.',

  'password.reset.title': 'Imposta una nuova password',
  'password.reset.label': 'Nuova password',
  'password.reset.loggingInProgress': 'Accesso in corso…',
  'password.reset.loginWithoutPassword': 'Accedi senza password',
  'password.reset.failed.title': 'Non è stato possibile farti accedere',
  'password.reset.confirmLogin.title': 'Accedi',
  'password.reset.confirmLogin.content': 'Manca solo un clic.',
  'password.reset.spent.title': 'Questo link non funziona più',
  'password.reset.spent.content': 'È già stato usato oppure è scaduto. Possiamo inviarti una nuova email.',
  'password.reset.newMail': 'Invia una nuova email',
  'password.reset.newMailSent':
    'Abbiamo inviato un’email a <bold>{email}</bold>. Apri il suo link in questo browser.',
  'password.reset.elsewhere.title': 'Apri il link dove hai iniziato',
  'password.reset.elsewhere.content':
    'Questa email è stata richiesta in un altro browser o su un altro dispositivo e, per la tua sicurezza, i suoi link funzionano solo lì. Apri il link lì oppure richiedi una nuova email qui.',
};
