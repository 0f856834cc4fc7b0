/** Texts that stand for several ids: see `textGroups.ts`. */
export const groups = {
  continueWithProvider: 'Kontinye ak {provider}',
  continueWithWallet: 'Kontinye ak {wallet}',
  siteMisconfigured: 'Sit sa a pa byen konfigire. Tanpri avèti moun ki jere l la.',
  requestNotProcessed: 'Nou pa t kapab trete sa ki te voye a. Tanpri eseye ankò.',
  linkUsed: 'Yo te deja itilize lyen an, oswa li ekspire. Mande yon lòt epi eseye ankò.',
  otherBrowser: 'Fini nan menm navigatè ak sou menm aparèy kote ou te kòmanse a.',
  signInAgain: 'Tanpri konekte ankò.',
  sessionEnded: 'Sesyon ou a fini. Tanpri konekte ankò.',
  signInUsed: 'Yo te deja itilize koneksyon sa a, oswa li ekspire. Tanpri konekte ankò.',
  signInFailed: 'Nou pa t kapab fini koneksyon an. Tanpri konekte ankò.',
  unknownApp: 'Nou pa konnen aplikasyon ki voye ou isit la.',
  appMisconfigured: 'Aplikasyon ki voye ou isit la pa byen konfigire.',
  noPassword: 'Kont sa a pa gen modpas.',
  wrongCode: 'Kòd la pa kòrèk. Tanpri eseye ankò.',
};
