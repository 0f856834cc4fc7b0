/** Texts that stand for several ids: see `textGroups.ts`. */
export const groups = {
  continueWithProvider: 'Continuar con {provider}',
  continueWithWallet: 'Continuar con {wallet}',
  siteMisconfigured: 'Este sitio no está bien configurado. Avísale a quien lo administra.',
  requestNotProcessed: 'No pudimos procesar lo que se envió. Inténtalo de nuevo.',
  linkUsed: 'El enlace ya se usó o venció. Pide otro e inténtalo de nuevo.',
  otherBrowser: 'Termina en el mismo navegador y el mismo dispositivo donde empezaste.',
  signInAgain: 'Inicia sesión de nuevo.',
  sessionEnded: 'Tu sesión terminó. Inicia sesión de nuevo.',
  signInUsed: 'Este inicio de sesión ya se usó o venció. Inicia sesión de nuevo.',
  signInFailed: 'No pudimos terminar el inicio de sesión. Inicia sesión de nuevo.',
  unknownApp: 'No reconocemos la aplicación que te trajo aquí.',
  appMisconfigured: 'La aplicación que te trajo aquí no está bien configurada.',
  noPassword: 'Esta cuenta no tiene contraseña.',
  wrongCode: 'El código no es correcto. Inténtalo de nuevo.',
};
