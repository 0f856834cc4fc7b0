/** Texts that stand for several ids: see `textGroups.ts`. */
export const groups = {
  continueWithProvider: '{provider} で続ける',
  continueWithWallet: '{wallet} で続ける',
  siteMisconfigured: 'このサイトの設定に誤りがあります。サイトの管理者にお知らせください。',
  requestNotProcessed: '送信された内容を処理できませんでした。もう一度お試しください。',
  linkUsed:
    'このリンクはすでに使用されたか、有効期限が切れています。再送信をリクエストして、もう一度お試しください。',
  otherBrowser: '開始したときと同じブラウザとデバイスで完了してください。',
  signInAgain: 'もう一度ログインしてください。',
  sessionEnded: 'セッションが終了しました。もう一度ログインしてください。',
  signInUsed: 'このログインはすでに使用されたか、有効期限が切れています。もう一度ログインしてください。',
  signInFailed: 'ログインを完了できませんでした。もう一度ログインしてください。',
  unknownApp: 'このページを開いたアプリを確認できません。',
  appMisconfigured: 'このページを開いたアプリの設定に誤りがあります。',
  noPassword: 'このアカウントにはパスワードがありません。',
  wrongCode: 'コードが正しくありません。もう一度お試しください。',
};
