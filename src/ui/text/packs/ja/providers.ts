/** Social sign-in, and the consent screen for other apps. */
export const providers = {
  'oauth.cancelled':
    '{provider} でのログインが完了しませんでした。もう一度試すか、別の方法を選択してください。',
  'oauth.providerFailed':
    '{provider} でログインできませんでした。もう一度試すか、別の方法を選択してください。',
  'oauth.tokenUsed':
    'このログインはすでに使用されたか、時間がかかりすぎました。もう一度ログインしてください。',
  'oauth.otherBrowser':
    'このログインは、別のブラウザまたはデバイスで開始されました。そちらで完了するか、ここでもう一度ログインしてください。',
  'oauth.inApp':
    'アプリ内では Google でログインできないことがあります。その場合は、このページをブラウザで開いてください。',

  'idpConsent.signIn.title': '{projectName} で {clientName} にログイン',
  'idpConsent.signIn.titleWithoutProject': '{clientName} にログイン',
  'idpConsent.customScopes.title': '{clientName} がアカウントへのアクセスを求めています',
  'idpConsent.allowClientTo': '{clientName} が求めている権限：',
  'idpConsent.scopes.fullAccess': '本人としての操作：アカウントのすべての内容の表示と変更',
  'idpConsent.scopes.openid': '本人であることの確認',
  'idpConsent.scopes.openid.account': 'アカウントに保存されている情報の表示',
  'idpConsent.scopes.profile': 'プロフィール情報の表示',
  'idpConsent.scopes.profile.profile': '名前、写真、言語設定',
  'idpConsent.scopes.profile.email': 'メールアドレス',
  'idpConsent.scopes.profile.phone': '電話番号',
  'idpConsent.scopes.offlineAccess': 'アプリを使用していないときもデータへのアクセスを維持',
  'idpConsent.scopes.offlineAccess.offline': 'オフラインのときのデータへのアクセス',
  'idpConsent.scopes.offlineAccess.background': 'バックグラウンドでのデータの同期',
  'idpConsent.scopes.custom': '権限 {scope} の使用',
  'idpConsent.notGiven': '{clientName} は次の権限も求めていますが、付与されません：',
  'idpConsent.untilRevoked': 'このアクセスは、取り消すまで続きます。',
  'idpConsent.destination': '選択後、{destination} に移動します。',
  'idpConsent.framed':
    'このページは別のサイトの中に表示されています。アカウントを保護するため、このページを単独で開いて選択してください。',
  'idpConsent.button.allow': '許可',
  'idpConsent.button.deny': '拒否',
  'idpConsent.denied': 'アプリのアクセスを拒否しました。',
  'idpConsent.success.content': '{clientName} に戻ります。',
  'idpConsent.noActiveSession': 'ログインしていません。続けるにはログインしてください。',
  'idpConsent.defaultClientName': 'アプリ',

  'idpLogout.title': 'ログアウトしますか？',
  'idpLogout.confirmMessage': '{projectName} アカウントからログアウトしてもよろしいですか？',
  'idpLogout.confirmMessageWithoutProject': 'アカウントからログアウトしてもよろしいですか？',
  'idpLogout.yes': 'はい',
  'idpLogout.no': 'いいえ',
  'idpLogout.notLoggedOut': 'ログアウトしていません。このページは閉じてかまいません。',
};
