export const cryptoStrings = {
  'crypto.wallet.vessel': 'Vessel',
  'crypto.wallet.phantom': 'Phantom',
  'crypto.wallet.metamask': 'MetaMask',
  'crypto.wallet.binance': 'Binance',
  'crypto.wallet.coinbase': 'Coinbase',
  'crypto.wallet.continueWithVessel': 'Continue with Vessel',
  'crypto.wallet.continueWithPhantom': 'Continue with Phantom',
  'crypto.wallet.continueWithMetamask': 'Continue with MetaMask',
  'crypto.wallet.continueWithBinance': 'Continue with Binance',
  'crypto.wallet.continueWithCoinbase': 'Continue with Coinbase Wallet',
  'crypto.wallet.continueWithEthereum': 'Continue with Ethereum wallet',
  'crypto.wallet.continueWithSolana': 'Continue with Solana wallet',
  'crypto.wallet.continueWith': 'Continue with {wallet}',
  'crypto.wallet.continueWithOtherWallet': 'Continue with other Crypto Wallet',
  'crypto.wallet.setupNewWallet': 'Set up a new crypto wallet',

  'crypto.connectWallet.title': 'Connect your wallet',
  'crypto.connectWallet.instructionPopup': 'Choose an account in your wallet ({wallet}).',
  'crypto.connectWallet.instructionWithoutName': 'Choose an account in your wallet.',
  'crypto.signMessage.title': 'Sign the message',
  'crypto.signMessage.instruction':
    'Sign the message in your wallet ({wallet}) to prove that the account is yours. It is free, and no money is moved.',
  'crypto.signMessage.instructionWithoutName':
    'Sign the message in your wallet to prove that the account is yours. It is free, and no money is moved.',
  'crypto.signMessage.account': 'Account {address}',
  'crypto.troubleHelp':
    'No window? Open the wallet yourself: the question may be waiting there. Otherwise go back and try again.',

  'crypto.continueWithOtherWallet.title': 'Continue with another wallet',
  'crypto.setupNewWallet.title': 'Set up a new crypto wallet',
  'crypto.setupNewWallet.content': 'A wallet is a browser extension or an app that keeps your accounts.',
  'crypto.setupNewWallet.instruction':
    'Choose one and follow its steps. Then come back and reload this page.',

  'crypto.success.title': 'Success!',
  'crypto.success.content': 'You have successfully connected your wallet.',

  'crypto.error.title': 'Looks like there was an error!',
  'crypto.error.content': 'You can also go back and choose another wallet or another way to sign in.',
  'crypto.error.connect': '[Error] Could not connect to wallet',
  'crypto.error.sign': '[Error] Could not sign message',
  'crypto.error.declined':
    'The request was declined in the wallet. Try again if that was not what you wanted.',
  'crypto.error.unauthorized':
    'The wallet does not let this site use that account. Unlock it, allow this site there, and try again.',
  'crypto.error.disconnected':
    'The wallet is locked or has no connection. Open it, see that it is online, and try again.',
  'crypto.error.alreadyOpen':
    'The wallet is still waiting for an answer to an earlier request. Open it, answer that one, and try again.',
  'crypto.error.noAccount': 'The wallet gave no account. Make or choose one there, and try again.',
  'crypto.error.accountChanged':
    'Another account was chosen in the wallet in the meantime. Try again to sign in with that one.',
  'crypto.error.wrongSignature':
    'The signature is not of the account that was connected, or it came too late. Please try again.',
  'crypto.error.gone': 'The wallet is not on this page any more. Reload the page and try again.',
  'crypto.error.otherSite': 'The message was made for another site, so the wallet was not asked to sign it.',
  'crypto.error.unsafe': 'The message is not as it must be, so the wallet was not asked to sign it.',
} as const;
