/** Texts that stand for several ids: see `textGroups.ts`. */
export const groups = {
  continueWithProvider: 'Continuar com {provider}',
  continueWithWallet: 'Continuar com {wallet}',
  siteMisconfigured: 'Este site não está configurado corretamente. Avise quem o administra.',
  requestNotProcessed: 'Não foi possível processar o que foi enviado. Tente de novo.',
  linkUsed: 'O link já foi usado ou expirou. Peça outro e tente de novo.',
  otherBrowser: 'Termine no mesmo navegador e no mesmo dispositivo em que você começou.',
  signInAgain: 'Faça login de novo.',
  sessionEnded: 'Sua sessão terminou. Faça login de novo.',
  signInUsed: 'Este login já foi usado ou expirou. Faça login de novo.',
  signInFailed: 'Não foi possível concluir o login. Faça login de novo.',
  unknownApp: 'Não conhecemos o app que trouxe você até aqui.',
  appMisconfigured: 'O app que trouxe você até aqui não está configurado corretamente.',
  noPassword: 'Esta conta não tem senha.',
  wrongCode: 'O código está incorreto. Tente de novo.',
};
