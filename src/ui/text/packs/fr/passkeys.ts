export const passkeys = {
  'button.loginWithPasskey': 'Utiliser une clé d’accès',
  'passkey.success.content': 'Votre clé d’accès a bien été vérifiée.',

  'passkey.registrationStart.title': 'Configurez une nouvelle clé d’accès',
  'passkey.registrationStart.subtitle':
    'Avec les clés d’accès, plus besoin de retenir des mots de passe compliqués.',
  'passkey.registrationStart.description':
    'Une clé d’accès vous connecte avec votre empreinte digitale, votre visage ou le verrouillage de votre écran.',
  'passkey.registrationStart.unsupported': 'Ce navigateur ne peut pas créer de clés d’accès.',
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
  'error.passkeyRegistrationNotFound':
    'Clé d’accès introuvable. Vous l’avez peut-être supprimée de votre compte, mais pas de votre gestionnaire de mots de passe. Réessayez.',
  'passkey.registrationStart.error.noUser':
    'Erreur\u00a0: pour créer une clé d’accès, il faut d’abord se connecter.',
  'passkey.registrationStart.errorDuplicatePasskey':
    'Impossible de créer la clé d’accès, car elle semble déjà enregistrée. Elle a peut-être été enregistrée sur un autre appareil, puis synchronisée avec celui-ci.',
  'passkey.registrationStart.errorUnknown':
    'Votre clé d’accès n’a pas été créée. Appuyez sur «\u202fCréer une clé d’accès\u202f» pour réessayer, ou ignorez cette étape.',
};
