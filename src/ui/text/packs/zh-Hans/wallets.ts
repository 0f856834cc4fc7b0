export const wallets = {
  'crypto.wallet.otherEthereum': 'Ethereum 钱包',
  'crypto.wallet.otherSolana': 'Solana 钱包',
  'crypto.wallet.continueWithEthereum': '使用 Ethereum 钱包继续',
  'crypto.wallet.continueWithSolana': '使用 Solana 钱包继续',
  'crypto.wallet.continueWithOtherWallet': '使用其他加密钱包继续',
  'crypto.wallet.setupNewWallet': '设置新的加密钱包',

  'crypto.connectWallet.title': '连接您的钱包',
  'crypto.connectWallet.instructionPopup': '请在您的钱包（{wallet}）中选择一个账户。',
  'crypto.signMessage.title': '签署消息',
  'crypto.signMessage.instruction':
    '请在您的钱包（{wallet}）中签署消息，以证明该账户属于您。这不会产生费用，也不会转移任何资产。',
  'crypto.signMessage.account': '账户 {address}',
  'crypto.troubleHelp': '没有看到窗口？请自行打开钱包，请求可能在那里等待确认。否则请返回并重试。',

  'crypto.continueWithOtherWallet.title': '使用其他钱包继续',
  'crypto.setupNewWallet.title': '设置新的加密钱包',
  'crypto.setupNewWallet.content': '钱包是用来保管您账户的浏览器扩展程序或应用。',
  'crypto.setupNewWallet.instruction': '请选择一个并按其步骤操作，然后返回并重新加载此页面。',

  'crypto.success.title': '成功！',
  'crypto.success.content': '您已成功连接钱包。',

  'crypto.error.title': '出现错误',
  'crypto.error.content': '您也可以返回，选择其他钱包或其他登录方式。',
  'crypto.error.connect': '错误：无法连接钱包',
  'crypto.error.sign': '错误：无法签署消息',
  'crypto.error.declined': '请求已在钱包中被拒绝。如果这不是您的本意，请重试。',
  'crypto.error.unauthorized': '钱包不允许此网站使用该账户。请解锁钱包，在其中允许此网站，然后重试。',
  'crypto.error.disconnected': '钱包已锁定或没有网络连接。请打开钱包，确认已联网，然后重试。',
  'crypto.error.alreadyOpen': '钱包仍在等待您回应之前的请求。请打开钱包处理该请求，然后重试。',
  'crypto.error.noAccount': '钱包没有提供账户。请在其中创建或选择一个，然后重试。',
  'crypto.error.accountChanged': '在此期间，钱包中选择了其他账户。请重试以使用该账户登录。',
  'crypto.error.wrongSignature': '签名不属于已连接的账户，或已超时。请重试。',
  'crypto.error.gone': '此页面上已找不到该钱包。请重新加载页面，然后重试。',
  'crypto.error.otherSite': '该消息是为其他网站创建的，因此没有请求钱包签署。',
  'crypto.error.unsafe': '该消息不符合要求，因此没有请求钱包签署。',
};
