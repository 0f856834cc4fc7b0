/** Texts that stand for several ids: see `textGroups.ts`. */
export const groups = {
  continueWithProvider: 'Weiter mit {provider}',
  continueWithWallet: 'Weiter mit {wallet}',
  siteMisconfigured: 'Diese Website ist nicht richtig eingerichtet. Bitte informieren Sie den Betreiber.',
  requestNotProcessed: 'Wir konnten die gesendeten Daten nicht verarbeiten. Bitte versuchen Sie es erneut.',
  linkUsed:
    'Der Link wurde bereits verwendet oder ist abgelaufen. Fordern Sie einen neuen an und versuchen Sie es noch einmal.',
  otherBrowser: 'Fahren Sie in demselben Browser und auf demselben Gerät fort, mit denen Sie begonnen haben.',
  signInAgain: 'Bitte melden Sie sich erneut an.',
  sessionEnded: 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
  signInUsed: 'Diese Anmeldung wurde bereits verwendet oder ist abgelaufen. Bitte melden Sie sich erneut an.',
  signInFailed: 'Wir konnten die Anmeldung nicht abschließen. Bitte melden Sie sich erneut an.',
  unknownApp: 'Wir kennen die App nicht, die Sie hierhergeleitet hat.',
  appMisconfigured: 'Die App, die Sie hierhergeleitet hat, ist nicht richtig eingerichtet.',
  noPassword: 'Dieses Konto hat kein Passwort.',
  wrongCode: 'Der Code ist falsch. Bitte erneut versuchen.',
};
