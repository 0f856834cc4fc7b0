export const wallets = {
  'crypto.wallet.otherEthereum': 'pòtfèy Ethereum',
  'crypto.wallet.otherSolana': 'pòtfèy Solana',
  'crypto.wallet.continueWithEthereum': 'Kontinye ak pòtfèy Ethereum',
  'crypto.wallet.continueWithSolana': 'Kontinye ak pòtfèy Solana',
  'crypto.wallet.continueWithOtherWallet': 'Kontinye ak yon lòt pòtfèy kripto',
  'crypto.wallet.setupNewWallet': 'Mete yon nouvo pòtfèy kripto',

  'crypto.connectWallet.title': 'Konekte pòtfèy ou',
  'crypto.connectWallet.instructionPopup': 'Chwazi yon kont nan pòtfèy ou ({wallet}).',
  'crypto.signMessage.title': 'Siyen mesaj la',
  'crypto.signMessage.instruction':
    'Siyen mesaj la nan pòtfèy ou ({wallet}) pou pwouve kont lan se pou ou. Sa pa koute anyen epi li pa deplase lajan.',
  'crypto.signMessage.account': 'Kont {address}',
  'crypto.troubleHelp':
    'Ou pa wè fenèt? Louvri pòtfèy la ou menm: petèt kesyon an ap tann la. Si li pa la, retounen epi eseye ankò.',

  'crypto.continueWithOtherWallet.title': 'Kontinye ak yon lòt pòtfèy',
  'crypto.setupNewWallet.title': 'Mete yon nouvo pòtfèy kripto',
  'crypto.setupNewWallet.content':
    'Yon pòtfèy se yon ekstansyon navigatè oswa yon aplikasyon ki kenbe kont ou yo.',
  'crypto.setupNewWallet.instruction':
    'Chwazi youn epi swiv etap li yo. Apre sa, retounen epi rechaje paj sa a.',

  'crypto.success.title': 'Siksè!',
  'crypto.success.content': 'Ou konekte pòtfèy ou.',

  'crypto.error.title': 'Sanble te gen yon erè',
  'crypto.error.content': 'Ou ka retounen tou epi chwazi yon lòt pòtfèy oswa yon lòt fason pou konekte.',
  'crypto.error.connect': '[Erè] Nou pa t kapab konekte ak pòtfèy la',
  'crypto.error.sign': '[Erè] Nou pa t kapab siyen mesaj la',
  'crypto.error.declined': 'Yo refize demann lan nan pòtfèy la. Si se pa sa ou te vle, eseye ankò.',
  'crypto.error.unauthorized':
    'Pòtfèy la pa kite sit sa a sèvi ak kont sa a. Debloke l, otorize sit sa a ladan l, epi eseye ankò.',
  'crypto.error.disconnected':
    'Pòtfèy la bloke oswa li pa gen koneksyon. Louvri l, verifye li sou entènèt, epi eseye ankò.',
  'crypto.error.alreadyOpen':
    'Pòtfèy la ap tann toujou repons pou yon demann ki te fèt anvan. Louvri l, reponn demann lan, epi eseye ankò.',
  'crypto.error.noAccount': 'Pòtfèy la pa bay okenn kont. Kreye oswa chwazi youn ladan l, epi eseye ankò.',
  'crypto.error.accountChanged':
    'Pandan tan sa a, yo chwazi yon lòt kont nan pòtfèy la. Eseye ankò pou ou konekte ak kont sa a.',
  'crypto.error.wrongSignature':
    'Siyati a pa soti nan kont ki te konekte a, oswa li rive twò ta. Tanpri eseye ankò.',
  'crypto.error.gone': 'Pòtfèy la pa sou paj sa a ankò. Rechaje paj la epi eseye ankò.',
  'crypto.error.otherSite': 'Mesaj la te fèt pou yon lòt sit, kidonk nou pa t mande pòtfèy la siyen l.',
  'crypto.error.unsafe': 'Mesaj la pa jan li dwe ye, kidonk nou pa t mande pòtfèy la siyen l.',
};
