export const passwords = {
  'formField.password.label': 'Passwort',
  'formField.password.ariaLabel': '{label}',
  'formField.password.show': 'Passwort anzeigen',
  'formField.password.hide': 'Passwort verbergen',

  'password.strength.label': 'Passwortstärke',
  'password.strength.unknown': 'Noch nicht bewertet',
  'password.strength.veryWeak': 'Sehr schwach',
  'password.strength.weak': 'Schwach',
  'password.strength.good': 'Gut',
  'password.strength.strong': 'Stark',
  'password.strength.provisional': '{strength}, wird geprüft…',
  'password.strength.checkFailed': 'Wir konnten dieses Passwort nicht prüfen.',
  'password.strength.checkAgain': 'Erneut prüfen',
  'password.strength.hint': 'Wählen Sie ein langes Passwort, das Sie sonst nirgends verwenden.',
  'password.rules.met': 'Erfüllt:',
  'password.rules.notMet': 'Noch nicht erfüllt:',
  'password.strengthError.minimumLength':
    '{characterLength, plural, one {Mindestens # Zeichen} other {Mindestens # Zeichen}}',
  'password.strengthError.complexity':
    'Mindestens {complexity} davon: Großbuchstabe, Kleinbuchstabe, Ziffer, Symbol',
  'password.strengthError.breached': 'In einem Datenleck gefunden: Wählen Sie bitte ein anderes.',

  'password.zxcvbn.warning.shortKeyboardPatterns': 'Kurze Tastaturmuster sind leicht zu erraten',
  'password.zxcvbn.warning.straightRows': 'Nebeneinanderliegende Tasten sind leicht zu erraten',
  'password.zxcvbn.warning.repeats': 'Wiederholungen wie „aaa“ sind leicht zu erraten',
  'password.zxcvbn.warning.longerRepeats':
    'Wiederholungen wie „abcabcabc“ sind kaum schwerer zu erraten als „abc“',
  'password.zxcvbn.warning.sequences': 'Folgen wie „abc“ oder „6543“ sind leicht zu erraten',
  'password.zxcvbn.warning.recentYears': 'Aktuelle Jahreszahlen sind leicht zu erraten',
  'password.zxcvbn.warning.dates': 'Datumsangaben sind oft leicht zu erraten',
  'password.zxcvbn.warning.top10CommonPassword': 'Dies ist eines der 10 häufigsten Passwörter',
  'password.zxcvbn.warning.top100CommonPassword': 'Dies ist eines der 100 häufigsten Passwörter',
  'password.zxcvbn.warning.veryCommonPassword': 'Dies ist ein sehr häufiges Passwort',
  'password.zxcvbn.warning.similarToCommonPassword': 'Dies ähnelt einem häufig verwendeten Passwort',
  'password.zxcvbn.warning.wordByItself': 'Ein einzelnes Wort ist leicht zu erraten',
  'password.zxcvbn.warning.names': 'Vor- und Nachnamen allein sind leicht zu erraten',
  'password.zxcvbn.warning.commonNames': 'Häufige Vor- und Nachnamen sind leicht zu erraten',

  'createAccount.title': 'Wählen Sie, wie Sie sich registrieren',
  'password.createAccount.content': 'Passwort erstellen',
  'password.login.title': 'Anmelden',
  'password.forgot.title': 'Sehen Sie in Ihren E\u2011Mails nach',
  'password.forgot.content':
    'Wir haben eine E-Mail an <bold>{email}</bold> gesendet. Folgen Sie dem Link darin, um ein neues Passwort festzulegen.',
  'password.breached.title': 'Legen Sie ein neues Passwort fest',
  'password.breached.content':
    'Ihr Passwort ist in einem Datenleck einer anderen Website aufgetaucht und könnte anderen bekannt sein. Zum Schutz Ihres Kontos haben wir eine E-Mail an <bold>{email}</bold> gesendet. Folgen Sie dem Link darin, um ein neues Passwort festzulegen.',
  'password.resetRequired.title': 'Legen Sie ein neues Passwort fest',
  'password.resetRequired.content':
    'Ihr Konto wurde geändert und Ihr altes Passwort funktioniert nicht mehr. Wir haben eine E-Mail an <bold>{email}</bold> gesendet. Folgen Sie dem Link darin, um ein neues Passwort festzulegen.',
  'password.setNew.title': 'Legen Sie ein Passwort fest',
  'password.setNew.content':
    'Ihr Konto hat noch kein Passwort. Wir haben eine E-Mail an <bold>{email}</bold> gesendet. Folgen Sie dem Link darin, um eines festzulegen.',
  'password.mailFailed': 'Wir konnten keine E-Mail an <bold>{email}</bold> senden.',
  'password.didntGetItResend': 'Nichts erhalten? <resendButton>E-Mail erneut senden</resendButton>',
  'password.mailHint': 'Das kann eine Minute dauern. Sehen Sie auch im Spam-Ordner nach.',
  'password.resendWait': 'Sie können in {seconds}\u00a0s eine weitere E-Mail anfordern',
  'button.createPasswordInstead': 'Stattdessen Passwort erstellen',
  'button.emailMagicLink': 'Anmeldelink per E-Mail erhalten',
  'button.emailOTP': 'Anmeldecode per E-Mail erhalten',
  'button.forgotPassword': 'Passwort vergessen?',
  'button.loginWithoutPassword': 'Ohne Passwort anmelden',
  'error.passwordMissing': 'Bitte geben Sie Ihr Passwort ein.',
  'login.success.content': 'Sie haben sich erfolgreich angemeldet.',

  'password.reset.title': 'Neues Passwort festlegen',
  'password.reset.label': 'Neues Passwort',
  'password.reset.loggingInProgress': 'Anmeldung läuft…',
  'password.reset.loginWithoutPassword': 'Ohne Passwort anmelden',
  'password.reset.failed.title': 'Die Anmeldung ist fehlgeschlagen',
  'password.reset.confirmLogin.title': 'Anmelden',
  'password.reset.confirmLogin.content': 'Nur noch ein Klick.',
  'password.reset.spent.title': 'Dieser Link funktioniert nicht mehr',
  'password.reset.spent.content':
    'Er wurde bereits verwendet oder ist abgelaufen. Wir können Ihnen eine neue E-Mail senden.',
  'password.reset.newMail': 'Neue E-Mail senden',
  'password.reset.newMailSent':
    'Wir haben eine E-Mail an <bold>{email}</bold> gesendet. Öffnen Sie den Link darin in diesem Browser.',
  'password.reset.elsewhere.title': 'Öffnen Sie den Link dort, wo Sie begonnen haben',
  'password.reset.elsewhere.content':
    'Diese E-Mail wurde in einem anderen Browser oder auf einem anderen Gerät angefordert und ihre Links funktionieren zu Ihrer Sicherheit nur dort. Öffnen Sie den Link dort oder fordern Sie hier eine neue E-Mail an.',
};
