import { SUCCESS } from '../../ui/text/sharedEnglish';

export const cryptoStrings = {
  // Name of a wallet, in a sentence or as a link. Do not translate.
  'crypto.wallet.vessel': 'Vessel',
  'crypto.wallet.phantom': 'Phantom',
  'crypto.wallet.metamask': 'MetaMask',
  'crypto.wallet.binance': 'Binance',
  'crypto.wallet.coinbase': 'Coinbase',
  // Button. Do not translate the name. At most 40 characters.
  'crypto.wallet.continueWithVessel': 'Continue with Vessel',
  'crypto.wallet.continueWithPhantom': 'Continue with Phantom',
  'crypto.wallet.continueWithMetamask': 'Continue with MetaMask',
  'crypto.wallet.continueWithBinance': 'Continue with Binance',
  'crypto.wallet.continueWithCoinbase': 'Continue with Coinbase Wallet',
  // Button. Ethereum and Solana are names. At most 40 characters.
  'crypto.wallet.continueWithEthereum': 'Continue with Ethereum wallet',
  'crypto.wallet.continueWithSolana': 'Continue with Solana wallet',
  // Button. {wallet}: the name by which a wallet announces itself, in quotation marks.
  'crypto.wallet.continueWith': 'Continue with {wallet}',
  // Button that leads to a list of wallets. At most 44 characters.
  'crypto.wallet.continueWithOtherWallet': 'Continue with other Crypto Wallet',
  // Link that leads to pages of wallets. At most 44 characters.
  'crypto.wallet.setupNewWallet': 'Set up a new crypto wallet',

  // Title.
  'crypto.connectWallet.title': 'Connect your wallet',
  // Sentence below the title. {wallet}: the name of the wallet.
  'crypto.connectWallet.instructionPopup': 'Choose an account in your wallet ({wallet}).',
  // The same sentence for a wallet without a name.
  'crypto.connectWallet.instructionWithoutName': 'Choose an account in your wallet.',
  // Title. The message is a text that proves who owns the account.
  'crypto.signMessage.title': 'Sign the message',
  // Sentences below the title. {wallet}: the name of the wallet.
  'crypto.signMessage.instruction':
    'Approve the message in your wallet ({wallet}). This proves the account is yours. It costs nothing.',
  // The same sentences for a wallet without a name.
  'crypto.signMessage.instructionWithoutName':
    'Approve the message in your wallet. This proves the account is yours. It costs nothing.',
  // Line below those sentences. {address}: the shortened address of an account.
  'crypto.signMessage.account': 'Account {address}',
  // Sentences at the end of the screen. The window is that of the wallet.
  'crypto.troubleHelp':
    'No window? Open your wallet: the request may be waiting there. If not, go back and try again.',

  // Title above a list of wallets.
  'crypto.continueWithOtherWallet.title': 'Continue with another wallet',
  // Title of that screen: an instruction to the visitor, where the language has another form for it than for a link.
  'crypto.setupNewWallet.title': 'Set up a new crypto wallet',
  // Sentence below the title.
  'crypto.setupNewWallet.content': 'A wallet is a browser extension or an app that keeps your accounts.',
  // Sentences above links to pages of wallets.
  'crypto.setupNewWallet.instruction':
    'Choose one and follow its steps. Then come back and reload this page.',

  // Title of a screen after a success, below a green check mark.
  'crypto.success.title': SUCCESS,
  // Sentence below that title.
  'crypto.success.content': 'Your wallet is connected.',

  // Title above what has failed, and why.
  'crypto.error.title': 'Looks like there was an error!',
  // Last sentence of that screen, above the button “Try again”.
  'crypto.error.content': 'You can also go back and choose another wallet or another way to log in.',
  // First sentence of that screen: what has failed. The English text is fixed: write it for visitors.
  'crypto.error.connect': '[Error] Could not connect to wallet',
  'crypto.error.sign': '[Error] Could not sign message',
  // Second sentence of that screen: why, and what to do.
  'crypto.error.declined': 'The request was declined in your wallet. If that was a mistake, try again.',
  'crypto.error.unauthorized':
    'Your wallet does not let this site use that account. Unlock your wallet, allow this site in it, and try again.',
  'crypto.error.disconnected':
    'Your wallet is locked or has no connection. Open it, check that it is online, and try again.',
  'crypto.error.alreadyOpen':
    'Your wallet is still waiting for an answer to an earlier request. Open it, answer the request, and try again.',
  'crypto.error.noAccount':
    'Your wallet did not share an account. Create or choose one in your wallet, and try again.',
  'crypto.error.accountChanged':
    'Another account was chosen in your wallet. Try again to log in with that one.',
  'crypto.error.wrongSignature':
    'The signature came from a different account, or too late. Please try again.',
  'crypto.error.gone': 'Your wallet is no longer on this page. Reload the page and try again.',
  'crypto.error.otherSite': 'The message was for another site. We did not ask your wallet to sign it.',
  'crypto.error.unsafe': 'Something is wrong with the message. We did not ask your wallet to sign it.',
} as const;
