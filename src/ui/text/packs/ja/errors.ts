export const errors = {
  // The widget's own errors.
  'error.consentNotStarted': 'このリクエストは期限切れか、回答済みです。アプリに戻ってやり直してください。',
  'error.unexpected': 'このページで問題が発生しました。もう一度お試しください。',
  'error.unreachable': 'サーバーに接続できません。',
  'error.otherUsersLink':
    'このリンクは別のアカウントのものです。そのため、ログインしていません。ご自身でリクエストしたメールのリンクを開いてください。',
  'error.invalidResponse': 'サーバーから無効な応答がありました。',
  'error.invalidJson': 'サーバーから無効な JSON 応答がありました。',
  'error.captchaFailed':
    'セキュリティ確認を完了できませんでした。もう一度お試しください。解決しない場合は、このページでコンテンツブロッカーをオフにしてください。',
  'error.insecurePage':
    'このページでは安全なリンクを作成できません。ブラウザは https のページでのみ許可しています。',
  'error.storageRefused':
    'ブラウザがこのページのデータを保存しないため、この方法ではログインできません。サイトデータの保存を許可するか、別の方法を選んでください。',
  'error.invalidEmail': 'メールアドレスを確認してください。',
  'error.invalidPhoneNumber': '電話番号を確認してください。',
  'error.otpCodeExpired': '期限切れか使用済みのコードです。「コードを再送信」を選択してください。',
  'error.otpCodeLocked': '入力回数が上限を超えました。「コードを再送信」を選択してください。',

  // Errors of the browser.
  'error.NoCurrentSessionError': 'ログインしていません。続けるにはログインしてください。',
  'error.PasskeysUnsupportedError': 'このブラウザでは、このページでパスキーを使用できません。',
  'error.IDPOAuthFlowMissingParamError':
    'リクエストに必要な情報がありません。アプリの開発者にお知らせください。',

  // The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`.
  'error.unauthorizedCredentials': 'メールアドレスまたはパスワードが正しくありません。',
  'error.userUnauthenticated': '続けるにはログインしてください。',
  'error.unauthorizedAction': 'この操作を行う権限がありません。',
  'error.internalServerError': 'サーバーで問題が発生しました。しばらくしてからお試しください。',
  'error.serviceUnavailable': '現在サーバーを利用できません。しばらくしてからお試しください。',
  'error.tooManyRequests': '試行回数が多すぎます。少しお待ちください。',
  'error.userLockLimitReached':
    '失敗した回数が多すぎます。新しいコードをリクエストするか、しばらくしてからお試しください。',
  'error.emailNotFound': 'このメールアドレスは登録されていません。',
  'error.inactiveEmail': 'このメールアドレスには送信できません。別のメールアドレスをお使いください。',
  'error.duplicateEmail': 'このメールアドレスのアカウントはすでにあります。',
  'error.invalidPhoneNumberCountryCode': '電話番号の国番号が正しくありません。',
  'error.phoneNumberNotFound': 'この電話番号は登録されていません。',
  'error.unsubscribedPhoneNumber':
    'この番号はメッセージの受信を停止しています。最後のメッセージに START と返信するか、別の番号をお使いください。',
  'error.duplicatePhoneNumber': 'この電話番号のアカウントはすでにあります。',
  'error.unableToAuthOtpCode':
    'このコードはすでに使用されたか、有効期限が切れています。再送信をリクエストして、もう一度お試しください。',
  'error.resetPassword': 'ログインする前に、新しいパスワードを設定してください。',
  'error.breachedPassword': 'このパスワードはデータ漏えいで見つかりました。別のパスワードにしてください。',
  'error.weakPassword': '推測されやすいパスワードです。より強力なパスワードにしてください。',
  'error.oauthUserRegistrationNotFound': 'このアカウントは、そのログイン方法を使用していません。',
  'error.webauthnRegistrationNotFound': 'パスキーが見つかりません。',
  'error.unableToRegisterWebauthnRegistration': 'パスキーを登録できませんでした。もう一度お試しください。',
  'error.unableToAuthWebauthnRegistration': 'パスキーを確認できませんでした。もう一度お試しください。',
  'error.biometricRegistrationNotFound': 'このアカウントには、その生体認証情報がありません。',
  'error.unableToAuthenticateCryptoWallet':
    'ウォレットの署名を確認できませんでした。もう一度お試しください。',
  'error.invalidCryptoWalletAddress': 'このアドレスは、この種類のウォレットのものではありません。',
  'error.cryptoWalletNotFound': 'このアカウントには、そのウォレットがありません。',
  'error.invalidWalletAddressUser': 'このウォレットは別のアカウントのものです。',
  'error.totpNotFound': 'このアカウントには認証アプリがありません。',
  'error.activeTotpExists': 'このアカウントにはすでに認証アプリがあります。',
  'error.invalidTotpCode': 'コードは 6 桁で入力してください。',
  'error.unableToAuthenticateTotp': 'コードが正しくないか、すでに使用されています。',
  'error.unableToAuthenticateRecoveryCode': '復元用コードが正しくないか、すでに使用されています。',
  'error.connectedAppNotFound': 'このアカウントには、そのアプリが接続されていません。',
};
