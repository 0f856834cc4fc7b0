export const wallets = {
  'crypto.wallet.otherEthereum': 'Ethereum ウォレット',
  'crypto.wallet.otherSolana': 'Solana ウォレット',
  'crypto.wallet.continueWithEthereum': 'Ethereum ウォレットで続ける',
  'crypto.wallet.continueWithSolana': 'Solana ウォレットで続ける',
  'crypto.wallet.continueWithOtherWallet': '別の暗号資産ウォレットで続ける',
  'crypto.wallet.setupNewWallet': '暗号資産ウォレットを新規設定',

  'crypto.connectWallet.title': 'ウォレットを接続',
  'crypto.connectWallet.instructionPopup': 'ウォレット（{wallet}）でアカウントを選択してください。',
  'crypto.signMessage.title': 'メッセージに署名',
  'crypto.signMessage.instruction':
    'アカウントの所有者であることを証明するため、ウォレット（{wallet}）でメッセージに署名してください。費用はかからず、資産も移動しません。',
  'crypto.signMessage.account': 'アカウント {address}',
  'crypto.troubleHelp':
    'ウィンドウが表示されない場合は、ウォレットを開いてください。確認画面が出ていることがあります。出ていなければ、戻ってもう一度お試しください。',

  'crypto.continueWithOtherWallet.title': '別のウォレットで続ける',
  'crypto.setupNewWallet.title': '暗号資産ウォレットを新規設定',
  'crypto.setupNewWallet.content': 'ウォレットは、アカウントを保管するブラウザ拡張機能またはアプリです。',
  'crypto.setupNewWallet.instruction':
    'ウォレットを選択し、手順に沿って設定してください。その後、このページに戻って再読み込みしてください。',

  'crypto.success.title': '完了しました',
  'crypto.success.content': 'ウォレットを接続しました。',

  'crypto.error.title': 'エラーが発生しました',
  'crypto.error.content': '前の画面に戻って、別のウォレットや別のログイン方法を選ぶこともできます。',
  'crypto.error.connect': 'エラー：ウォレットに接続できませんでした',
  'crypto.error.sign': 'エラー：メッセージに署名できませんでした',
  'crypto.error.declined':
    'ウォレットでリクエストが拒否されました。意図した操作でない場合は、もう一度お試しください。',
  'crypto.error.unauthorized':
    'ウォレットがこのサイトでのアカウントの使用を許可していません。ウォレットのロックを解除し、このサイトを許可してから、もう一度お試しください。',
  'crypto.error.disconnected':
    'ウォレットがロックされているか、接続されていません。ウォレットを開き、オンラインであることを確認して、もう一度お試しください。',
  'crypto.error.alreadyOpen':
    'ウォレットは前のリクエストへの回答を待っています。ウォレットを開いて回答してから、もう一度お試しください。',
  'crypto.error.noAccount':
    'ウォレットからアカウントが提供されませんでした。ウォレットで作成または選択してから、もう一度お試しください。',
  'crypto.error.accountChanged':
    'その間にウォレットで別のアカウントが選択されました。そのアカウントでログインするには、もう一度お試しください。',
  'crypto.error.wrongSignature':
    '署名が接続したアカウントのものでないか、時間切れです。もう一度お試しください。',
  'crypto.error.gone':
    'このページでウォレットが見つからなくなりました。ページを再読み込みして、もう一度お試しください。',
  'crypto.error.otherSite': 'メッセージが別のサイト用に作成されたため、ウォレットに署名を求めませんでした。',
  'crypto.error.unsafe': 'メッセージが正しい形式でないため、ウォレットに署名を求めませんでした。',
};
