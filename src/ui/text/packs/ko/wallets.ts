export const wallets = {
  'crypto.wallet.otherEthereum': 'Ethereum 지갑',
  'crypto.wallet.otherSolana': 'Solana 지갑',
  'crypto.wallet.continueWithEthereum': 'Ethereum 지갑으로 계속하기',
  'crypto.wallet.continueWithSolana': 'Solana 지갑으로 계속하기',
  'crypto.wallet.continueWithOtherWallet': '다른 암호화폐 지갑으로 계속하기',
  'crypto.wallet.setupNewWallet': '새 암호화폐 지갑 설정',

  'crypto.connectWallet.title': '지갑 연결',
  'crypto.connectWallet.instructionPopup': '지갑({wallet})에서 계정을 선택하세요.',
  'crypto.signMessage.title': '메시지 서명',
  'crypto.signMessage.instruction':
    '본인 계정임을 증명하려면 지갑({wallet})에서 메시지에 서명하세요. 비용이 들지 않고 자산도 이동하지 않습니다.',
  'crypto.signMessage.account': '계정 {address}',
  'crypto.troubleHelp':
    '창이 보이지 않으면 지갑을 직접 여세요. 요청이 그곳에 있을 수 있습니다. 없으면 돌아가서 다시 시도하세요.',

  'crypto.continueWithOtherWallet.title': '다른 지갑으로 계속하기',
  'crypto.setupNewWallet.title': '새 암호화폐 지갑 설정',
  'crypto.setupNewWallet.content': '지갑은 계정을 보관하는 브라우저 확장 프로그램 또는 앱입니다.',
  'crypto.setupNewWallet.instruction':
    '지갑을 하나 골라 안내를 따르세요. 그런 다음 돌아와서 이 페이지를 새로고침하세요.',

  'crypto.success.title': '완료되었습니다!',
  'crypto.success.content': '지갑이 연결되었습니다.',

  'crypto.error.title': '오류가 발생했습니다',
  'crypto.error.content': '이전 화면으로 돌아가 다른 지갑이나 다른 로그인 방법을 선택할 수도 있습니다.',
  'crypto.error.connect': '오류: 지갑에 연결하지 못했습니다',
  'crypto.error.sign': '오류: 메시지에 서명하지 못했습니다',
  'crypto.error.declined': '지갑에서 요청이 거부되었습니다. 의도한 것이 아니라면 다시 시도하세요.',
  'crypto.error.unauthorized':
    '지갑에서 이 사이트의 계정 사용을 허용하지 않습니다. 지갑을 잠금 해제하고 이 사이트를 허용한 후 다시 시도하세요.',
  'crypto.error.disconnected':
    '지갑이 잠겨 있거나 연결되어 있지 않습니다. 지갑을 열어 온라인 상태인지 확인하고 다시 시도하세요.',
  'crypto.error.alreadyOpen':
    '지갑이 이전 요청에 대한 응답을 기다리고 있습니다. 지갑을 열어 응답한 후 다시 시도하세요.',
  'crypto.error.noAccount':
    '지갑에서 계정을 제공하지 않았습니다. 지갑에서 계정을 만들거나 선택한 후 다시 시도하세요.',
  'crypto.error.accountChanged':
    '그사이 지갑에서 다른 계정을 선택했습니다. 그 계정으로 로그인하려면 다시 시도하세요.',
  'crypto.error.wrongSignature': '연결한 계정의 서명이 아니거나 너무 늦게 도착했습니다. 다시 시도하세요.',
  'crypto.error.gone':
    '이 페이지에서 지갑을 더 이상 찾을 수 없습니다. 페이지를 새로고침한 후 다시 시도하세요.',
  'crypto.error.otherSite': '다른 사이트용으로 만든 메시지이므로 지갑에 서명을 요청하지 않았습니다.',
  'crypto.error.unsafe': '메시지 형식이 올바르지 않아 지갑에 서명을 요청하지 않았습니다.',
};
