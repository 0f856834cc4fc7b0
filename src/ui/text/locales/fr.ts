import type { LocaleMessages } from '../messageGroups';
import { region as canada } from './fr-CA';

/** French, with "vous". "Passkey" is "clé d’accès", as Google and Microsoft write it. */
export const locale: LocaleMessages = {
  messages: {
    // All screens, Main, codes and email links.
    'button.back.ariaLabel': 'Retour',
    'button.continue': 'Continuer',
    'button.retry': 'Réessayer',
    'methodDivider.text': 'ou',
    'login.loading': 'Chargement…',
    'name.quoted': '«\u202f{name}\u202f»',
    'link.newTab': 'S’ouvre dans un nouvel onglet',

    'formField.email.label': 'Adresse e-mail',
    'formField.email.placeholder': 'exemple@email.com',
    'formField.phone.label': 'Numéro de téléphone',
    'formField.phone.country.ariaLabel': 'Indicatif du pays',
    'formField.phone.countries': 'Pays et régions',
    'formField.phone.moreCountries': 'Autres pays et régions',
    'formField.otp.ariaLabel': 'Saisissez le code à 6 chiffres',
    'formField.otp.description': 'Le code est vérifié dès que vous saisissez le sixième chiffre.',
    'formField.passcode.status.verifying': 'Vérification de votre code…',

    'login.title': 'Inscrivez-vous ou connectez-vous',
    'tab.email': 'E-mail',
    'tab.text': 'SMS',
    'tab.whatsapp': 'WhatsApp',
    'tab.ariaLabel': 'Moyens de recevoir un code ou un lien',
    'button.emailLogin': 'Continuer par e-mail',
    'button.sms': 'Continuer par SMS',
    'button.whatsapp': 'Continuer avec WhatsApp',
    'hint.magicLink': 'Nous vous enverrons un lien par e-mail. Sans mot de passe.',
    'hint.email': 'Nous vous enverrons un code à 6 chiffres par e-mail.',
    'hint.sms': 'Nous vous enverrons un code à 6 chiffres par SMS.',
    'hint.whatsapp': 'Nous vous enverrons un code à 6 chiffres sur WhatsApp.',
    'hint.password': 'Ensuite, vous saisissez ou créez votre mot de passe.',
    'lastUsed.label': 'Utilisé la dernière fois',
    'lastUsed.passkey': 'Utilisé la dernière fois : clé d’accès',
    'email.suggestion': 'Vouliez-vous dire {email} ?',
    'phone.question': 'À quel numéro devons-nous envoyer le code ?',

    'passcode.title': 'Saisissez le code',
    'passcode.sentConfirmation': 'Nous avons envoyé un code à 6 chiffres à <bold>{destination}</bold>.',
    'passcode.expirationCountdown': 'Votre code expire dans {timeRemaining}.',
    'passcode.expired': 'Votre code a expiré.',
    'passcode.didntGetIt': 'Vous n’avez rien reçu\u202f?',
    'passcode.resendCode': 'Renvoyer le code',
    'passcode.codeSent': 'Code envoyé',
    'passcode.resendWait':
      'Vous pourrez demander un autre code dans {seconds, plural, one {# seconde} other {# secondes}}',
    'otp.success.content': 'Votre code a bien été vérifié.',

    'emailConfirmation.content': 'Nous avons envoyé un e-mail à <bold>{email}</bold>.',
    'emailConfirmation.instruction': 'Ouvrez le lien qu’il contient pour vous connecter.',
    'emailConfirmation.otherAddress': 'Utiliser une autre adresse e-mail',
    'link.openInGmail': 'Ouvrir dans Gmail',
    'link.openInYahoo': 'Ouvrir dans Yahoo Mail',
    'link.openInOutlook': 'Ouvrir dans Outlook',
    'linkElsewhere.newLink': 'Envoyer un nouveau lien',
    'linkElsewhere.useCode': 'Utiliser un code',

    'toast.area.ariaLabel': 'Notifications',
    'toast.dismiss.ariaLabel': 'Fermer',
    'toast.emailResent': 'E-mail renvoyé',
    'watermark.altText': 'Fourni par <bold>PriceRxAuth</bold>',

    // Passwords.
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
    'password.strength.advice': 'Essayez trois mots au hasard',
    'password.rules.met': 'Respecté\u00a0:',
    'password.rules.notMet': 'Pas encore respecté\u00a0:',
    'password.strengthError.minimumLength':
      '{characterLength, plural, one {Au moins # caractère} other {Au moins # caractères}}',
    'password.strengthError.complexity':
      'Au moins {complexity} types parmi\u00a0: lettre majuscule, lettre minuscule, chiffre, symbole (comme\u00a0! ou\u00a0?)',

    'password.zxcvbn.warning.shortKeyboardPatterns': 'Les motifs courts au clavier sont faciles à deviner',
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
    'password.forgot.content':
      'Nous avons envoyé un e-mail à <bold>{email}</bold>. Ouvrez le lien qu’il contient pour définir un nouveau mot de passe.',
    'password.breached.content':
      'Votre mot de passe est apparu dans une fuite de données d’un autre site\u00a0: d’autres personnes pourraient le connaître. Pour protéger votre compte, nous avons envoyé un e-mail à <bold>{email}</bold>. Ouvrez le lien qu’il contient pour définir un nouveau mot de passe.',
    'password.resetRequired.content':
      'Pour protéger votre compte, votre ancien mot de passe ne fonctionne plus. Nous avons envoyé un e-mail à <bold>{email}</bold>. Ouvrez le lien qu’il contient pour définir un nouveau mot de passe.',
    'password.setNew.title': 'Définissez un mot de passe',
    'password.setNew.content':
      'Votre compte n’a pas encore de mot de passe. Nous avons envoyé un e-mail à <bold>{email}</bold>. Ouvrez le lien qu’il contient pour en définir un.',
    'password.mailFailed': 'Nous n’avons pas pu envoyer d’e-mail à <bold>{email}</bold>. Réessayez.',
    'password.didntGetItResend':
      'Vous n’avez rien reçu\u202f? <resendButton>Renvoyer l’e-mail</resendButton>',
    'password.resendWait':
      'Vous pourrez demander un autre e-mail dans {seconds, plural, one {# seconde} other {# secondes}}',
    'button.createPasswordInstead': 'Créer plutôt un mot de passe',
    'button.emailMagicLink': 'Recevoir un lien par e-mail',
    'button.emailOTP': 'Recevoir un code par e-mail',
    'button.changeEmail': 'Modifier',
    'button.forgotPassword': 'Mot de passe oublié\u202f?',
    'error.passwordMissing': 'Saisissez votre mot de passe.',
    'login.success.content': 'La connexion a réussi.',

    'password.reset.title': 'Définissez un nouveau mot de passe',
    'password.reset.label': 'Nouveau mot de passe',
    'password.reset.loggingInProgress': 'Connexion en cours…',
    'password.reset.failed.title': 'Nous n’avons pas pu vous connecter',
    'password.reset.confirmLogin.content': 'Appuyez sur le bouton pour vous connecter.',
    'password.reset.spent.title': 'Ce lien ne fonctionne plus',
    'password.reset.spent.content':
      'Il a déjà été utilisé ou il a expiré. Nous pouvons vous envoyer un nouvel e-mail.',
    'password.reset.newMail': 'Envoyer un nouvel e-mail',
    'password.reset.newMailSent':
      'Nous avons envoyé un e-mail à <bold>{email}</bold>. Ouvrez le lien qu’il contient dans ce navigateur.',

    // Passkeys.
    'button.loginWithPasskey': 'Utiliser une clé d’accès',
    'passkey.success.content': 'Votre clé d’accès a bien été vérifiée.',

    'passkey.registrationStart.title': 'Configurez une nouvelle clé d’accès',
    'passkey.registrationStart.subtitle':
      'Avec les clés d’accès, plus besoin de retenir des mots de passe compliqués.',
    'passkey.registrationStart.description':
      'Une clé d’accès vous connecte avec votre empreinte digitale, votre visage ou le verrouillage de votre écran.',
    'passkey.registrationStart.unsupported':
      'Ce navigateur ne peut pas créer de clés d’accès. Utilisez un autre navigateur, ou ignorez cette étape.',
    'button.createPasskey': 'Créer une clé d’accès',
    'button.skip': 'Ignorer',

    'passkey.registrationSuccess.title': 'Clé d’accès créée\u202f!',
    'passkey.registrationSuccess.titleWithoutNew': 'Vos clés d’accès',
    'passkey.registrationSuccess.existingPasskeys': 'Clés d’accès existantes',
    'passkey.registrationSuccess.none': 'Vous n’avez aucune clé d’accès.',
    'passkey.registrationSuccess.name': 'Nom de la clé d’accès',
    'passkey.registrationSuccess.unnamed': 'Clé d’accès',
    'passkey.registrationSuccess.edit': 'Modifier {name}',
    'passkey.registrationSuccess.save': 'Enregistrer {name}',
    'passkey.registrationSuccess.delete': 'Supprimer {name}',
    'passkey.registrationSuccess.deleteQuestion': 'Supprimer «\u202f{name}\u202f»\u202f?',
    'passkey.registrationSuccess.deleteWarning':
      'Une fois supprimée, la clé d’accès ne peut pas être récupérée.',
    'passkey.registrationSuccess.setupAnother': 'Configurer une autre clé d’accès',
    'button.done': 'Terminé',
    'button.delete': 'Supprimer',
    'button.cancel': 'Annuler',

    'error.passkeyUnknown':
      'Une erreur inconnue s’est produite lors de la vérification de la clé d’accès. Réessayez.',
    'error.passkeyNotHere':
      'Aucune clé d’accès n’a été trouvée sur cet appareil. Connectez-vous autrement, ou appuyez de nouveau sur le bouton pour utiliser celle d’un autre appareil.',
    'error.passkeyRegistrationNotFound':
      'Clé d’accès introuvable. Vous l’avez peut-être supprimée de votre compte, mais pas de votre gestionnaire de mots de passe. Réessayez.',
    'passkey.registrationStart.error.noUser':
      'Erreur\u00a0: pour créer une clé d’accès, il faut d’abord se connecter.',
    'passkey.registrationStart.errorDuplicatePasskey':
      'Impossible de créer la clé d’accès, car elle semble déjà enregistrée. Elle a peut-être été enregistrée sur un autre appareil, puis synchronisée avec celui-ci.',
    'passkey.registrationStart.errorUnknown':
      'Votre clé d’accès n’a pas été créée. Appuyez sur «\u202fCréer une clé d’accès\u202f» pour réessayer, ou ignorez cette étape.',

    // Social sign-in, and the consent screen for other apps.
    'oauth.cancelled':
      'Vous n’avez pas terminé la connexion avec {provider}. Réessayez ou choisissez une autre méthode.',
    'oauth.providerFailed':
      'La connexion avec {provider} a échoué. Réessayez ou choisissez une autre méthode.',
    'oauth.otherBrowser':
      'Cette connexion a commencé dans un autre navigateur ou sur un autre appareil. Terminez-la dans le navigateur d’origine, ou connectez-vous de nouveau ici.',
    'oauth.inApp':
      'Google peut refuser de vous connecter à l’intérieur d’une application. Dans ce cas, ouvrez cette page dans Safari ou Chrome.',

    'idpConsent.signIn.title': 'Connectez-vous à {clientName} avec {projectName}',
    'idpConsent.signIn.titleWithoutProject': 'Connectez-vous à {clientName}',
    'idpConsent.signIn.titleWithoutApp': 'Connectez-vous à cette application avec {projectName}',
    'idpConsent.signIn.titleWithoutNames': 'Connectez-vous à cette application',
    'idpConsent.customScopes.title': '{clientName} souhaite accéder à votre compte',
    'idpConsent.customScopes.titleWithoutApp': 'Cette application souhaite accéder à votre compte',
    'idpConsent.allowClientTo': '{clientName} demande l’autorisation de\u00a0:',
    'idpConsent.allowClientToWithoutApp': 'Cette application demande l’autorisation de\u00a0:',
    'idpConsent.scopes.fullAccess':
      'Agir en votre nom\u00a0: voir et modifier tout ce que contient votre compte',
    'idpConsent.scopes.openid': 'Vérifier votre identité',
    'idpConsent.scopes.openid.account': 'Voir les informations enregistrées dans votre compte',
    'idpConsent.scopes.profile': 'Voir les informations personnelles de votre profil',
    'idpConsent.scopes.profile.profile': 'Votre nom, votre photo et vos préférences de langue',
    'idpConsent.scopes.profile.email': 'Votre adresse e-mail',
    'idpConsent.scopes.profile.phone': 'Votre numéro de téléphone',
    'idpConsent.scopes.offlineAccess':
      'Conserver l’accès à vos données même lorsque vous n’utilisez pas l’application',
    'idpConsent.scopes.offlineAccess.offline': 'Accéder à vos données lorsque vous êtes hors ligne',
    'idpConsent.scopes.offlineAccess.background': 'Synchroniser vos données en arrière-plan',
    'idpConsent.scopes.custom': 'Utiliser l’autorisation {scope}',
    'idpConsent.notGiven': '{clientName} a aussi demandé ceci, mais ne l’obtiendra pas\u00a0:',
    'idpConsent.notGivenWithoutApp': 'Cette application a aussi demandé ceci, mais ne l’obtiendra pas\u00a0:',
    'idpConsent.untilRevoked': 'Cet accès dure jusqu’à ce que vous le révoquiez.',
    'idpConsent.destination': 'Après votre réponse, vous irez sur {destination}.',
    'idpConsent.framed':
      'Un autre site affiche cette page à l’intérieur de la sienne. Pour protéger votre compte, ouvrez cette page séparément pour répondre.',
    'idpConsent.button.allow': 'Autoriser',
    'idpConsent.button.deny': 'Refuser',
    'idpConsent.denied.title': 'Accès refusé',
    'idpConsent.denied': 'L’accès à l’application a été refusé.',
    'idpConsent.success.content': 'Nous vous ramenons vers {clientName}.',
    'idpConsent.success.contentWithoutApp': 'Nous vous ramenons vers l’application.',
    'idpConsent.noActiveSession.title': 'Connectez-vous d’abord',
    'idpConsent.noActiveSession': 'Aucune session active. Connectez-vous pour continuer.',
    'idpConsent.failed.title': 'Impossible de continuer',
    'idpConsent.defaultClientName': 'Cette application',

    'idpLogout.title': 'Se déconnecter\u202f?',
    'idpLogout.confirmMessage': 'Voulez-vous vraiment vous déconnecter de votre compte {projectName}\u202f?',
    'idpLogout.confirmMessageWithoutProject': 'Voulez-vous vraiment vous déconnecter de votre compte\u202f?',
    'idpLogout.yes': 'Oui',
    'idpLogout.no': 'Non',
    'idpLogout.notLoggedOut.title': 'Vous êtes toujours connecté(e)',
    'idpLogout.notLoggedOut': 'La déconnexion n’a pas eu lieu. Vous pouvez fermer cette page.',

    // Wallets.
    'crypto.wallet.continueWithEthereum': 'Continuer avec un portefeuille Ethereum',
    'crypto.wallet.continueWithSolana': 'Continuer avec un portefeuille Solana',
    'crypto.wallet.continueWithOtherWallet': 'Continuer avec un autre portefeuille crypto',
    'crypto.wallet.setupNewWallet': 'Configurer un nouveau portefeuille crypto',

    'crypto.connectWallet.title': 'Connectez votre portefeuille',
    'crypto.connectWallet.instructionPopup': 'Choisissez un compte dans votre portefeuille ({wallet}).',
    'crypto.connectWallet.instructionWithoutName': 'Choisissez un compte dans votre portefeuille.',
    'crypto.signMessage.title': 'Signez le message',
    'crypto.signMessage.instruction':
      'Approuvez le message dans votre portefeuille ({wallet}). Cela prouve que le compte est à vous. Cela ne coûte rien.',
    'crypto.signMessage.instructionWithoutName':
      'Approuvez le message dans votre portefeuille. Cela prouve que le compte est à vous. Cela ne coûte rien.',
    'crypto.signMessage.account': 'Compte {address}',
    'crypto.troubleHelp':
      'Aucune fenêtre\u202f? Ouvrez vous-même le portefeuille\u00a0: la demande s’y trouve peut-être. Sinon, revenez en arrière et réessayez.',

    'crypto.continueWithOtherWallet.title': 'Continuez avec un autre portefeuille',
    'crypto.setupNewWallet.title': 'Configurez un nouveau portefeuille crypto',
    'crypto.setupNewWallet.content':
      'Un portefeuille est une extension de navigateur ou une application qui conserve vos comptes.',
    'crypto.setupNewWallet.instruction':
      'Choisissez-en un et suivez ses étapes. Revenez ensuite ici et actualisez cette page.',

    'crypto.success.content': 'Votre portefeuille est bien connecté.',

    'crypto.error.title': 'Une erreur semble s’être produite',
    'crypto.error.content':
      'Vous pouvez aussi revenir en arrière et choisir un autre portefeuille ou un autre moyen de vous connecter.',
    'crypto.error.connect': '[Erreur] Impossible de se connecter au portefeuille',
    'crypto.error.sign': '[Erreur] Impossible de signer le message',
    'crypto.error.declined':
      'La demande a été refusée dans le portefeuille. Si ce n’était pas votre intention, réessayez.',
    'crypto.error.unauthorized':
      'Le portefeuille ne permet pas à ce site d’utiliser ce compte. Déverrouillez le portefeuille, autorisez-y ce site, puis réessayez.',
    'crypto.error.disconnected':
      'Le portefeuille est verrouillé ou n’a pas de connexion. Ouvrez-le, vérifiez qu’il est en ligne, puis réessayez.',
    'crypto.error.alreadyOpen':
      'Le portefeuille attend encore la réponse à une demande précédente. Ouvrez-le, répondez-y, puis réessayez.',
    'crypto.error.noAccount':
      'Le portefeuille n’a fourni aucun compte. Créez-y un compte ou choisissez-en un, puis réessayez.',
    'crypto.error.accountChanged':
      'Entre-temps, un autre compte a été choisi dans le portefeuille. Réessayez pour vous connecter avec celui-ci.',
    'crypto.error.wrongSignature':
      'La signature ne vient pas du compte connecté, ou elle est arrivée trop tard. Réessayez.',
    'crypto.error.gone': 'Le portefeuille n’est plus sur cette page. Actualisez la page et réessayez.',
    'crypto.error.otherSite':
      'Le message a été créé pour un autre site\u00a0: nous n’avons donc pas demandé au portefeuille de le signer.',
    'crypto.error.unsafe':
      'Le message n’est pas conforme\u00a0: nous n’avons donc pas demandé au portefeuille de le signer.',

    // The widget's own errors.
    'error.consentNotStarted':
      'Cette demande a expiré ou a déjà reçu une réponse. Retournez dans l’application et recommencez.',
    'error.unexpected': 'Un problème est survenu sur cette page. Réessayez.',
    'error.unreachable':
      'Impossible de joindre nos serveurs. Vérifiez votre connexion internet et réessayez.',
    'error.notLoaded':
      'Impossible de charger une partie de cette page. Vérifiez votre connexion internet et réessayez.',
    'error.otherUsersLink':
      'Ce lien est celui d’un autre compte\u00a0: la connexion n’a donc pas eu lieu. Ouvrez le lien de l’e-mail que vous avez demandé.',
    'error.invalidResponse':
      'Nos serveurs ont renvoyé une réponse non valide. Réessayez dans quelques minutes.',
    'error.invalidJson':
      'Nos serveurs ont renvoyé une réponse JSON non valide. Réessayez dans quelques minutes.',
    'error.captchaFailed':
      'Nous n’avons pas pu terminer la vérification de sécurité. Réessayez ; si le problème persiste, désactivez les bloqueurs de contenu sur cette page.',
    'error.insecurePage':
      'Cette page n’est pas sécurisée\u00a0: nous ne pouvons pas vous y connecter. Prévenez la personne qui l’administre.',
    'error.storageRefused':
      'Votre navigateur bloque les cookies de cette page. Autorisez-les et réessayez, ou connectez-vous autrement.',
    'error.invalidEmail': 'Adresse e-mail non valide. Réessayez.',
    'error.invalidPhoneNumber': 'Ce numéro n’est pas valide. Réessayez.',
    'error.otpCodeExpired':
      'Ce code a expiré ou a déjà été utilisé. Choisissez «\u00a0Renvoyer le code\u00a0» pour en recevoir un autre.',
    'error.otpCodeLocked':
      'Trop de codes incorrects. Choisissez «\u00a0Renvoyer le code\u00a0» pour en recevoir un autre.',

    // Errors of the browser.
    'error.NoCurrentSessionError': 'Aucune session active. Connectez-vous pour continuer.',
    'error.PasskeysUnsupportedError':
      'Ce navigateur ne peut pas utiliser de clés d’accès sur cette page. Connectez-vous autrement.',
    'error.IDPOAuthFlowMissingParamError':
      'Il manque une information obligatoire dans la demande. Prévenez l’équipe qui développe l’application.',

    // The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`.
    'error.unauthorizedCredentials':
      'Adresse e-mail ou mot de passe incorrect. Réessayez, réinitialisez le mot de passe ou connectez-vous autrement.',
    'error.userUnauthenticated': 'Connectez-vous pour continuer.',
    'error.unauthorizedAction':
      'Vous n’avez pas l’autorisation de faire cela. Demandez à la personne qui administre ce site.',
    'error.internalServerError': 'Nos serveurs ont rencontré un problème. Réessayez plus tard.',
    'error.serviceUnavailable': 'Nos serveurs ne sont pas disponibles. Réessayez plus tard.',
    'error.tooManyRequests': 'Trop de tentatives. Patientez une minute, puis réessayez.',
    'error.userLockLimitReached':
      'Trop de tentatives ont échoué. Réessayez plus tard, ou connectez-vous autrement.',

    'error.emailNotFound': 'Nous n’avons pas trouvé cette adresse e-mail. Vérifiez et réessayez.',
    'error.inactiveEmail': 'Il est impossible d’envoyer des e-mails à cette adresse. Utilisez-en une autre.',
    'error.duplicateEmail': 'Un compte utilise déjà cette adresse e-mail. Connectez-vous à ce compte.',
    'error.invalidPhoneNumberCountryCode':
      'L’indicatif du pays de ce numéro de téléphone n’est pas valide. Vérifiez et réessayez.',
    'error.phoneNumberNotFound': 'Nous n’avons pas trouvé ce numéro de téléphone. Vérifiez et réessayez.',
    'error.unsubscribedPhoneNumber':
      'Ce numéro ne reçoit plus nos messages. Répondez START à notre numéro, ou connectez-vous par e-mail.',
    'error.duplicatePhoneNumber':
      'Un compte utilise déjà ce numéro de téléphone. Connectez-vous à ce compte.',
    'error.downstreamCarrierError':
      'Nous n’avons pas pu envoyer de message à ce numéro. Réessayez, ou connectez-vous autrement.',
    'error.tooManyUnverifiedFactors':
      'Trop d’adresses ou de numéros ne sont pas confirmés. Connectez-vous avec une adresse ou un numéro déjà utilisé.',

    'error.unableToAuthOtpCode': 'Le code a déjà été utilisé ou a expiré. Demandez-en un autre et réessayez.',

    'error.resetPassword': 'Définissez un nouveau mot de passe avant de vous reconnecter.',
    'error.weakPassword': 'Ce mot de passe est trop facile à deviner. Essayez trois mots au hasard.',

    'error.oauthUserRegistrationNotFound':
      'Cette méthode de connexion n’est pas configurée pour ce compte. Choisissez-en une autre.',

    'error.webauthnRegistrationNotFound':
      'Nous n’avons pas trouvé cette clé d’accès. Connectez-vous autrement.',
    'error.unableToRegisterWebauthnRegistration':
      'Nous n’avons pas pu enregistrer la clé d’accès. Réessayez.',
    'error.unableToAuthWebauthnRegistration': 'Nous n’avons pas pu vérifier votre clé d’accès. Réessayez.',
    'error.biometricRegistrationNotFound':
      'Ces données biométriques ne sont pas enregistrées pour ce compte. Connectez-vous autrement.',

    'error.unableToAuthenticateCryptoWallet':
      'Nous n’avons pas pu vérifier la signature de votre portefeuille. Réessayez.',
    'error.invalidCryptoWalletAddress':
      'L’adresse n’est pas celle d’un portefeuille de ce type. Choisissez un autre portefeuille.',
    'error.cryptoWalletNotFound':
      'Ce portefeuille n’est pas associé à ce compte. Choisissez un autre portefeuille.',
    'error.invalidWalletAddressUser':
      'Ce portefeuille appartient à un autre compte. Choisissez un autre portefeuille.',

    'error.totpNotFound': 'Ce compte n’a pas d’application d’authentification. Connectez-vous autrement.',
    'error.activeTotpExists': 'Ce compte a déjà une application d’authentification. Supprimez-la d’abord.',
    'error.invalidTotpCode': 'Le code doit comporter six chiffres. Vérifiez et réessayez.',
    'error.unableToAuthenticateTotp':
      'Le code n’est pas correct ou a déjà été utilisé. Attendez le suivant et réessayez.',
    'error.unableToAuthenticateRecoveryCode':
      'Le code de récupération n’est pas correct ou a déjà été utilisé. Essayez-en un autre.',

    'error.connectedAppNotFound': 'Cette application n’est pas connectée à ce compte. Actualisez la page.',
  },
  groups: {
    continueWithProvider: 'Continuer avec {provider}',
    continueWithWallet: 'Continuer avec {wallet}',
    success: 'C’est fait\u202f!',
    checkYourEmail: 'Consultez vos e-mails',
    openWhereRequested: 'Ce lien ne fonctionne que là où vous l’avez demandé',
    askedElsewhere:
      'Vous l’avez demandé dans un autre navigateur ou sur un autre appareil. Ouvrez-le là, ou demandez un nouveau lien ici.',
    canTakeAMinute: 'Cela peut prendre une minute. Vérifiez aussi vos spams.',
    signIn: 'Connectez-vous',
    signInWithoutPassword: 'Se connecter sans mot de passe',
    setNewPassword: 'Définissez un nouveau mot de passe',
    breachedPassword: 'Apparu dans une fuite de données\u00a0: choisissez-en un autre.',
    siteMisconfigured:
      'Ce site n’est pas bien configuré. Prévenez la personne qui l’administre. Ou connectez-vous autrement.',
    requestNotProcessed: 'Nous n’avons pas pu traiter ce qui a été envoyé. Réessayez.',
    linkUsed: 'Le lien a déjà été utilisé ou a expiré. Demandez-en un autre et réessayez.',
    otherBrowser: 'Terminez dans le navigateur et sur l’appareil où vous avez commencé.',
    signInAgain: 'Connectez-vous de nouveau.',
    sessionEnded: 'Votre session a pris fin. Connectez-vous de nouveau.',
    signInUsed: 'Cette connexion a déjà servi ou a pris trop de temps. Connectez-vous de nouveau.',
    signInFailed: 'Nous n’avons pas pu terminer la connexion. Connectez-vous de nouveau.',
    unknownApp: 'Nous ne reconnaissons pas l’application d’où vous venez. Retournez-y.',
    appMisconfigured:
      'L’application d’où vous venez n’est pas bien configurée. Prévenez la personne qui l’administre.',
    noPassword: 'Ce compte n’a pas de mot de passe. Connectez-vous autrement.',
    wrongCode: 'Le code n’est pas correct. Réessayez.',
  },
  regions: { CA: canada },
};
