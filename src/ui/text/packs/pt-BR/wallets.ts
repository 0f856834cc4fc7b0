export const wallets = {
  'crypto.wallet.otherEthereum': 'carteira Ethereum',
  'crypto.wallet.otherSolana': 'carteira Solana',
  'crypto.wallet.continueWithEthereum': 'Continuar com carteira Ethereum',
  'crypto.wallet.continueWithSolana': 'Continuar com carteira Solana',
  'crypto.wallet.continueWithOtherWallet': 'Continuar com outra carteira',
  'crypto.wallet.setupNewWallet': 'Configurar nova carteira cripto',

  'crypto.connectWallet.title': 'Conecte sua carteira',
  'crypto.connectWallet.instructionPopup': 'Escolha uma conta na sua carteira ({wallet}).',
  'crypto.signMessage.title': 'Assine a mensagem',
  'crypto.signMessage.instruction':
    'Assine a mensagem na sua carteira ({wallet}) para comprovar que a conta é sua. Isso não custa nada nem movimenta fundos.',
  'crypto.signMessage.account': 'Conta {address}',
  'crypto.troubleHelp':
    'Nenhuma janela apareceu? Abra a carteira: a pergunta pode estar lá. Se não estiver, volte e tente de novo.',

  'crypto.continueWithOtherWallet.title': 'Continue com outra carteira',
  'crypto.setupNewWallet.title': 'Configure uma nova carteira cripto',
  'crypto.setupNewWallet.content':
    'Uma carteira é uma extensão do navegador ou um app que guarda suas contas.',
  'crypto.setupNewWallet.instruction':
    'Escolha uma e siga as etapas. Depois, volte e recarregue esta página.',

  'crypto.success.title': 'Tudo certo!',
  'crypto.success.content': 'Sua carteira foi conectada.',

  'crypto.error.title': 'Parece que ocorreu um erro',
  'crypto.error.content': 'Você também pode voltar e escolher outra carteira ou outra forma de fazer login.',
  'crypto.error.connect': '[Erro] Não foi possível conectar à carteira',
  'crypto.error.sign': '[Erro] Não foi possível assinar a mensagem',
  'crypto.error.declined':
    'O pedido foi recusado na carteira. Se não era isso que você queria, tente de novo.',
  'crypto.error.unauthorized':
    'A carteira não deixa este site usar essa conta. Desbloqueie-a, permita este site nela e tente de novo.',
  'crypto.error.disconnected':
    'A carteira está bloqueada ou sem conexão. Abra-a, confira se ela está on-line e tente de novo.',
  'crypto.error.alreadyOpen':
    'A carteira ainda espera a resposta a um pedido anterior. Abra-a, responda a ele e tente de novo.',
  'crypto.error.noAccount':
    'A carteira não informou nenhuma conta. Crie ou escolha uma nela e tente de novo.',
  'crypto.error.accountChanged':
    'Outra conta foi escolhida na carteira nesse meio-tempo. Tente de novo para fazer login com ela.',
  'crypto.error.wrongSignature':
    'A assinatura não é da conta que foi conectada ou chegou tarde demais. Tente de novo.',
  'crypto.error.gone': 'A carteira não está mais nesta página. Recarregue a página e tente de novo.',
  'crypto.error.otherSite':
    'A mensagem foi criada para outro site, por isso não pedimos à carteira que a assinasse.',
  'crypto.error.unsafe': 'A mensagem não está como deveria, por isso não pedimos à carteira que a assinasse.',
};
