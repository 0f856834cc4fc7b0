export const wallets = {
  'crypto.wallet.otherEthereum': 'portafoglio Ethereum',
  'crypto.wallet.otherSolana': 'portafoglio Solana',
  'crypto.wallet.continueWithEthereum': 'Continua con portafoglio Ethereum',
  'crypto.wallet.continueWithSolana': 'Continua con portafoglio Solana',
  'crypto.wallet.continueWithOtherWallet': 'Continua con un altro portafoglio',
  'crypto.wallet.setupNewWallet': 'Configura un nuovo portafoglio cripto',

  'crypto.connectWallet.title': 'Collega il tuo portafoglio',
  'crypto.connectWallet.instructionPopup': 'Scegli un account nel tuo portafoglio ({wallet}).',
  'crypto.signMessage.title': 'Firma il messaggio',
  'crypto.signMessage.instruction':
    'Firma il messaggio nel tuo portafoglio ({wallet}) per dimostrare che l’account è tuo. Non costa nulla e non sposta fondi.',
  'crypto.signMessage.account': 'Account {address}',
  'crypto.troubleHelp':
    'Nessuna finestra? Apri il portafoglio: la richiesta potrebbe essere lì. Altrimenti torna indietro e riprova.',

  'crypto.continueWithOtherWallet.title': 'Continua con un altro portafoglio',
  'crypto.setupNewWallet.title': 'Configura un nuovo portafoglio cripto',
  'crypto.setupNewWallet.content':
    'Un portafoglio è un’estensione del browser o un’app che conserva i tuoi account.',
  'crypto.setupNewWallet.instruction':
    'Scegline uno e segui i passaggi. Poi torna qui e ricarica questa pagina.',

  'crypto.success.title': 'Fatto!',
  'crypto.success.content': 'Il tuo portafoglio è stato collegato.',

  'crypto.error.title': 'Sembra che si sia verificato un errore',
  'crypto.error.content':
    'Puoi anche tornare indietro e scegliere un altro portafoglio o un altro modo per accedere.',
  'crypto.error.connect': '[Errore] Impossibile collegarsi al portafoglio',
  'crypto.error.sign': '[Errore] Impossibile firmare il messaggio',
  'crypto.error.declined':
    'La richiesta è stata rifiutata nel portafoglio. Riprova se non era quello che volevi.',
  'crypto.error.unauthorized':
    'Il portafoglio non consente a questo sito di usare quell’account. Sbloccalo, consenti lì questo sito e riprova.',
  'crypto.error.disconnected':
    'Il portafoglio è bloccato o non ha connessione. Aprilo, controlla che sia online e riprova.',
  'crypto.error.alreadyOpen':
    'Il portafoglio attende ancora la risposta a una richiesta precedente. Aprilo, rispondi e riprova.',
  'crypto.error.noAccount': 'Il portafoglio non ha fornito alcun account. Creane o scegline uno e riprova.',
  'crypto.error.accountChanged':
    'Nel frattempo è stato scelto un altro account nel portafoglio. Riprova per accedere con quello.',
  'crypto.error.wrongSignature':
    'La firma non è dell’account collegato oppure è arrivata troppo tardi. Riprova.',
  'crypto.error.gone': 'Il portafoglio non è più in questa pagina. Ricarica la pagina e riprova.',
  'crypto.error.otherSite':
    'Il messaggio è stato creato per un altro sito, quindi non è stato chiesto al portafoglio di firmarlo.',
  'crypto.error.unsafe':
    'Il messaggio non è come deve essere, quindi non è stato chiesto al portafoglio di firmarlo.',
};
