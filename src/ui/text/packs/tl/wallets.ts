export const wallets = {
  'crypto.wallet.otherEthereum': 'Ethereum wallet',
  'crypto.wallet.otherSolana': 'Solana wallet',
  'crypto.wallet.continueWithEthereum': 'Magpatuloy gamit ang Ethereum wallet',
  'crypto.wallet.continueWithSolana': 'Magpatuloy gamit ang Solana wallet',
  'crypto.wallet.continueWithOtherWallet': 'Magpatuloy gamit ang ibang crypto wallet',
  'crypto.wallet.setupNewWallet': 'Mag-set up ng bagong crypto wallet',

  'crypto.connectWallet.title': 'Ikonekta ang wallet mo',
  'crypto.connectWallet.instructionPopup': 'Pumili ng account sa wallet mo ({wallet}).',
  'crypto.signMessage.title': 'Pirmahan ang mensahe',
  'crypto.signMessage.instruction':
    'Pirmahan ang mensahe sa wallet mo ({wallet}) para patunayang sa iyo ang account. Walang bayad at walang perang lilipat.',
  'crypto.signMessage.account': 'Account {address}',
  'crypto.troubleHelp':
    'Walang window? Buksan mismo ang wallet: posibleng naroon ang tanong. Kung wala, bumalik at subukan ulit.',

  'crypto.continueWithOtherWallet.title': 'Magpatuloy gamit ang ibang wallet',
  'crypto.setupNewWallet.title': 'Mag-set up ng bagong crypto wallet',
  'crypto.setupNewWallet.content': 'Ang wallet ay extension ng browser o app na nagtatago ng mga account mo.',
  'crypto.setupNewWallet.instruction':
    'Pumili ng isa at sundin ang mga hakbang nito. Pagkatapos, bumalik at i-reload ang page na ito.',

  'crypto.success.title': 'Tapos na!',
  'crypto.success.content': 'Nakonekta na ang wallet mo.',

  'crypto.error.title': 'Mukhang nagkaroon ng error!',
  'crypto.error.content': 'Puwede ka ring bumalik at pumili ng ibang wallet o ibang paraan para mag-sign in.',
  'crypto.error.connect': 'Error: hindi makakonekta sa wallet',
  'crypto.error.sign': 'Error: hindi mapirmahan ang mensahe',
  'crypto.error.declined':
    'Tinanggihan ang kahilingan sa wallet. Kung hindi iyon ang gusto mo, subukan ulit.',
  'crypto.error.unauthorized':
    'Hindi pinapayagan ng wallet na gamitin ng site na ito ang account na iyon. I-unlock ito, payagan doon ang site na ito, at subukan ulit.',
  'crypto.error.disconnected':
    'Naka-lock ang wallet o walang koneksyon. Buksan ito, tiyaking online ito, at subukan ulit.',
  'crypto.error.alreadyOpen':
    'Naghihintay pa ang wallet ng sagot sa naunang kahilingan. Buksan ito, sagutin iyon, at subukan ulit.',
  'crypto.error.noAccount':
    'Walang ibinigay na account ang wallet. Gumawa o pumili roon ng isa, at subukan ulit.',
  'crypto.error.accountChanged':
    'Samantala, ibang account ang napili sa wallet. Subukan ulit para mag-sign in gamit iyon.',
  'crypto.error.wrongSignature':
    'Hindi sa nakakonektang account ang pirma o huli na itong dumating. Subukan ulit.',
  'crypto.error.gone': 'Wala na ang wallet sa page na ito. I-reload ang page at subukan ulit.',
  'crypto.error.otherSite': 'Para sa ibang site ang mensahe, kaya hindi hiniling sa wallet na pirmahan ito.',
  'crypto.error.unsafe': 'Hindi wasto ang mensahe, kaya hindi hiniling sa wallet na pirmahan ito.',
};
