const ASK_AGAIN = '再送信をリクエストして、もう一度お試しください。';
const SIGN_IN_AGAIN = 'もう一度ログインしてください。';
const TRY_AGAIN = 'もう一度お試しください。';
/** Errors that only the site's operator can fix. */
const SITE = 'このサイトの設定に誤りがあります。サイトの管理者にお知らせください。';
const WRONG_CALL = `送信された内容を処理できませんでした。${TRY_AGAIN}`;
const LINK_ENDED = `このリンクはすでに使用されたか、有効期限が切れています。${ASK_AGAIN}`;
const ELSEWHERE = '開始したときと同じブラウザとデバイスで完了してください。';
const UNKNOWN_APP = 'このページを開いたアプリを確認できません。';
const WRONG_APP = 'このページを開いたアプリの設定に誤りがあります。';
const PASSKEY_FAILED = `パスキーを確認できませんでした。${TRY_AGAIN}`;
const SESSION_ENDED = `セッションが終了しました。${SIGN_IN_AGAIN}`;
const SIGN_IN_SPENT = `このログインはすでに使用されたか、有効期限が切れています。${SIGN_IN_AGAIN}`;
const SIGN_IN_FAILED = `ログインを完了できませんでした。${SIGN_IN_AGAIN}`;
const WRONG_CODE = `コードが正しくありません。${TRY_AGAIN}`;
const NO_PASSWORD = 'このアカウントにはパスワードがありません。';

/** The widget's own errors. */
const own = {
  'error.consentOriginNotAllowed': SITE,
  'error.consentNotStarted': 'このリクエストは期限切れか、回答済みです。アプリに戻ってやり直してください。',
  'error.insufficientScope': SITE,
  'error.originNotAllowed': SITE,
  'error.unexpected': `このページで問題が発生しました。${TRY_AGAIN}`,
  'error.unreachable': 'サーバーに接続できません。',
  'error.invalidResponse': 'サーバーから無効な応答がありました。',
  'error.invalidJson': 'サーバーから無効な JSON 応答がありました。',
  'error.schema': WRONG_CALL,
  'error.captchaFailed':
    'セキュリティ確認を完了できませんでした。もう一度お試しください。解決しない場合は、このページでコンテンツブロッカーをオフにしてください。',
  'error.insecurePage':
    'このページでは安全なリンクを作成できません。ブラウザは https のページでのみ許可しています。',
  'error.invalidEmail': `メールアドレスが正しくありません。${TRY_AGAIN}`,
  'error.invalidPhoneNumber': `電話番号が正しくありません。${TRY_AGAIN}`,
  'error.otpCodeExpired':
    'このコードは期限切れか、すでに使用されています。「コードを再送信」を選択して、新しいコードを受け取ってください。',
  'error.otpCodeLocked':
    'このコードの入力回数が上限を超えました。「コードを再送信」を選択して、新しいコードを受け取ってください。',
  'error.otpCodeNotFound': WRONG_CODE,
};

/** Errors of the browser. */
const ofThisBrowser = {
  'error.MissingPKCEError': ELSEWHERE,
  'error.NoCurrentSessionError': 'ログインしていません。続けるにはログインしてください。',
  'error.PasskeysUnsupportedError': 'このブラウザでは、このページでパスキーを使用できません。',
  'error.InvalidStartUrlError': SITE,
  'error.InvalidRedirectSchemeError': SITE,
  'error.IDPOAuthFlowMissingParamError':
    'リクエストに必要な情報がありません。アプリの開発者にお知らせください。',
};

