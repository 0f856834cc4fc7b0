export const wallets = {
  'crypto.wallet.otherEthereum': 'Ethereum 錢包',
  'crypto.wallet.otherSolana': 'Solana 錢包',
  'crypto.wallet.continueWithEthereum': '使用 Ethereum 錢包繼續',
  'crypto.wallet.continueWithSolana': '使用 Solana 錢包繼續',
  'crypto.wallet.continueWithOtherWallet': '使用其他加密貨幣錢包繼續',
  'crypto.wallet.setupNewWallet': '設定新的加密貨幣錢包',

  'crypto.connectWallet.title': '連接您的錢包',
  'crypto.connectWallet.instructionPopup': '請在您的錢包（{wallet}）中選擇一個帳戶。',
  'crypto.signMessage.title': '簽署訊息',
  'crypto.signMessage.instruction':
    '請在您的錢包（{wallet}）中簽署訊息，以證明該帳戶屬於您。這不會產生費用，也不會轉移任何資產。',
  'crypto.signMessage.account': '帳戶 {address}',
  'crypto.troubleHelp': '沒有看到視窗？請自行開啟錢包，要求可能正在那裡等待確認。如果沒有，請返回再試一次。',

  'crypto.continueWithOtherWallet.title': '使用其他錢包繼續',
  'crypto.setupNewWallet.title': '設定新的加密貨幣錢包',
  'crypto.setupNewWallet.content': '錢包是用來保管您帳戶的瀏覽器擴充功能或應用程式。',
  'crypto.setupNewWallet.instruction': '請選擇一個並按其步驟操作，然後返回並重新載入此頁面。',

  'crypto.success.title': '成功！',
  'crypto.success.content': '您已成功連接錢包。',

  'crypto.error.title': '出現錯誤',
  'crypto.error.content': '您也可以返回，選擇其他錢包或其他登入方式。',
  'crypto.error.connect': '錯誤：無法連接錢包',
  'crypto.error.sign': '錯誤：無法簽署訊息',
  'crypto.error.declined': '要求已在錢包中遭到拒絕。如果這不是您的本意，請再試一次。',
  'crypto.error.unauthorized': '錢包不允許此網站使用該帳戶。請解鎖錢包，在其中允許此網站，然後再試一次。',
  'crypto.error.disconnected': '錢包已鎖定或沒有網路連線。請開啟錢包，確認已連上網路，然後再試一次。',
  'crypto.error.alreadyOpen': '錢包仍在等待您回應先前的要求。請開啟錢包回應該要求，然後再試一次。',
  'crypto.error.noAccount': '錢包未提供任何帳戶。請在其中建立或選擇一個，然後再試一次。',
  'crypto.error.accountChanged': '這段期間，錢包中改選了其他帳戶。請再試一次，以使用該帳戶登入。',
  'crypto.error.wrongSignature': '簽章不屬於已連接的帳戶，或已逾時。請再試一次。',
  'crypto.error.gone': '此頁面上已找不到該錢包。請重新載入頁面，然後再試一次。',
  'crypto.error.otherSite': '該訊息是為其他網站建立的，因此未要求錢包簽署。',
  'crypto.error.unsafe': '該訊息不符合要求，因此未要求錢包簽署。',
};
