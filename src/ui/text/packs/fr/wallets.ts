export const wallets = {
  'crypto.wallet.otherEthereum': 'portefeuille Ethereum',
  'crypto.wallet.otherSolana': 'portefeuille Solana',
  'crypto.wallet.continueWithEthereum': 'Continuer avec un portefeuille Ethereum',
  'crypto.wallet.continueWithSolana': 'Continuer avec un portefeuille Solana',
  'crypto.wallet.continueWithOtherWallet': 'Continuer avec un autre portefeuille',
  'crypto.wallet.setupNewWallet': 'Configurer un portefeuille crypto',

  'crypto.connectWallet.title': 'Connectez votre portefeuille',
  'crypto.connectWallet.instructionPopup': 'Choisissez un compte dans votre portefeuille ({wallet}).',
  'crypto.signMessage.title': 'Signez le message',
  'crypto.signMessage.instruction':
    'Signez le message dans votre portefeuille ({wallet}) pour prouver que le compte est à vous. Cela ne coûte rien et ne déplace aucun fonds.',
  'crypto.signMessage.account': 'Compte {address}',
  'crypto.troubleHelp':
    'Aucune fenêtre\u202f? Ouvrez vous-même le portefeuille\u00a0: la question s’y trouve peut-être. Sinon, revenez en arrière et réessayez.',

  'crypto.continueWithOtherWallet.title': 'Continuez avec un autre portefeuille',
  'crypto.setupNewWallet.title': 'Configurez un nouveau portefeuille crypto',
  'crypto.setupNewWallet.content':
    'Un portefeuille est une extension de navigateur ou une application qui conserve vos comptes.',
  'crypto.setupNewWallet.instruction':
    'Choisissez-en un et suivez ses étapes. Revenez ensuite ici et actualisez cette page.',

  'crypto.success.title': 'C’est fait\u202f!',
  'crypto.success.content': 'Votre portefeuille est bien connecté.',

  'crypto.error.title': 'Une erreur semble s’être produite',
  'crypto.error.content':
    'Vous pouvez aussi revenir en arrière et choisir un autre portefeuille ou un autre moyen de vous connecter.',
  'crypto.error.connect': '[Erreur] Impossible de se connecter au portefeuille',
  'crypto.error.sign': '[Erreur] Impossible de signer le message',
  'crypto.error.declined':
    'La demande a été refusée dans le portefeuille. Si ce n’était pas votre intention, réessayez.',
  'crypto.error.unauthorized':
    'Le portefeuille ne permet pas à ce site d’utiliser ce compte. Déverrouillez-le, autorisez-y ce site, puis réessayez.',
  'crypto.error.disconnected':
    'Le portefeuille est verrouillé ou n’a pas de connexion. Ouvrez-le, vérifiez qu’il est en ligne, puis réessayez.',
  'crypto.error.alreadyOpen':
    'Le portefeuille attend encore la réponse à une demande précédente. Ouvrez-le, répondez-y, puis réessayez.',
  'crypto.error.noAccount':
    'Le portefeuille n’a fourni aucun compte. Créez-en ou choisissez-en un, puis réessayez.',
  'crypto.error.accountChanged':
    'Entre-temps, un autre compte a été choisi dans le portefeuille. Réessayez pour vous connecter avec celui-ci.',
  'crypto.error.wrongSignature':
    'La signature ne vient pas du compte connecté, ou elle est arrivée trop tard. Réessayez.',
  'crypto.error.gone': 'Le portefeuille n’est plus sur cette page. Actualisez la page et réessayez.',
  'crypto.error.otherSite':
    'Le message a été créé pour un autre site\u00a0: nous n’avons donc pas demandé au portefeuille de le signer.',
  'crypto.error.unsafe':
    'Le message n’est pas conforme\u00a0: nous n’avons donc pas demandé au portefeuille de le signer.',
};
