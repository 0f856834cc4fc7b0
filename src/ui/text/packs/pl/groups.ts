/** Texts that stand for several ids: see `textGroups.ts`. */
export const groups = {
  continueWithProvider: 'Kontynuuj przez {provider}',
  continueWithWallet: 'Kontynuuj przez {wallet}',
  siteMisconfigured: 'Ta witryna nie jest poprawnie skonfigurowana. Powiadom jej administratora.',
  requestNotProcessed: 'Nie udało się przetworzyć wysłanych danych. Spróbuj ponownie.',
  linkUsed: 'Link został już użyty lub wygasł. Poproś o nowy i spróbuj ponownie.',
  otherBrowser: 'Dokończ w tej samej przeglądarce i na tym samym urządzeniu, na którym rozpoczęto.',
  signInAgain: 'Zaloguj się ponownie.',
  sessionEnded: 'Twoja sesja dobiegła końca. Zaloguj się ponownie.',
  signInUsed: 'To logowanie zostało już użyte lub wygasło. Zaloguj się ponownie.',
  signInFailed: 'Nie udało się dokończyć logowania. Zaloguj się ponownie.',
  unknownApp: 'Nie znamy aplikacji, z której nastąpiło przekierowanie.',
  appMisconfigured: 'Aplikacja, z której nastąpiło przekierowanie, nie jest poprawnie skonfigurowana.',
  noPassword: 'To konto nie ma hasła.',
  wrongCode: 'Kod jest nieprawidłowy. Spróbuj ponownie.',
};
