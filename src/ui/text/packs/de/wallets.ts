export const wallets = {
  'crypto.wallet.otherEthereum': 'Ethereum-Wallet',
  'crypto.wallet.otherSolana': 'Solana-Wallet',
  'crypto.wallet.continueWithEthereum': 'Weiter mit Ethereum-Wallet',
  'crypto.wallet.continueWithSolana': 'Weiter mit Solana-Wallet',
  'crypto.wallet.continueWithOtherWallet': 'Weiter mit einer anderen Wallet',
  'crypto.wallet.setupNewWallet': 'Neue Krypto-Wallet einrichten',

  'crypto.connectWallet.title': 'Verbinden Sie Ihre Wallet',
  'crypto.connectWallet.instructionPopup': 'Wählen Sie ein Konto in Ihrer Wallet ({wallet}).',
  'crypto.signMessage.title': 'Signieren Sie die Nachricht',
  'crypto.signMessage.instruction':
    'Signieren Sie die Nachricht in Ihrer Wallet ({wallet}), um zu belegen, dass das Konto Ihnen gehört. Das kostet nichts und überträgt nichts.',
  'crypto.signMessage.account': 'Konto {address}',
  'crypto.troubleHelp':
    'Kein Fenster zu sehen? Öffnen Sie die Wallet selbst: Vielleicht wartet die Anfrage dort. Gehen Sie andernfalls zurück und versuchen Sie es erneut.',

  'crypto.continueWithOtherWallet.title': 'Mit einer anderen Wallet fortfahren',
  'crypto.setupNewWallet.title': 'Neue Krypto-Wallet einrichten',
  'crypto.setupNewWallet.content':
    'Eine Wallet ist eine Browsererweiterung oder eine App, die Ihre Konten verwahrt.',
  'crypto.setupNewWallet.instruction':
    'Wählen Sie eine aus und folgen Sie den Schritten. Kehren Sie dann zurück und laden Sie diese Seite neu.',

  'crypto.success.title': 'Geschafft!',
  'crypto.success.content': 'Sie haben Ihre Wallet erfolgreich verbunden.',

  'crypto.error.title': 'Anscheinend ist ein Fehler aufgetreten',
  'crypto.error.content':
    'Sie können auch zurückgehen und eine andere Wallet oder eine andere Art der Anmeldung wählen.',
  'crypto.error.connect': '[Fehler] Die Verbindung zur Wallet ist fehlgeschlagen',
  'crypto.error.sign': '[Fehler] Die Nachricht wurde nicht signiert',
  'crypto.error.declined':
    'Die Anfrage wurde in der Wallet abgelehnt. Versuchen Sie es erneut, wenn das nicht Ihre Absicht war.',
  'crypto.error.unauthorized':
    'Die Wallet erlaubt dieser Website nicht, dieses Konto zu verwenden. Entsperren Sie die Wallet, erlauben Sie dort diese Website und versuchen Sie es erneut.',
  'crypto.error.disconnected':
    'Die Wallet ist gesperrt oder hat keine Verbindung. Öffnen Sie sie, stellen Sie sicher, dass sie online ist, und versuchen Sie es erneut.',
  'crypto.error.alreadyOpen':
    'Die Wallet wartet noch auf die Antwort auf eine frühere Anfrage. Öffnen Sie sie, beantworten Sie die Anfrage und versuchen Sie es erneut.',
  'crypto.error.noAccount':
    'Die Wallet hat kein Konto angegeben. Erstellen oder wählen Sie dort eines und versuchen Sie es erneut.',
  'crypto.error.accountChanged':
    'In der Wallet wurde inzwischen ein anderes Konto gewählt. Versuchen Sie es erneut, um sich damit anzumelden.',
  'crypto.error.wrongSignature':
    'Die Signatur stammt nicht vom verbundenen Konto oder kam zu spät. Bitte versuchen Sie es erneut.',
  'crypto.error.gone':
    'Die Wallet ist auf dieser Seite nicht mehr verfügbar. Laden Sie die Seite neu und versuchen Sie es erneut.',
  'crypto.error.otherSite':
    'Die Nachricht wurde für eine andere Website erstellt. Deshalb wurde die Wallet nicht gebeten, sie zu signieren.',
  'crypto.error.unsafe':
    'Die Nachricht ist nicht so, wie sie sein muss. Deshalb wurde die Wallet nicht gebeten, sie zu signieren.',
};
