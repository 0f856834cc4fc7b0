import type { LocaleMessages } from '../messageGroups';

/** Japanese, polite (です, ます), without pronouns for the visitor. */
export const locale: LocaleMessages = {
  messages: {
    // All screens, Main, codes and email links.
    'button.back.ariaLabel': '戻る',
    'button.continue': '続ける',
    'button.retry': 'もう一度試す',
    'methodDivider.text': 'または',
    'login.loading': '読み込み中…',
    'name.quoted': '「{name}」',
    'link.newTab': '新しいタブで開きます',

    'formField.email.label': 'メールアドレス',
    'formField.email.placeholder': 'example@email.com',
    'formField.phone.label': '電話番号',
    'formField.phone.country.ariaLabel': '国番号',
    'formField.phone.countries': '国と地域',
    'formField.phone.moreCountries': 'その他の国と地域',
    'formField.otp.ariaLabel': '6 桁の確認コードを入力',
    'formField.otp.description': '6 桁目を入力すると自動的に確認されます。',
    'formField.passcode.status.verifying': 'コードを確認中…',

    'login.title': '登録またはログイン',
    'tab.email': 'メール',
    'tab.text': 'SMS',
    'tab.whatsapp': 'WhatsApp',
    'tab.ariaLabel': 'コードまたはリンクの受け取り方法',
    'button.emailLogin': 'メールで続ける',
    'button.sms': 'SMS で続ける',
    'button.whatsapp': 'WhatsApp で続ける',
    'hint.magicLink': 'メールでリンクをお送りします。パスワードは不要です。',
    'hint.email': 'メールで 6 桁のコードをお送りします。',
    'hint.sms': 'SMS で 6 桁のコードをお送りします。',
    'hint.whatsapp': 'WhatsApp で 6 桁のコードをお送りします。',
    'hint.password': '次にパスワードを入力または作成します。',
    'lastUsed.label': '前回使用',
    'lastUsed.passkey': '前回使用：パスキー',
    'email.suggestion': '{email} ではありませんか？',
    'phone.question': 'どちらの番号にコードを送信しますか？',

    'passcode.title': '確認コードを入力',
    'passcode.sentConfirmation': '6 桁の確認コードを <bold>{destination}</bold> に送信しました。',
    'passcode.expirationCountdown': 'コードの有効期限まであと {timeRemaining} です。',
    'passcode.expired': 'コードの有効期限が切れました。',
    'passcode.didntGetIt': '届きませんか？',
    'passcode.resendCode': 'コードを再送信',
    'passcode.codeSent': 'コードを送信しました',
    'passcode.resendWait': '{seconds, plural, other {# 秒}}後にコードを再送信できます',
    'otp.success.content': 'コードを確認しました。',

    'emailConfirmation.content': '<bold>{email}</bold> にメールを送信しました。',
    'emailConfirmation.instruction': 'メール内のリンクを開いてログインしてください。',
    'emailConfirmation.otherAddress': '別のメールアドレスを使う',
    'link.openInGmail': 'Gmail で開く',
    'link.openInYahoo': 'Yahoo Mail で開く',
    'link.openInOutlook': 'Outlook で開く',
    'linkElsewhere.newLink': '新しいリンクを送信',
    'linkElsewhere.useCode': '代わりにコードを使う',

    'toast.area.ariaLabel': '通知',
    'toast.dismiss.ariaLabel': '閉じる',
    'toast.emailResent': 'メールを再送信しました',
    'watermark.altText': '提供：<bold>PriceRxAuth</bold>',

    // Passwords.
    'formField.password.label': 'パスワード',
    'formField.password.ariaLabel': '{label}',
    'formField.password.show': 'パスワードを表示',
    'formField.password.hide': 'パスワードを非表示',

    'password.strength.label': 'パスワードの強度',
    'password.strength.unknown': '未判定',
    'password.strength.veryWeak': 'とても弱い',
    'password.strength.weak': '弱い',
    'password.strength.good': '良い',
    'password.strength.strong': '強い',
    'password.strength.provisional': '{strength}、確認中…',
    'password.strength.checkFailed': 'パスワードを確認できませんでした。',
    'password.strength.checkAgain': 'もう一度確認する',
    'password.strength.hint': 'ほかで使っていない長いパスワードにしてください。',
    'password.strength.advice': '無作為な 3 つの単語を試してください',
    'password.rules.met': '満たした条件：',
    'password.rules.notMet': 'まだ満たしていない条件：',
    'password.strengthError.minimumLength': '{characterLength, plural, other {# 文字以上}}',
    'password.strengthError.complexity':
      '次のうち {complexity} 種類以上：大文字、小文字、数字、記号（！や？など）',

    'password.zxcvbn.warning.shortKeyboardPatterns': 'キーボードの短い並びは推測されやすいです',
    'password.zxcvbn.warning.straightRows': '横一列に並んだキーは推測されやすいです',
    'password.zxcvbn.warning.repeats': '「aaa」のような繰り返しは推測されやすいです',
    'password.zxcvbn.warning.longerRepeats':
      '「abcabcabc」のような繰り返しは「abc」より少し推測されにくいだけです',
    'password.zxcvbn.warning.sequences': '「abc」や「6543」のような連続した文字は推測されやすいです',
    'password.zxcvbn.warning.recentYears': '最近の年は推測されやすいです',
    'password.zxcvbn.warning.dates': '日付は推測されやすいことが多いです',
    'password.zxcvbn.warning.top10CommonPassword': '最もよく使われる 10 個のパスワードの 1 つです',
    'password.zxcvbn.warning.top100CommonPassword': '最もよく使われる 100 個のパスワードの 1 つです',
    'password.zxcvbn.warning.veryCommonPassword': 'とてもよく使われるパスワードです',
    'password.zxcvbn.warning.similarToCommonPassword': 'よく使われるパスワードに似ています',
    'password.zxcvbn.warning.wordByItself': '1 つの単語だけでは推測されやすいです',
    'password.zxcvbn.warning.names': '名前や名字だけでは推測されやすいです',
    'password.zxcvbn.warning.commonNames': 'よくある名前や名字は推測されやすいです',

    'createAccount.title': '登録方法を選択',
    'password.createAccount.content': 'パスワードを作成',
    'password.forgot.content':
      '<bold>{email}</bold> にメールを送信しました。メール内のリンクを開いて、新しいパスワードを設定してください。',
    'password.breached.content':
      'お使いのパスワードが他のサイトのデータ漏えいで見つかりました。他の人に知られている可能性があります。アカウントを保護するため、<bold>{email}</bold> にメールを送信しました。メール内のリンクを開いて、新しいパスワードを設定してください。',
    'password.resetRequired.content':
      'アカウントを保護するため、以前のパスワードは使用できません。<bold>{email}</bold> にメールを送信しました。メール内のリンクを開いて、新しいパスワードを設定してください。',
    'password.setNew.title': 'パスワードを設定',
    'password.setNew.content':
      'このアカウントにはまだパスワードがありません。<bold>{email}</bold> にメールを送信しました。メール内のリンクを開いて、パスワードを設定してください。',
    'password.mailFailed': '<bold>{email}</bold> にメールを送信できませんでした。もう一度お試しください。',
    'password.didntGetItResend': '届きませんか？<resendButton>メールを再送信</resendButton>',
    'password.resendWait': '{seconds, plural, other {# 秒}}後にメールを再送信できます',
    'button.createPasswordInstead': '代わりにパスワードを作成',
    'button.emailMagicLink': 'ログイン用リンクをメールで受け取る',
    'button.emailOTP': 'ログイン用コードをメールで受け取る',
    'button.changeEmail': '変更',
    'button.forgotPassword': 'パスワードを忘れた場合',
    'error.passwordMissing': 'パスワードを入力してください。',
    'login.success.content': 'ログインしました。',

    'password.reset.title': '新しいパスワードを設定',
    'password.reset.label': '新しいパスワード',
    'password.reset.loggingInProgress': 'ログイン中…',
    'password.reset.failed.title': 'ログインできませんでした',
    'password.reset.confirmLogin.content': 'ボタンを押してログインしてください。',
    'password.reset.spent.title': 'このリンクは使用できません',
    'password.reset.spent.content':
      'すでに使用されたか、有効期限が切れています。新しいメールをお送りできます。',
    'password.reset.newMail': '新しいメールを送信',
    'password.reset.newMailSent':
      '<bold>{email}</bold> にメールを送信しました。メール内のリンクをこのブラウザで開いてください。',

    // Passkeys.
    'button.loginWithPasskey': 'パスキーでログイン',
    'passkey.success.content': 'パスキーを確認しました。',

    'passkey.registrationStart.title': '新しいパスキーを設定',
    'passkey.registrationStart.subtitle': 'パスキーがあれば、複雑なパスワードを覚える必要はありません。',
    'passkey.registrationStart.description': 'パスキーを使うと、指紋、顔、画面ロックでログインできます。',
    'passkey.registrationStart.unsupported':
      'このブラウザではパスキーを作成できません。別のブラウザを使うか、この手順をスキップしてください。',
    'button.createPasskey': 'パスキーを作成',
    'button.skip': 'スキップ',

    'passkey.registrationSuccess.title': 'パスキーを作成しました',
    'passkey.registrationSuccess.titleWithoutNew': 'パスキー',
    'passkey.registrationSuccess.existingPasskeys': '登録済みのパスキー',
    'passkey.registrationSuccess.none': 'パスキーはありません。',
    'passkey.registrationSuccess.name': 'パスキーの名前',
    'passkey.registrationSuccess.unnamed': 'パスキー',
    'passkey.registrationSuccess.edit': '{name} を編集',
    'passkey.registrationSuccess.save': '{name} を保存',
    'passkey.registrationSuccess.delete': '{name} を削除',
    'passkey.registrationSuccess.deleteQuestion': '「{name}」を削除しますか？',
    'passkey.registrationSuccess.deleteWarning': '削除したパスキーは元に戻せません。',
    'passkey.registrationSuccess.setupAnother': '別のパスキーを設定',
    'button.done': '完了',
    'button.delete': '削除',
    'button.cancel': 'キャンセル',

    'error.passkeyUnknown': 'パスキーの確認中に不明なエラーが発生しました。もう一度お試しください。',
    'error.passkeyNotHere':
      'このデバイスにパスキーが見つかりません。別の方法でログインするか、もう一度ボタンを押して別のデバイスのパスキーを使ってください。',
    'error.passkeyRegistrationNotFound':
      'パスキーの登録が見つかりません。アカウントからは削除され、パスワードマネージャーには残っている可能性があります。もう一度お試しください。',
    'passkey.registrationStart.error.noUser': 'エラー：パスキーを作成するには、先にログインしてください。',
    'passkey.registrationStart.errorDuplicatePasskey':
      'このパスキーはすでに登録されているようなので、作成できません。別のデバイスで登録され、このデバイスに同期された可能性があります。',
    'passkey.registrationStart.errorUnknown':
      'パスキーは作成されませんでした。「パスキーを作成」を押してもう一度試すか、スキップしてください。',

    // Social sign-in, and the consent screen for other apps.
    'oauth.cancelled':
      '{provider} でのログインが完了しませんでした。もう一度試すか、別の方法を選択してください。',
    'oauth.providerFailed':
      '{provider} でログインできませんでした。もう一度試すか、別の方法を選択してください。',
    'oauth.otherBrowser':
      'このログイン手続きは、別のブラウザまたはデバイスで開始されました。そちらで完了するか、ここでもう一度ログインしてください。',
    'oauth.inApp':
      'アプリ内では Google でログインできないことがあります。その場合は、このページを Safari か Chrome で開いてください。',

    'idpConsent.signIn.title': '{projectName} で {clientName} にログイン',
    'idpConsent.signIn.titleWithoutProject': '{clientName} にログイン',
    'idpConsent.signIn.titleWithoutApp': '{projectName} でアプリにログイン',
    'idpConsent.signIn.titleWithoutNames': 'アプリにログイン',
    'idpConsent.customScopes.title': '{clientName} がアカウントへのアクセスを求めています',
    'idpConsent.customScopes.titleWithoutApp': 'アプリがアカウントへのアクセスを求めています',
    'idpConsent.allowClientTo': '{clientName} が求めている権限：',
    'idpConsent.allowClientToWithoutApp': 'アプリが求めている権限：',
    'idpConsent.scopes.fullAccess': '本人としての操作：アカウントのすべての内容の表示と変更',
    'idpConsent.scopes.openid': '本人であることの確認',
    'idpConsent.scopes.openid.account': 'アカウントに保存されている情報の表示',
    'idpConsent.scopes.profile': 'プロフィールの個人情報の表示',
    'idpConsent.scopes.profile.profile': '名前、写真、言語設定',
    'idpConsent.scopes.profile.email': 'メールアドレス',
    'idpConsent.scopes.profile.phone': '電話番号',
    'idpConsent.scopes.offlineAccess': 'アプリを使用していないときもデータへのアクセスを維持',
    'idpConsent.scopes.offlineAccess.offline': 'オフラインのときのデータへのアクセス',
    'idpConsent.scopes.offlineAccess.background': 'バックグラウンドでのデータの同期',
    'idpConsent.scopes.custom': '権限 {scope} の使用',
    'idpConsent.notGiven': '{clientName} は次の権限も求めていますが、付与されません：',
    'idpConsent.notGivenWithoutApp': 'アプリは次の権限も求めていますが、付与されません：',
    'idpConsent.untilRevoked': 'このアクセスは、取り消すまで続きます。',
    'idpConsent.destination': '選択後、{destination} に移動します。',
    'idpConsent.framed':
      'このページは別のサイトの中に表示されています。アカウントを保護するため、このページを単独で開いて選択してください。',
    'idpConsent.button.allow': '許可',
    'idpConsent.button.deny': '拒否',
    'idpConsent.denied.title': 'アクセスを拒否しました',
    'idpConsent.denied': 'アプリのアクセスを拒否しました。',
    'idpConsent.success.content': '{clientName} に戻ります。',
    'idpConsent.success.contentWithoutApp': 'アプリに戻ります。',
    'idpConsent.noActiveSession.title': '先にログインしてください',
    'idpConsent.noActiveSession': 'ログインしていません。続けるにはログインしてください。',
    'idpConsent.failed.title': '続けられませんでした',
    'idpConsent.defaultClientName': 'アプリ',

    'idpLogout.title': 'ログアウトしますか？',
    'idpLogout.confirmMessage': '{projectName} アカウントからログアウトしてもよろしいですか？',
    'idpLogout.confirmMessageWithoutProject': 'アカウントからログアウトしてもよろしいですか？',
    'idpLogout.yes': 'はい',
    'idpLogout.no': 'いいえ',
    'idpLogout.notLoggedOut.title': 'ログインしたままです',
    'idpLogout.notLoggedOut': 'ログアウトしていません。このページは閉じてかまいません。',

    // Wallets.
    'crypto.wallet.continueWithEthereum': 'Ethereum ウォレットで続ける',
    'crypto.wallet.continueWithSolana': 'Solana ウォレットで続ける',
    'crypto.wallet.continueWithOtherWallet': '別の暗号資産ウォレットで続ける',
    'crypto.wallet.setupNewWallet': '暗号資産ウォレットを新規設定',

    'crypto.connectWallet.title': 'ウォレットを接続',
    'crypto.connectWallet.instructionPopup': 'ウォレット（{wallet}）でアカウントを選択してください。',
    'crypto.connectWallet.instructionWithoutName': 'ウォレットでアカウントを選択してください。',
    'crypto.signMessage.title': 'メッセージに署名',
    'crypto.signMessage.instruction':
      'ウォレット（{wallet}）でメッセージを承認してください。アカウントの所有者であることを証明します。費用はかかりません。',
    'crypto.signMessage.instructionWithoutName':
      'ウォレットでメッセージを承認してください。アカウントの所有者であることを証明します。費用はかかりません。',
    'crypto.signMessage.account': 'アカウント {address}',
    'crypto.troubleHelp':
      'ウィンドウが表示されない場合は、ウォレットを開いてください。確認画面が出ていることがあります。出ていなければ、戻ってもう一度お試しください。',

    'crypto.continueWithOtherWallet.title': '別のウォレットで続ける',
    'crypto.setupNewWallet.title': '暗号資産ウォレットを新規設定',
    'crypto.setupNewWallet.content': 'ウォレットは、アカウントを保管するブラウザ拡張機能またはアプリです。',
    'crypto.setupNewWallet.instruction':
      'ウォレットを選択し、手順に沿って設定してください。その後、このページに戻って再読み込みしてください。',

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
    'crypto.error.otherSite':
      'メッセージが別のサイト用に作成されたため、ウォレットに署名を求めませんでした。',
    'crypto.error.unsafe': 'メッセージが正しい形式でないため、ウォレットに署名を求めませんでした。',

    // The widget's own errors.
    'error.consentNotStarted': 'このリクエストは期限切れか、回答済みです。アプリに戻ってやり直してください。',
    'error.unexpected': 'このページで問題が発生しました。もう一度お試しください。',
    'error.unreachable': 'サーバーに接続できません。インターネット接続を確認して、もう一度お試しください。',
    'error.notLoaded':
      'このページの一部を読み込めませんでした。インターネット接続を確認して、もう一度お試しください。',
    'error.otherUsersLink':
      'このリンクは別のアカウントのものです。そのため、ログインしていません。ご自身でリクエストしたメールのリンクを開いてください。',
    'error.invalidResponse': 'サーバーから無効な応答がありました。数分後にもう一度お試しください。',
    'error.invalidJson': 'サーバーから無効な JSON 応答がありました。数分後にもう一度お試しください。',
    'error.captchaFailed':
      'セキュリティ確認を完了できませんでした。もう一度お試しください。解決しない場合は、このページでコンテンツブロッカーをオフにしてください。',
    'error.insecurePage':
      'このページは安全ではないため、ログインできません。サイトの管理者にお知らせください。',
    'error.storageRefused':
      'ブラウザがこのページの Cookie をブロックしています。許可してもう一度試すか、別の方法でログインしてください。',
    'error.invalidEmail': 'メールアドレスが正しくありません。ご確認ください。',
    'error.invalidPhoneNumber': '電話番号が正しくありません。ご確認ください。',
    'error.otpCodeExpired':
      '期限切れか使用済みのコードです。「コードを再送信」を選択して、新しいコードを受け取ってください。',
    'error.otpCodeLocked': 'コードの間違いが多すぎます。「コードを再送信」を選択してください。',

    // Errors of the browser.
    'error.NoCurrentSessionError': 'ログインしていません。続けるにはログインしてください。',
    'error.PasskeysUnsupportedError':
      'このブラウザでは、このページでパスキーを使用できません。別の方法でログインしてください。',
    'error.IDPOAuthFlowMissingParamError':
      'リクエストに必要な情報がありません。アプリの開発者にお知らせください。',

    // The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`.
    'error.unauthorizedCredentials':
      'メールアドレスまたはパスワードが正しくありません。もう一度試すか、パスワードを再設定するか、別の方法でログインしてください。',
    'error.userUnauthenticated': '続けるにはログインしてください。',
    'error.unauthorizedAction': 'この操作を行う権限がありません。サイトの管理者にお問い合わせください。',
    'error.internalServerError': 'サーバーで問題が発生しました。しばらくしてからお試しください。',
    'error.serviceUnavailable': '現在サーバーを利用できません。しばらくしてからお試しください。',
    'error.tooManyRequests': '試行回数が多すぎます。1 分待ってからもう一度お試しください。',
    'error.userLockLimitReached':
      '失敗した回数が多すぎます。後でもう一度試すか、別の方法でログインしてください。',
    'error.emailNotFound': 'このメールアドレスは登録されていません。確認して、もう一度お試しください。',
    'error.inactiveEmail': 'このメールアドレスには送信できません。別のメールアドレスをお使いください。',
    'error.duplicateEmail':
      'このメールアドレスはすでに登録されています。そのアカウントでログインしてください。',
    'error.invalidPhoneNumberCountryCode':
      '電話番号の国番号が正しくありません。確認して、もう一度お試しください。',
    'error.phoneNumberNotFound': 'この電話番号は登録されていません。確認して、もう一度お試しください。',
    'error.unsubscribedPhoneNumber':
      'この番号はメッセージの受信を停止しています。START と返信するか、メールでログインしてください。',
    'error.duplicatePhoneNumber':
      'この電話番号はすでに登録されています。そのアカウントでログインしてください。',
    'error.downstreamCarrierError':
      'この番号にメッセージを送信できませんでした。もう一度試すか、別の方法でログインしてください。',
    'error.tooManyUnverifiedFactors':
      '未確認のアドレスや番号が多すぎます。以前に使ったものでログインしてください。',
    'error.unableToAuthOtpCode':
      'このコードはすでに使用されたか、有効期限が切れています。再送信をリクエストして、もう一度お試しください。',
    'error.resetPassword': 'ログインする前に、新しいパスワードを設定してください。',
    'error.weakPassword': '推測されやすいパスワードです。無作為な 3 つの単語を試してください。',
    'error.oauthUserRegistrationNotFound':
      'このアカウントは、そのログイン方法を使用していません。別の方法を選択してください。',
    'error.webauthnRegistrationNotFound': 'パスキーが見つかりません。別の方法でログインしてください。',
    'error.unableToRegisterWebauthnRegistration': 'パスキーを登録できませんでした。もう一度お試しください。',
    'error.unableToAuthWebauthnRegistration': 'パスキーを確認できませんでした。もう一度お試しください。',
    'error.biometricRegistrationNotFound':
      'このアカウントには、その生体認証情報がありません。別の方法でログインしてください。',
    'error.unableToAuthenticateCryptoWallet':
      'ウォレットの署名を確認できませんでした。もう一度お試しください。',
    'error.invalidCryptoWalletAddress':
      'このアドレスは、この種類のウォレットのものではありません。別のウォレットを選択してください。',
    'error.cryptoWalletNotFound':
      'このアカウントには、そのウォレットがありません。別のウォレットを選択してください。',
    'error.invalidWalletAddressUser':
      'このウォレットは別のアカウントのものです。別のウォレットを選択してください。',
    'error.totpNotFound': 'このアカウントには認証アプリがありません。別の方法でログインしてください。',
    'error.activeTotpExists': 'このアカウントにはすでに認証アプリがあります。先に削除してください。',
    'error.invalidTotpCode': 'コードは 6 桁で入力してください。確認して、もう一度お試しください。',
    'error.unableToAuthenticateTotp':
      'コードが正しくないか、すでに使用されています。次のコードを待って、もう一度お試しください。',
    'error.unableToAuthenticateRecoveryCode':
      '復元用コードが正しくないか、すでに使用されています。別のコードをお試しください。',
    'error.connectedAppNotFound':
      'このアカウントには、そのアプリが接続されていません。ページを再読み込みしてください。',
  },
  groups: {
    continueWithProvider: '{provider} で続ける',
    continueWithWallet: '{wallet} で続ける',
    success: '完了しました',
    checkYourEmail: 'メールを確認してください',
    openWhereRequested: 'このリンクはリクエストした場所でのみ使えます',
    askedElsewhere:
      '別のブラウザまたはデバイスからリクエストされました。そちらで開くか、ここで新しいリンクを受け取ってください。',
    canTakeAMinute: '届くまで 1 分ほどかかることがあります。迷惑メールも確認してください。',
    signIn: 'ログイン',
    signInWithoutPassword: 'パスワードなしでログイン',
    setNewPassword: '新しいパスワードを設定してください',
    breachedPassword: 'データ漏えいで見つかりました。別のパスワードにしてください。',
    siteMisconfigured:
      'このサイトの設定に誤りがあります。サイトの管理者にお知らせください。別の方法でログインすることもできます。',
    requestNotProcessed: '送信された内容を処理できませんでした。もう一度お試しください。',
    linkUsed:
      'このリンクはすでに使用されたか、有効期限が切れています。再送信をリクエストして、もう一度お試しください。',
    otherBrowser: '開始したときと同じブラウザとデバイスで完了してください。',
    signInAgain: 'もう一度ログインしてください。',
    sessionEnded: 'セッションが終了しました。もう一度ログインしてください。',
    signInUsed:
      'このログイン手続きはすでに使用されたか、時間がかかりすぎました。もう一度ログインしてください。',
    signInFailed: 'ログインを完了できませんでした。もう一度ログインしてください。',
    unknownApp: 'このページを開いたアプリを確認できません。アプリに戻ってください。',
    appMisconfigured: 'このページを開いたアプリの設定に誤りがあります。アプリの管理者にお知らせください。',
    noPassword: 'このアカウントにはパスワードがありません。別の方法でログインしてください。',
    wrongCode: 'コードが正しくありません。もう一度お試しください。',
  },
};
