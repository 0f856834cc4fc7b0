import type { RegionMessages } from '../messageGroups';

/** French of Canada, where it differs from `fr`: an email is a "courriel", a text message a "texto". */
export const region: RegionMessages = {
  messages: {
    'formField.email.label': 'Adresse courriel',
    'tab.email': 'Courriel',
    'tab.text': 'Texto',
    'hint.magicLink': 'Nous vous enverrons un lien par courriel. Sans mot de passe.',
    'hint.email': 'Nous vous enverrons un code à 6 chiffres par courriel.',
    'hint.sms': 'Nous vous enverrons un code à 6 chiffres par texto.',
    'button.emailLogin': 'Continuer par courriel',
    'button.sms': 'Continuer par texto',
    'emailConfirmation.content': 'Nous avons envoyé un courriel à <bold>{email}</bold>.',
    'emailConfirmation.otherAddress': 'Utiliser une autre adresse courriel',
    'toast.emailResent': 'Courriel renvoyé',
    'password.forgot.content':
      'Nous avons envoyé un courriel à <bold>{email}</bold>. Ouvrez le lien qu’il contient pour définir un nouveau mot de passe.',
    'password.breached.content':
      'Votre mot de passe est apparu dans une fuite de données d’un autre site\u00a0: d’autres personnes pourraient le connaître. Pour protéger votre compte, nous avons envoyé un courriel à <bold>{email}</bold>. Ouvrez le lien qu’il contient pour définir un nouveau mot de passe.',
    'password.resetRequired.content':
      'Pour protéger votre compte, votre ancien mot de passe ne fonctionne plus. Nous avons envoyé un courriel à <bold>{email}</bold>. Ouvrez le lien qu’il contient pour définir un nouveau mot de passe.',
    'password.setNew.content':
      'Votre compte n’a pas encore de mot de passe. Nous avons envoyé un courriel à <bold>{email}</bold>. Ouvrez le lien qu’il contient pour en définir un.',
    'password.mailFailed': 'Nous n’avons pas pu envoyer de courriel à <bold>{email}</bold>. Réessayez.',
    'password.didntGetItResend':
      'Vous n’avez rien reçu\u202f? <resendButton>Renvoyer le courriel</resendButton>',
    'password.resendWait':
      'Vous pourrez demander un autre courriel dans {seconds, plural, one {# seconde} other {# secondes}}',
    'button.emailMagicLink': 'Recevoir un lien par courriel',
    'button.emailOTP': 'Recevoir un code par courriel',
    'password.reset.spent.content':
      'Il a déjà été utilisé ou il a expiré. Nous pouvons vous envoyer un nouveau courriel.',
    'password.reset.newMail': 'Envoyer un nouveau courriel',
    'password.reset.newMailSent':
      'Nous avons envoyé un courriel à <bold>{email}</bold>. Ouvrez le lien qu’il contient dans ce navigateur.',
    'idpConsent.scopes.profile.email': 'Votre adresse courriel',
    'error.otherUsersLink':
      'Ce lien est celui d’un autre compte\u00a0: la connexion n’a donc pas eu lieu. Ouvrez le lien du courriel que vous avez demandé.',
    'error.invalidEmail': 'Adresse courriel non valide. Réessayez.',
    'error.unauthorizedCredentials':
      'Adresse courriel ou mot de passe incorrect. Réessayez, réinitialisez le mot de passe ou connectez-vous autrement.',
    'error.emailNotFound': 'Nous n’avons pas trouvé cette adresse courriel. Vérifiez et réessayez.',
    'error.inactiveEmail':
      'Il est impossible d’envoyer des courriels à cette adresse. Utilisez-en une autre.',
    'error.duplicateEmail': 'Un compte utilise déjà cette adresse courriel. Connectez-vous à ce compte.',
    'error.unsubscribedPhoneNumber':
      'Ce numéro ne reçoit plus nos messages. Répondez START à notre numéro, ou connectez-vous par courriel.',
  },
  groups: {
    canTakeAMinute: 'Cela peut prendre une minute. Vérifiez aussi vos pourriels.',
    checkYourEmail: 'Consultez vos courriels',
  },
};
