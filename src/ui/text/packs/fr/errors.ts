export const errors = {
  // The widget's own errors.
  'error.consentNotStarted':
    'Cette demande a expiré ou a déjà reçu une réponse. Retournez dans l’application et recommencez.',
  'error.unexpected': 'Un problème est survenu sur cette page. Réessayez.',
  'error.unreachable': 'Impossible de joindre nos serveurs.',
  'error.otherUsersLink':
    'Ce lien est celui d’un autre compte, vous n’avez donc pas été connecté. Ouvrez le lien de l’e-mail que vous avez demandé.',
  'error.invalidResponse': 'Nos serveurs ont donné une réponse qui n’est pas valide.',
  'error.invalidJson': 'Nos serveurs ont donné une réponse JSON qui n’est pas valide.',
  'error.captchaFailed':
    'Nous n’avons pas pu terminer la vérification de sécurité. Réessayez ; si le problème persiste, désactivez les bloqueurs de contenu sur cette page.',
  'error.insecurePage':
    'Cette page ne peut pas créer de lien sécurisé : le navigateur ne le permet que sur les pages https.',
  'error.storageRefused':
    'Votre navigateur ne conserve pas les données de cette page, nécessaires à ce mode de connexion. Autorisez les cookies et les données de sites, ou choisissez un autre mode.',
  'error.invalidEmail': 'Adresse e-mail non valide. Réessayez.',
  'error.invalidPhoneNumber': 'Ce numéro n’est pas valide. Réessayez.',
  'error.otpCodeExpired': 'Code expiré ou déjà utilisé. Choisissez « Renvoyer le code ».',
  'error.otpCodeLocked': 'Trop de tentatives. Choisissez « Renvoyer le code ».',

  // Errors of the browser.
  'error.NoCurrentSessionError': 'Aucune session active. Connectez-vous pour continuer.',
  'error.PasskeysUnsupportedError': 'Ce navigateur ne peut pas utiliser de clés d’accès sur cette page.',
  'error.IDPOAuthFlowMissingParamError':
    'Il manque une information obligatoire dans la demande. Prévenez l’équipe qui développe l’application.',

  // The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`.
  'error.unauthorizedCredentials': 'L’adresse e-mail ou le mot de passe n’est pas correct.',
  'error.userUnauthenticated': 'Connectez-vous pour continuer.',
  'error.unauthorizedAction': 'Vous n’avez pas l’autorisation de faire cela.',
  'error.internalServerError': 'Nos serveurs ont rencontré un problème. Réessayez plus tard.',
  'error.serviceUnavailable': 'Nos serveurs ne sont pas disponibles. Réessayez plus tard.',
  'error.tooManyRequests': 'Trop de tentatives. Patientez un instant.',
  'error.userLockLimitReached':
    'Il y a eu trop de tentatives sans succès. Demandez un autre code ou réessayez plus tard.',

  'error.emailNotFound': 'Nous ne connaissons pas cette adresse e-mail.',
  'error.inactiveEmail': 'Il est impossible d’envoyer des e-mails à cette adresse. Utilisez-en une autre.',
  'error.duplicateEmail': 'Un compte utilise déjà cette adresse e-mail.',
  'error.invalidPhoneNumberCountryCode': 'L’indicatif de pays du numéro de téléphone n’est pas valide.',
  'error.phoneNumberNotFound': 'Nous ne connaissons pas ce numéro de téléphone.',
  'error.unsubscribedPhoneNumber':
    'Ce numéro a demandé à ne plus recevoir de messages. Répondez START au dernier message ou utilisez un autre numéro.',
  'error.duplicatePhoneNumber': 'Un compte utilise déjà ce numéro de téléphone.',

  'error.unableToAuthOtpCode': 'Le code a déjà été utilisé ou a expiré. Demandez-en un autre et réessayez.',

  'error.resetPassword': 'Définissez un nouveau mot de passe avant de vous reconnecter.',
  'error.breachedPassword': 'Ce mot de passe est apparu dans une fuite de données. Choisissez-en un autre.',
  'error.weakPassword': 'Ce mot de passe est trop facile à deviner. Choisissez-en un plus sûr.',

  'error.oauthUserRegistrationNotFound': 'Ce compte n’a pas cette méthode de connexion.',

  'error.webauthnRegistrationNotFound': 'Nous n’avons pas trouvé cette clé d’accès.',
  'error.unableToRegisterWebauthnRegistration': 'Nous n’avons pas pu enregistrer la clé d’accès. Réessayez.',
  'error.unableToAuthWebauthnRegistration': 'Nous n’avons pas pu vérifier votre clé d’accès. Réessayez.',
  'error.biometricRegistrationNotFound': 'Ce compte n’a pas ces données biométriques.',

  'error.unableToAuthenticateCryptoWallet':
    'Nous n’avons pas pu vérifier la signature de votre portefeuille. Réessayez.',
  'error.invalidCryptoWalletAddress': 'L’adresse n’est pas celle d’un portefeuille de ce type.',
  'error.cryptoWalletNotFound': 'Ce compte n’a pas ce portefeuille.',
  'error.invalidWalletAddressUser': 'Ce portefeuille appartient à un autre compte.',

  'error.totpNotFound': 'Ce compte n’a pas d’application d’authentification.',
  'error.activeTotpExists': 'Ce compte a déjà une application d’authentification.',
  'error.invalidTotpCode': 'Le code doit comporter six chiffres.',
  'error.unableToAuthenticateTotp': 'Le code n’est pas correct ou a déjà été utilisé.',
  'error.unableToAuthenticateRecoveryCode':
    'Le code de récupération n’est pas correct ou a déjà été utilisé.',

  'error.connectedAppNotFound': 'Ce compte n’a pas cette application connectée.',
};
