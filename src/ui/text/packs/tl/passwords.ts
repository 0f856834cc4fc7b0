export const passwords = {
  'formField.password.label': 'Password',
  'formField.password.ariaLabel': '{label}',
  'formField.password.show': 'Ipakita ang password',
  'formField.password.hide': 'Itago ang password',

  'password.strength.label': 'Lakas ng password',
  'password.strength.unknown': 'Hindi pa nasusuri',
  'password.strength.veryWeak': 'Napakahina',
  'password.strength.weak': 'Mahina',
  'password.strength.good': 'Maayos',
  'password.strength.strong': 'Malakas',
  'password.strength.provisional': '{strength}, sinusuri…',
  'password.strength.checkFailed': 'Hindi namin masuri ang password na ito.',
  'password.strength.checkAgain': 'Suriin ulit',
  'password.strength.hint': 'Pumili ng mahabang password na hindi mo ginagamit sa iba.',
  'password.rules.met': 'Natugunan:',
  'password.rules.notMet': 'Hindi pa natutugunan:',
  'password.strengthError.minimumLength':
    '{characterLength, plural, one {Hindi bababa sa # character} other {Hindi bababa sa # character}}',
  'password.strengthError.complexity':
    'Hindi bababa sa {complexity} sa mga ito: malaking titik, maliit na titik, numero, simbolo',
  'password.strengthError.breached': 'Lumabas ito sa isang data breach: pumili ng iba.',

  'password.zxcvbn.warning.shortKeyboardPatterns': 'Madaling mahulaan ang maiikling pattern sa keyboard',
  'password.zxcvbn.warning.straightRows': 'Madaling mahulaan ang magkakahilerang key',
  'password.zxcvbn.warning.repeats': 'Madaling mahulaan ang mga pag-uulit gaya ng “aaa”',
  'password.zxcvbn.warning.longerRepeats':
    'Ang mga pag-uulit gaya ng “abcabcabc” ay bahagya lang mas mahirap hulaan kaysa sa “abc”',
  'password.zxcvbn.warning.sequences': 'Madaling mahulaan ang mga sunod-sunod gaya ng “abc” o “6543”',
  'password.zxcvbn.warning.recentYears': 'Madaling mahulaan ang mga nagdaang taon',
  'password.zxcvbn.warning.dates': 'Kadalasang madaling mahulaan ang mga petsa',
  'password.zxcvbn.warning.top10CommonPassword': 'Isa ito sa 10 pinakakaraniwang password',
  'password.zxcvbn.warning.top100CommonPassword': 'Isa ito sa 100 pinakakaraniwang password',
  'password.zxcvbn.warning.veryCommonPassword': 'Napakakaraniwan ng password na ito',
  'password.zxcvbn.warning.similarToCommonPassword': 'Kahawig ito ng isang karaniwang password',
  'password.zxcvbn.warning.wordByItself': 'Madaling mahulaan ang iisang salita',
  'password.zxcvbn.warning.names': 'Madaling mahulaan ang pangalan o apelyido lang',
  'password.zxcvbn.warning.commonNames': 'Madaling mahulaan ang mga karaniwang pangalan at apelyido',

  'createAccount.title': 'Piliin kung paano mag-sign up',
  'password.createAccount.content': 'Gumawa ng password',
  'password.login.title': 'Mag-sign in',
  'password.forgot.title': 'Tingnan ang iyong email',
  'password.forgot.content':
    'Nagpadala kami ng email sa <bold>{email}</bold>. Buksan ang link doon para magtakda ng bagong password.',
  'password.breached.title': 'Magtakda ng bagong password',
  'password.breached.content':
    'Lumabas ang password mo sa data breach ng ibang site, kaya posibleng alam na ito ng iba. Para protektahan ang account mo, nagpadala kami ng email sa <bold>{email}</bold>. Buksan ang link doon para magtakda ng bagong password.',
  'password.resetRequired.title': 'Magtakda ng bagong password',
  'password.resetRequired.content':
    'Nagbago ang account mo at hindi na gumagana ang dati mong password. Nagpadala kami ng email sa <bold>{email}</bold>. Buksan ang link doon para magtakda ng bagong password.',
  'password.setNew.title': 'Magtakda ng password',
  'password.setNew.content':
    'Wala pang password ang account mo. Nagpadala kami ng email sa <bold>{email}</bold>. Buksan ang link doon para magtakda ng password.',
  'password.mailFailed': 'Hindi kami nakapagpadala ng email sa <bold>{email}</bold>.',
  'password.didntGetItResend': 'Hindi natanggap? <resendButton>Ipadala ulit ang email</resendButton>',
  'password.mailHint': 'Maaaring tumagal nang isang minuto. Tingnan din ang spam folder.',
  'password.resendWait': 'Puwede kang humingi ng isa pang email pagkalipas ng {seconds}\u00a0s',
  'button.createPasswordInstead': 'Gumawa na lang ng password',
  'button.emailMagicLink': 'I-email sa akin ang sign-in link',
  'button.emailOTP': 'I-email sa akin ang sign-in code',
  'button.forgotPassword': 'Nakalimutan ang password?',
  'button.loginWithoutPassword': 'Mag-sign in nang walang password',
  'error.passwordMissing': 'Ilagay ang password mo.',
  'login.success.content': 'Naka-sign in ka na.',

  'password.reset.title': 'Magtakda ng bagong password',
  'password.reset.label': 'Bagong password',
  'password.reset.loggingInProgress': 'Nagsa-sign in…',
  'password.reset.loginWithoutPassword': 'Mag-sign in nang walang password',
  'password.reset.failed.title': 'Hindi ka namin na-sign in',
  'password.reset.confirmLogin.title': 'Mag-sign in',
  'password.reset.confirmLogin.content': 'Isang click na lang.',
  'password.reset.spent.title': 'Hindi na gumagana ang link na ito',
  'password.reset.spent.content':
    'Nagamit na ito o nag-expire na. Puwede ka naming padalhan ng bagong email.',
  'password.reset.newMail': 'Magpadala ng bagong email',
  'password.reset.newMailSent':
    'Nagpadala kami ng email sa <bold>{email}</bold>. Buksan ang link nito sa browser na ito.',
  'password.reset.elsewhere.title': 'Buksan ang link kung saan ka nagsimula',
  'password.reset.elsewhere.content':
    'Hiningi ang email na ito sa ibang browser o device. Para sa kaligtasan mo, doon lang gagana ang mga link nito. Buksan ang link doon o humingi ng bagong email dito.',
};