/** The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`. */
const ofTheProvider = {
  'error.unauthorizedCredentials': 'メールアドレスまたはパスワードが正しくありません。',
  'error.userUnauthenticated': '続けるにはログインしてください。',
  'error.unauthorizedAction': 'この操作を行う権限がありません。',
  'error.invalidSecretAuthentication': SIGN_IN_AGAIN,
  'error.sessionNotFound': SESSION_ENDED,
  'error.invalidSessionToken': SESSION_ENDED,
  'error.invalidSessionDuration': SITE,
  'error.internalServerError': 'サーバーで問題が発生しました。しばらくしてからお試しください。',
  'error.serviceUnavailable': '現在サーバーを利用できません。しばらくしてからお試しください。',
  'error.tooManyRequests': '試行回数が多すぎます。少し待ってからお試しください。',
  'error.userLockLimitReached':
    '失敗した回数が多すぎます。新しいコードをリクエストするか、しばらくしてからお試しください。',
  'error.routeNotFound': WRONG_CALL,
  'error.unknownError': WRONG_CALL,
  'error.emailNotFound': 'このメールアドレスは登録されていません。',
  'error.inactiveEmail': 'このメールアドレスには送信できません。別のメールアドレスをお使いください。',
  'error.duplicateEmail': 'このメールアドレスのアカウントはすでにあります。',
  'error.invalidPhoneNumberCountryCode': '電話番号の国番号が正しくありません。',
  'error.phoneNumberNotFound': 'この電話番号は登録されていません。',
  'error.unsubscribedPhoneNumber':
    'この番号はメッセージの受信を停止しています。最後のメッセージに START と返信するか、別の番号をお使いください。',
  'error.duplicatePhoneNumber': 'この電話番号のアカウントはすでにあります。',
  'error.invalidCode': WRONG_CODE,
  'error.unableToAuthOtpCode': `このコードはすでに使用されたか、有効期限が切れています。${ASK_AGAIN}`,
  'error.magicLinkNotFound': LINK_ENDED,
  'error.unableToAuthMagicLink': LINK_ENDED,
  'error.pkceExpectedCodeVerifier': ELSEWHERE,
  'error.pkceDidNotExpectCodeVerifier': ELSEWHERE,
  'error.pkceMismatch': ELSEWHERE,
  'error.invalidPkceCodeChallenge': WRONG_CALL,
  'error.noMatchForProvidedMagicLinkUrl': SITE,
  'error.redirectUrlNotFound': SITE,
  'error.invalidToken': LINK_ENDED,
  'error.noUserPassword': NO_PASSWORD,
  'error.memberPasswordNotFound': NO_PASSWORD,
  'error.resetPassword': 'ログインする前に、新しいパスワードを設定してください。',
  'error.breachedPassword': 'このパスワードはデータ漏えいで見つかりました。別のパスワードにしてください。',
  'error.weakPassword': '推測されやすいパスワードです。より強力なパスワードにしてください。',
  'error.unableToAuthPasswordResetToken': LINK_ENDED,
  'error.invalidPasswordResetRedirectUrl': SITE,
  'error.oauthTokenNotFound': SIGN_IN_SPENT,
  'error.oauthFlowCallbackError': SIGN_IN_FAILED,
  'error.oauthStateMismatch': SIGN_IN_FAILED,
  'error.invalidCallbackId': SIGN_IN_SPENT,
  'error.idTokenInvalid': SIGN_IN_FAILED,
  'error.idTokenExpired': SIGN_IN_SPENT,
  'error.idTokenIncorrectAudience': SITE,
  'error.invalidOauthProvider': SITE,
  'error.oauthConfigNotFound': SITE,
  'error.noLoginRedirectUrlsSet': SITE,
  'error.noSignupRedirectUrlsSet': SITE,
  'error.defaultProviderNotAllowed': SITE,
  'error.originNotAllowedForClient': SITE,
  'error.oauthUserRegistrationNotFound': 'このアカウントは、そのログイン方法を使用していません。',
  'error.webauthnRegistrationNotFound': 'パスキーが見つかりません。',
  'error.unableToRegisterWebauthnRegistration': `パスキーを登録できませんでした。${TRY_AGAIN}`,
  'error.unableToAuthWebauthnRegistration': PASSKEY_FAILED,
  'error.invalidDomain': SITE,
  'error.biometricRegistrationNotFound': 'このアカウントには、その生体認証情報がありません。',
  'error.unableToAuthenticateCryptoWallet': `ウォレットの署名を確認できませんでした。${TRY_AGAIN}`,
  'error.invalidCryptoWalletAddress': 'このアドレスは、この種類のウォレットのものではありません。',
  'error.cryptoWalletNotFound': 'このアカウントには、そのウォレットがありません。',
  'error.invalidWalletAddressUser': 'このウォレットは別のアカウントのものです。',
  'error.cryptoWalletTypeIncompatibleWithSiwe': SITE,
  'error.invalidSiweUri': SITE,
  'error.invalidSiweChainId': SITE,
  'error.invalidSiweStatement': SITE,
  'error.invalidSiweMessageRequestId': SITE,
  'error.invalidSiweResource': SITE,
  'error.totpNotFound': 'このアカウントには認証アプリがありません。',
  'error.activeTotpExists': 'このアカウントにはすでに認証アプリがあります。',
  'error.invalidTotpCode': 'コードは 6 桁で入力してください。',
  'error.unableToAuthenticateTotp': 'コードが正しくないか、すでに使用されています。',
  'error.unableToAuthenticateRecoveryCode': '復元用コードが正しくないか、すでに使用されています。',
  'error.connectedAppNotFound': 'このアカウントには、そのアプリが接続されていません。',
  'error.oauthClientNotFound': UNKNOWN_APP,
  'error.invalidClient': UNKNOWN_APP,
  'error.invalidRedirectUri': WRONG_APP,
  'error.oidcPromptNoneMustBeExclusive': WRONG_APP,
  'error.invalidRequest': WRONG_APP,
  'error.invalidScope': WRONG_APP,
  'error.unauthorizedClient': WRONG_APP,
  'error.idpAccessTokenNotFound': SIGN_IN_AGAIN,
  'error.idpAccessTokenExpired': SIGN_IN_AGAIN,
  'error.unableToAuthImpersonationToken': LINK_ENDED,
};

export const errors = { ...own, ...ofThisBrowser, ...ofTheProvider };
