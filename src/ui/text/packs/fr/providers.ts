/** Social sign-in, and the consent screen for other apps. */
export const providers = {
  'oauth.cancelled':
    'Vous n’avez pas terminé la connexion avec {provider}. Réessayez ou choisissez une autre méthode.',
  'oauth.providerFailed': '{provider} n’a pas pu vous connecter. Réessayez ou choisissez une autre méthode.',
  'oauth.tokenUsed': 'Cette connexion a déjà servi ou a pris trop de temps. Connectez-vous de nouveau.',
  'oauth.otherBrowser':
    'Cette connexion a commencé dans un autre navigateur ou sur un autre appareil. Terminez-la là-bas, ou connectez-vous de nouveau ici.',
  'oauth.inApp':
    'Google peut refuser de vous connecter à l’intérieur d’une application. Dans ce cas, ouvrez cette page dans votre navigateur.',

  'idpConsent.signIn.title': 'Connectez-vous à {clientName} avec {projectName}',
  'idpConsent.signIn.titleWithoutProject': 'Connectez-vous à {clientName}',
  'idpConsent.customScopes.title': '{clientName} souhaite accéder à votre compte',
  'idpConsent.allowClientTo': '{clientName} demande l’autorisation de\u00a0:',
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
  'idpConsent.notGiven': '{clientName} a aussi demandé ceci, sans l’obtenir\u00a0:',
  'idpConsent.untilRevoked': 'Cet accès dure jusqu’à ce que vous le révoquiez.',
  'idpConsent.destination': 'Votre réponse vous mène vers {destination}.',
  'idpConsent.framed':
    'Un autre site affiche cette page à l’intérieur de la sienne. Pour protéger votre compte, ouvrez cette page séparément pour répondre.',
  'idpConsent.button.allow': 'Autoriser',
  'idpConsent.button.deny': 'Refuser',
  'idpConsent.denied': 'L’accès à l’application a été refusé.',
  'idpConsent.success.content': 'Nous vous ramenons vers {clientName}.',
  'idpConsent.noActiveSession': 'Aucune session active. Connectez-vous pour continuer.',
  'idpConsent.defaultClientName': 'L’application',

  'idpLogout.title': 'Se déconnecter\u202f?',
  'idpLogout.confirmMessage': 'Voulez-vous vraiment vous déconnecter de votre compte {projectName}\u202f?',
  'idpLogout.confirmMessageWithoutProject': 'Voulez-vous vraiment vous déconnecter de votre compte\u202f?',
  'idpLogout.yes': 'Oui',
  'idpLogout.no': 'Non',
  'idpLogout.notLoggedOut': 'La déconnexion n’a pas eu lieu. Vous pouvez fermer cette page.',
};
