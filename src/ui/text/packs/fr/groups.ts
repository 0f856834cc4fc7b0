/** Texts that stand for several ids: see `textGroups.ts`. */
export const groups = {
  continueWithProvider: 'Continuer avec {provider}',
  continueWithWallet: 'Continuer avec {wallet}',
  siteMisconfigured: 'Ce site n’est pas bien configuré. Prévenez la personne qui l’administre.',
  requestNotProcessed: 'Nous n’avons pas pu traiter ce qui a été envoyé. Réessayez.',
  linkUsed: 'Le lien a déjà été utilisé ou a expiré. Demandez-en un autre et réessayez.',
  otherBrowser: 'Terminez dans le navigateur et sur l’appareil où vous avez commencé.',
  signInAgain: 'Connectez-vous de nouveau.',
  sessionEnded: 'Votre session a pris fin. Connectez-vous de nouveau.',
  signInUsed: 'Cette connexion a déjà servi ou a expiré. Connectez-vous de nouveau.',
  signInFailed: 'Nous n’avons pas pu terminer la connexion. Connectez-vous de nouveau.',
  unknownApp: 'Nous ne connaissons pas l’application qui vous a envoyé ici.',
  appMisconfigured: 'L’application qui vous a envoyé ici n’est pas bien configurée.',
  noPassword: 'Ce compte n’a pas de mot de passe.',
  wrongCode: 'Le code n’est pas correct. Réessayez.',
};
