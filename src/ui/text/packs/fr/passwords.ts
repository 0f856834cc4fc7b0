export const passwords = {
  'formField.password.label': 'Mot de passe',
  'formField.password.ariaLabel': '{label}',
  'formField.password.show': 'Afficher le mot de passe',
  'formField.password.hide': 'Masquer le mot de passe',

  'password.strength.label': 'Niveau de sécurité du mot de passe',
  'password.strength.unknown': 'Pas encore évalué',
  'password.strength.veryWeak': 'Très faible',
  'password.strength.weak': 'Faible',
  'password.strength.good': 'Bon',
  'password.strength.strong': 'Fort',
  'password.strength.provisional': '{strength}, vérification…',
  'password.strength.checkFailed': 'Nous n’avons pas pu vérifier ce mot de passe.',
  'password.strength.checkAgain': 'Revérifier',
  'password.strength.hint': 'Choisissez un mot de passe long que vous n’utilisez nulle part ailleurs.',
  'password.rules.met': 'Respecté\u00a0:',
  'password.rules.notMet': 'Pas encore respecté\u00a0:',
  'password.strengthError.minimumLength':
    '{characterLength, plural, one {Au moins # caractère} other {Au moins # caractères}}',
  'password.strengthError.complexity':
    'Au moins {complexity} types parmi\u00a0: lettre majuscule, lettre minuscule, chiffre, symbole',
  'password.strengthError.breached': 'Apparu dans une fuite de données\u00a0: choisissez-en un autre.',

  'password.zxcvbn.warning.shortKeyboardPatterns': 'Les courts tracés sur le clavier sont faciles à deviner',
  'password.zxcvbn.warning.straightRows': 'Les touches voisines d’une même rangée sont faciles à deviner',
  'password.zxcvbn.warning.repeats': 'Les répétitions comme «\u202faaa\u202f» sont faciles à deviner',
  'password.zxcvbn.warning.longerRepeats':
    'Les répétitions comme «\u202fabcabcabc\u202f» sont à peine plus difficiles à deviner que «\u202fabc\u202f»',
  'password.zxcvbn.warning.sequences':
    'Les suites comme «\u202fabc\u202f» ou «\u202f6543\u202f» sont faciles à deviner',
  'password.zxcvbn.warning.recentYears': 'Les années récentes sont faciles à deviner',
  'password.zxcvbn.warning.dates': 'Les dates sont souvent faciles à deviner',
  'password.zxcvbn.warning.top10CommonPassword': 'C’est l’un des 10 mots de passe les plus courants',
  'password.zxcvbn.warning.top100CommonPassword': 'C’est l’un des 100 mots de passe les plus courants',
  'password.zxcvbn.warning.veryCommonPassword': 'C’est un mot de passe très courant',
  'password.zxcvbn.warning.similarToCommonPassword': 'Ce mot de passe ressemble à un mot de passe courant',
  'password.zxcvbn.warning.wordByItself': 'Un mot seul est facile à deviner',
  'password.zxcvbn.warning.names': 'Les prénoms et noms de famille seuls sont faciles à deviner',
  'password.zxcvbn.warning.commonNames': 'Les prénoms et noms de famille courants sont faciles à deviner',

  'createAccount.title': 'Choisissez comment vous inscrire',
  'password.createAccount.content': 'Créez un mot de passe',
  'password.login.title': 'Connectez-vous',
  'password.forgot.title': 'Consultez vos e-mails',
  'password.forgot.content':
    'Nous avons envoyé un e-mail à <bold>{email}</bold>. Suivez le lien qu’il contient pour définir un nouveau mot de passe.',
  'password.breached.title': 'Définissez un nouveau mot de passe',
  'password.breached.content':
    'Votre mot de passe est apparu dans une fuite de données d’un autre site\u00a0: d’autres personnes pourraient le connaître. Pour protéger votre compte, nous avons envoyé un e-mail à <bold>{email}</bold>. Suivez le lien qu’il contient pour définir un nouveau mot de passe.',
  'password.resetRequired.title': 'Définissez un nouveau mot de passe',
  'password.resetRequired.content':
    'Votre compte a changé et votre ancien mot de passe ne fonctionne plus. Nous avons envoyé un e-mail à <bold>{email}</bold>. Suivez le lien qu’il contient pour définir un nouveau mot de passe.',
  'password.setNew.title': 'Définissez un mot de passe',
  'password.setNew.content':
    'Votre compte n’a pas encore de mot de passe. Nous avons envoyé un e-mail à <bold>{email}</bold>. Suivez le lien qu’il contient pour en définir un.',
  'password.mailFailed': 'Nous n’avons pas pu envoyer d’e-mail à <bold>{email}</bold>.',
  'password.didntGetItResend': 'Vous n’avez rien reçu\u202f? <resendButton>Renvoyer l’e-mail</resendButton>',
  'password.mailHint': 'Cela peut prendre une minute. Vérifiez aussi vos spams.',
  'password.resendWait': 'Vous pourrez demander un autre e-mail dans {seconds}\u00a0s',
  'button.createPasswordInstead': 'Créer plutôt un mot de passe',
  'button.emailMagicLink': 'Recevoir un lien par e-mail',
  'button.emailOTP': 'Recevoir un code par e-mail',
  'button.forgotPassword': 'Mot de passe oublié\u202f?',
  'button.loginWithoutPassword': 'Se connecter sans mot de passe',
  'error.passwordMissing': 'Saisissez votre mot de passe.',
  'login.success.content': 'La connexion a réussi.',

  'password.reset.title': 'Définissez un nouveau mot de passe',
  'password.reset.label': 'Nouveau mot de passe',
  'password.reset.loggingInProgress': 'Connexion en cours…',
  'password.reset.loginWithoutPassword': 'Se connecter sans mot de passe',
  'password.reset.failed.title': 'Nous n’avons pas pu vous connecter',
  'password.reset.confirmLogin.title': 'Connectez-vous',
  'password.reset.confirmLogin.content': 'Plus qu’un clic.',
  'password.reset.spent.title': 'Ce lien ne fonctionne plus',
  'password.reset.spent.content':
    'Il a déjà été utilisé ou il a expiré. Nous pouvons vous envoyer un nouvel e-mail.',
  'password.reset.newMail': 'Renvoyer un e-mail',
  'password.reset.newMailSent':
    'Nous avons envoyé un e-mail à <bold>{email}</bold>. Ouvrez son lien dans ce navigateur.',
  'password.reset.elsewhere.title': 'Ouvrez le lien là où vous l’avez demandé',
  'password.reset.elsewhere.content':
    'Cet e-mail a été demandé dans un autre navigateur ou sur un autre appareil et, pour votre sécurité, ses liens ne fonctionnent que là. Ouvrez le lien là-bas, ou demandez un nouvel e-mail ici.',
};
