/** Texts that stand for several ids: see `textGroups.ts`. */
export const groups = {
  continueWithProvider: 'Magpatuloy gamit ang {provider}',
  continueWithWallet: 'Magpatuloy gamit ang {wallet}',
  siteMisconfigured: 'Hindi tama ang setup ng site na ito. Ipaalam ito sa namamahala ng site.',
  requestNotProcessed: 'Hindi namin naproseso ang ipinadala. Subukan ulit.',
  linkUsed: 'Nagamit na o nag-expire na ang link na ito. Humingi ng bago at subukan ulit.',
  otherBrowser: 'Tapusin ito sa browser at device kung saan ka nagsimula.',
  signInAgain: 'Mag-sign in ulit.',
  sessionEnded: 'Natapos na ang session mo. Mag-sign in ulit.',
  signInUsed: 'Nagamit na o nag-expire na ang pag-sign in na ito. Mag-sign in ulit.',
  signInFailed: 'Hindi namin natapos ang pag-sign in. Mag-sign in ulit.',
  unknownApp: 'Hindi namin kilala ang app na nagpadala sa iyo rito.',
  appMisconfigured: 'Hindi tama ang setup ng app na nagpadala sa iyo rito.',
  noPassword: 'Walang password ang account na ito.',
  wrongCode: 'Mali ang code. Subukan ulit.',
};
