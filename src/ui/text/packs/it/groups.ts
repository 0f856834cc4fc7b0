/** Texts that stand for several ids: see `textGroups.ts`. */
export const groups = {
  continueWithProvider: 'Continua con {provider}',
  continueWithWallet: 'Continua con {wallet}',
  siteMisconfigured: 'Questo sito non è configurato correttamente. Avvisa chi lo gestisce.',
  requestNotProcessed: 'Non è stato possibile elaborare i dati inviati. Riprova.',
  linkUsed: 'Il link è già stato usato o è scaduto. Richiedine un altro e riprova.',
  otherBrowser: 'Completa l’operazione nello stesso browser e sullo stesso dispositivo in cui hai iniziato.',
  signInAgain: 'Accedi di nuovo.',
  sessionEnded: 'La tua sessione è terminata. Accedi di nuovo.',
  signInUsed: 'Questo accesso è già stato usato o è scaduto. Accedi di nuovo.',
  signInFailed: 'Non è stato possibile completare l’accesso. Accedi di nuovo.',
  unknownApp: 'Non conosciamo l’app che ti ha portato qui.',
  appMisconfigured: 'L’app che ti ha portato qui non è configurata correttamente.',
  noPassword: 'Questo account non ha una password.',
  wrongCode: 'Il codice non è corretto. Riprova.',
};
