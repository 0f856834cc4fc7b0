import type { LocaleMessages } from '../messageGroups';

/** Korean, formal polite (합니다, 하세요), without pronouns for the visitor. */
export const locale: LocaleMessages = {
  messages: {
    // All screens, Main, codes and email links.
    'button.back.ariaLabel': '뒤로',
    'button.continue': '계속',
    'button.retry': '다시 시도',
    'methodDivider.text': '또는',
    'login.loading': '로드 중…',
    'name.quoted': '“{name}”',
    'link.newTab': '새 탭에서 열림',

    'formField.email.label': '이메일 주소',
    'formField.email.placeholder': 'example@email.com',
    'formField.phone.label': '전화번호',
    'formField.phone.country.ariaLabel': '국가 번호',
    'formField.phone.countries': '국가 및 지역',
    'formField.phone.moreCountries': '기타 국가 및 지역',
    'formField.otp.ariaLabel': '6자리 인증 코드 입력',
    'formField.otp.description': '여섯 번째 숫자를 입력하면 바로 확인합니다.',
    'formField.passcode.status.verifying': '코드 확인 중…',

    'login.title': '가입 또는 로그인',
    'tab.email': '이메일',
    'tab.text': '문자',
    'tab.whatsapp': 'WhatsApp',
    'tab.ariaLabel': '코드 또는 링크를 받을 방법',
    'button.emailLogin': '이메일로 계속하기',
    'button.sms': '문자로 계속하기',
    'button.whatsapp': 'WhatsApp으로 계속하기',
    'hint.magicLink': '이메일로 링크를 보냅니다. 비밀번호는 필요 없습니다.',
    'hint.email': '이메일로 6자리 코드를 보냅니다.',
    'hint.sms': '문자로 6자리 코드를 보냅니다.',
    'hint.whatsapp': 'WhatsApp으로 6자리 코드를 보냅니다.',
    'hint.password': '다음 단계에서 비밀번호를 입력하거나 만듭니다.',
    'lastUsed.label': '최근 사용',
    'lastUsed.passkey': '최근 사용: 패스키',
    'email.suggestion': '혹시 {email} 주소를 입력하려고 하셨나요?',
    'phone.question': '어느 번호로 코드를 보낼까요?',

    'passcode.title': '인증 코드 입력',
    'passcode.sentConfirmation': '다음 연락처로 6자리 인증 코드를 보냈습니다: <bold>{destination}</bold>',
    'passcode.expirationCountdown': '코드 만료까지 {timeRemaining} 남았습니다.',
    'passcode.expired': '코드가 만료되었습니다.',
    'passcode.didntGetIt': '받지 못하셨나요?',
    'passcode.resendCode': '코드 다시 받기',
    'passcode.codeSent': '코드를 보냈습니다',
    'passcode.resendWait': '{seconds, plural, other {#초}} 후에 새 코드를 받을 수 있습니다',
    'otp.success.content': '코드가 확인되었습니다.',

    'emailConfirmation.content': '<bold>{email}</bold> 주소로 이메일을 보냈습니다.',
    'emailConfirmation.instruction': '이메일의 링크를 열어 로그인하세요.',
    'emailConfirmation.otherAddress': '다른 이메일 주소 사용',
    'link.openInGmail': 'Gmail에서 열기',
    'link.openInYahoo': 'Yahoo Mail에서 열기',
    'link.openInOutlook': 'Outlook에서 열기',
    'linkElsewhere.newLink': '새 링크 보내기',
    'linkElsewhere.useCode': '대신 코드 사용',

    'toast.area.ariaLabel': '알림',
    'toast.dismiss.ariaLabel': '닫기',
    'toast.emailResent': '이메일을 다시 보냈습니다',
    'watermark.altText': '제공: <bold>PriceRxAuth</bold>',

    // Passwords.
    'formField.password.label': '비밀번호',
    'formField.password.ariaLabel': '{label}',
    'formField.password.show': '비밀번호 표시',
    'formField.password.hide': '비밀번호 숨기기',

    'password.strength.label': '비밀번호 보안 수준',
    'password.strength.unknown': '아직 평가되지 않음',
    'password.strength.veryWeak': '매우 약함',
    'password.strength.weak': '약함',
    'password.strength.good': '양호',
    'password.strength.strong': '강함',
    'password.strength.provisional': '{strength}, 확인 중…',
    'password.strength.checkFailed': '이 비밀번호를 확인하지 못했습니다.',
    'password.strength.checkAgain': '다시 확인',
    'password.strength.hint': '다른 곳에서 쓰지 않는 긴 비밀번호를 선택하세요.',
    'password.strength.advice': '무작위 단어 세 개를 써 보세요',
    'password.rules.met': '충족한 조건:',
    'password.rules.notMet': '아직 충족하지 않은 조건:',
    'password.strengthError.minimumLength': '{characterLength, plural, other {#자 이상}}',
    'password.strengthError.complexity':
      '다음 중 {complexity}가지 이상: 대문자, 소문자, 숫자, 기호 (예: ! 또는 ?)',

    'password.zxcvbn.warning.shortKeyboardPatterns': '짧은 키보드 패턴은 추측하기 쉽습니다',
    'password.zxcvbn.warning.straightRows': '한 줄로 이어진 키는 추측하기 쉽습니다',
    'password.zxcvbn.warning.repeats': '“aaa” 같은 반복은 추측하기 쉽습니다',
    'password.zxcvbn.warning.longerRepeats':
      '“abcabcabc” 같은 반복은 “abc”보다 조금 더 추측하기 어려울 뿐입니다',
    'password.zxcvbn.warning.sequences': '“abc”나 “6543” 같은 순서는 추측하기 쉽습니다',
    'password.zxcvbn.warning.recentYears': '최근 연도는 추측하기 쉽습니다',
    'password.zxcvbn.warning.dates': '날짜는 추측하기 쉬운 경우가 많습니다',
    'password.zxcvbn.warning.top10CommonPassword': '가장 많이 쓰는 비밀번호 10개 중 하나입니다',
    'password.zxcvbn.warning.top100CommonPassword': '가장 많이 쓰는 비밀번호 100개 중 하나입니다',
    'password.zxcvbn.warning.veryCommonPassword': '매우 흔한 비밀번호입니다',
    'password.zxcvbn.warning.similarToCommonPassword': '많이 쓰는 비밀번호와 비슷합니다',
    'password.zxcvbn.warning.wordByItself': '단어 하나만 쓰면 추측하기 쉽습니다',
    'password.zxcvbn.warning.names': '이름이나 성만 쓰면 추측하기 쉽습니다',
    'password.zxcvbn.warning.commonNames': '흔한 이름과 성은 추측하기 쉽습니다',

    'createAccount.title': '가입 방법 선택',
    'password.createAccount.content': '비밀번호 만들기',
    'password.forgot.content':
      '<bold>{email}</bold> 주소로 이메일을 보냈습니다. 이메일의 링크를 열어 새 비밀번호를 설정하세요.',
    'password.breached.content':
      '사용 중인 비밀번호가 다른 사이트의 데이터 유출에서 발견되어 다른 사람이 알고 있을 수 있습니다. 계정을 보호하기 위해 <bold>{email}</bold> 주소로 이메일을 보냈습니다. 이메일의 링크를 열어 새 비밀번호를 설정하세요.',
    'password.resetRequired.content':
      '계정을 보호하기 위해 이전 비밀번호는 더 이상 사용할 수 없습니다. <bold>{email}</bold> 주소로 이메일을 보냈습니다. 이메일의 링크를 열어 새 비밀번호를 설정하세요.',
    'password.setNew.title': '비밀번호 설정',
    'password.setNew.content':
      '아직 이 계정에 비밀번호가 없습니다. <bold>{email}</bold> 주소로 이메일을 보냈습니다. 이메일의 링크를 열어 비밀번호를 설정하세요.',
    'password.mailFailed': '<bold>{email}</bold> 주소로 이메일을 보내지 못했습니다. 다시 시도하세요.',
    'password.didntGetItResend': '받지 못하셨나요? <resendButton>이메일 다시 받기</resendButton>',
    'password.resendWait': '{seconds, plural, other {#초}} 후에 이메일을 다시 받을 수 있습니다',
    'button.createPasswordInstead': '대신 비밀번호 만들기',
    'button.emailMagicLink': '이메일로 로그인 링크 받기',
    'button.emailOTP': '이메일로 로그인 코드 받기',
    'button.changeEmail': '변경',
    'button.forgotPassword': '비밀번호를 잊으셨나요?',
    'error.passwordMissing': '비밀번호를 입력하세요.',
    'login.success.content': '로그인되었습니다.',

    'password.reset.title': '새 비밀번호 설정',
    'password.reset.label': '새 비밀번호',
    'password.reset.loggingInProgress': '로그인 중…',
    'password.reset.failed.title': '로그인하지 못했습니다',
    'password.reset.confirmLogin.content': '버튼을 눌러 로그인하세요.',
    'password.reset.spent.title': '더 이상 사용할 수 없는 링크입니다',
    'password.reset.spent.content': '이미 사용했거나 만료되었습니다. 새 이메일을 보내 드릴 수 있습니다.',
    'password.reset.newMail': '새 이메일 보내기',
    'password.reset.newMailSent':
      '<bold>{email}</bold> 주소로 이메일을 보냈습니다. 이메일의 링크를 이 브라우저에서 여세요.',

    // Passkeys.
    'button.loginWithPasskey': '패스키로 로그인',
    'passkey.success.content': '패스키가 확인되었습니다.',

    'passkey.registrationStart.title': '새 패스키 설정',
    'passkey.registrationStart.subtitle': '패스키를 사용하면 복잡한 비밀번호를 기억할 필요가 없습니다.',
    'passkey.registrationStart.description':
      '패스키를 사용하면 지문, 얼굴 또는 화면 잠금으로 로그인할 수 있습니다.',
    'passkey.registrationStart.unsupported':
      '이 브라우저에서는 패스키를 만들 수 없습니다. 다른 브라우저를 사용하거나 이 단계를 건너뛰세요.',
    'button.createPasskey': '패스키 만들기',
    'button.skip': '건너뛰기',

    'passkey.registrationSuccess.title': '패스키를 만들었습니다!',
    'passkey.registrationSuccess.titleWithoutNew': '내 패스키',
    'passkey.registrationSuccess.existingPasskeys': '기존 패스키',
    'passkey.registrationSuccess.none': '패스키가 없습니다.',
    'passkey.registrationSuccess.name': '패스키 이름',
    'passkey.registrationSuccess.unnamed': '패스키',
    'passkey.registrationSuccess.edit': '{name} 수정',
    'passkey.registrationSuccess.save': '{name} 저장',
    'passkey.registrationSuccess.delete': '{name} 삭제',
    'passkey.registrationSuccess.deleteQuestion': '“{name}” 패스키를 삭제하시겠습니까?',
    'passkey.registrationSuccess.deleteWarning': '삭제한 패스키는 복구할 수 없습니다.',
    'passkey.registrationSuccess.setupAnother': '다른 패스키 설정',
    'button.done': '완료',
    'button.delete': '삭제',
    'button.cancel': '취소',

    'error.passkeyUnknown': '패스키를 확인하는 중에 알 수 없는 오류가 발생했습니다. 다시 시도하세요.',
    'error.passkeyNotHere':
      '이 기기에서 패스키를 찾을 수 없습니다. 다른 방법으로 로그인하거나, 버튼을 다시 눌러 다른 기기의 패스키를 사용하세요.',
    'error.passkeyRegistrationNotFound':
      '등록된 패스키를 찾을 수 없습니다. 계정에서는 삭제했지만 비밀번호 관리자에서는 삭제하지 않았을 수 있습니다. 다시 시도하세요.',
    'passkey.registrationStart.error.noUser': '오류: 패스키를 만들려면 먼저 로그인하세요.',
    'passkey.registrationStart.errorDuplicatePasskey':
      '이미 등록된 패스키로 보여 새로 만들 수 없습니다. 다른 기기에서 등록한 패스키가 이 기기로 동기화되었을 수 있습니다.',
    'passkey.registrationStart.errorUnknown':
      '패스키를 만들지 못했습니다. “패스키 만들기”를 눌러 다시 시도하거나 이 단계를 건너뛰세요.',

    // Social sign-in, and the consent screen for other apps.
    'oauth.cancelled':
      '{provider} 계정으로 로그인하는 과정이 완료되지 않았습니다. 다시 시도하거나 다른 방법을 선택하세요.',
    'oauth.providerFailed':
      '{provider} 계정으로 로그인하지 못했습니다. 다시 시도하거나 다른 방법을 선택하세요.',
    'oauth.otherBrowser':
      '다른 브라우저나 기기에서 시작한 로그인입니다. 그곳에서 완료하거나 여기에서 다시 로그인하세요.',
    'oauth.inApp':
      '앱 안에서는 Google 로그인이 차단될 수 있습니다. 그럴 때는 이 페이지를 Safari나 Chrome에서 여세요.',

    'idpConsent.signIn.title': '{projectName} 계정으로 {clientName}에 로그인',
    'idpConsent.signIn.titleWithoutProject': '{clientName}에 로그인',
    'idpConsent.signIn.titleWithoutApp': '{projectName} 계정으로 앱에 로그인',
    'idpConsent.signIn.titleWithoutNames': '앱에 로그인',
    'idpConsent.customScopes.title': '{clientName}에서 계정에 액세스하려고 합니다',
    'idpConsent.customScopes.titleWithoutApp': '앱에서 계정에 액세스하려고 합니다',
    'idpConsent.allowClientTo': '{clientName}에서 요청하는 권한:',
    'idpConsent.allowClientToWithoutApp': '앱에서 요청하는 권한:',
    'idpConsent.scopes.fullAccess': '본인을 대신하여 계정의 모든 항목 보기 및 변경',
    'idpConsent.scopes.openid': '본인 확인',
    'idpConsent.scopes.openid.account': '계정에 저장된 정보 보기',
    'idpConsent.scopes.profile': '개인 프로필 정보 보기',
    'idpConsent.scopes.profile.profile': '이름, 사진, 언어 설정',
    'idpConsent.scopes.profile.email': '이메일 주소',
    'idpConsent.scopes.profile.phone': '전화번호',
    'idpConsent.scopes.offlineAccess': '앱을 사용하지 않을 때도 데이터 액세스 유지',
    'idpConsent.scopes.offlineAccess.offline': '오프라인 상태에서 데이터 액세스',
    'idpConsent.scopes.offlineAccess.background': '백그라운드에서 데이터 동기화',
    'idpConsent.scopes.custom': '{scope} 권한 사용',
    'idpConsent.notGiven': '{clientName}에서 다음 권한도 요청했지만 부여되지 않습니다:',
    'idpConsent.notGivenWithoutApp': '앱에서 다음 권한도 요청했지만 부여되지 않습니다:',
    'idpConsent.untilRevoked': '이 액세스는 철회할 때까지 유지됩니다.',
    'idpConsent.destination': '선택하면 {destination} 주소로 이동합니다.',
    'idpConsent.framed':
      '다른 사이트가 이 페이지를 자기 페이지 안에 표시하고 있습니다. 계정을 보호하려면 이 페이지를 따로 열어 선택하세요.',
    'idpConsent.button.allow': '허용',
    'idpConsent.button.deny': '거부',
    'idpConsent.denied.title': '액세스 거부됨',
    'idpConsent.denied': '앱의 액세스를 거부했습니다.',
    'idpConsent.success.content': '{clientName} 페이지로 돌아가는 중입니다.',
    'idpConsent.success.contentWithoutApp': '앱으로 돌아가는 중입니다.',
    'idpConsent.noActiveSession.title': '먼저 로그인하세요',
    'idpConsent.noActiveSession': '로그인되어 있지 않습니다. 계속하려면 로그인하세요.',
    'idpConsent.failed.title': '계속할 수 없습니다',
    'idpConsent.defaultClientName': '앱',

    'idpLogout.title': '로그아웃하시겠습니까?',
    'idpLogout.confirmMessage': '{projectName} 계정에서 로그아웃하시겠습니까?',
    'idpLogout.confirmMessageWithoutProject': '계정에서 로그아웃하시겠습니까?',
    'idpLogout.yes': '예',
    'idpLogout.no': '아니요',
    'idpLogout.notLoggedOut.title': '아직 로그인되어 있습니다',
    'idpLogout.notLoggedOut': '로그아웃하지 않았습니다. 이 페이지를 닫아도 됩니다.',

    // Wallets.
    'crypto.wallet.continueWithEthereum': 'Ethereum 지갑으로 계속하기',
    'crypto.wallet.continueWithSolana': 'Solana 지갑으로 계속하기',
    'crypto.wallet.continueWithOtherWallet': '다른 암호화폐 지갑으로 계속하기',
    'crypto.wallet.setupNewWallet': '새 암호화폐 지갑 설정',

    'crypto.connectWallet.title': '지갑 연결',
    'crypto.connectWallet.instructionPopup': '지갑({wallet})에서 계정을 선택하세요.',
    'crypto.connectWallet.instructionWithoutName': '지갑에서 계정을 선택하세요.',
    'crypto.signMessage.title': '메시지 서명',
    'crypto.signMessage.instruction':
      '지갑({wallet})에서 메시지를 승인하세요. 본인 계정임을 증명합니다. 비용은 들지 않습니다.',
    'crypto.signMessage.instructionWithoutName':
      '지갑에서 메시지를 승인하세요. 본인 계정임을 증명합니다. 비용은 들지 않습니다.',
    'crypto.signMessage.account': '계정 {address}',
    'crypto.troubleHelp':
      '창이 보이지 않으면 지갑을 직접 여세요. 요청이 그곳에 있을 수 있습니다. 없으면 돌아가서 다시 시도하세요.',

    'crypto.continueWithOtherWallet.title': '다른 지갑으로 계속하기',
    'crypto.setupNewWallet.title': '새 암호화폐 지갑 설정',
    'crypto.setupNewWallet.content': '지갑은 계정을 보관하는 브라우저 확장 프로그램 또는 앱입니다.',
    'crypto.setupNewWallet.instruction':
      '지갑을 하나 골라 안내를 따르세요. 그런 다음 돌아와서 이 페이지를 새로고침하세요.',

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

    // The widget's own errors.
    'error.consentNotStarted': '만료되었거나 이미 응답한 요청입니다. 앱으로 돌아가 다시 시작하세요.',
    'error.unexpected': '이 페이지에서 문제가 발생했습니다. 다시 시도하세요.',
    'error.unreachable': '서버에 연결할 수 없습니다. 인터넷 연결을 확인하고 다시 시도하세요.',
    'error.notLoaded': '이 페이지의 일부를 불러올 수 없습니다. 인터넷 연결을 확인하고 다시 시도하세요.',
    'error.otherUsersLink':
      '다른 계정의 링크이므로 로그인하지 않았습니다. 직접 요청한 이메일의 링크를 여세요.',
    'error.invalidResponse': '서버에서 잘못된 응답을 보냈습니다. 몇 분 후 다시 시도하세요.',
    'error.invalidJson': '서버에서 잘못된 JSON 응답을 보냈습니다. 몇 분 후 다시 시도하세요.',
    'error.captchaFailed':
      '보안 확인을 완료하지 못했습니다. 다시 시도하세요. 계속 실패하면 이 페이지에서 콘텐츠 차단기를 끄세요.',
    'error.insecurePage': '이 페이지는 안전하지 않아 로그인할 수 없습니다. 사이트 관리자에게 알려 주세요.',
    'error.storageRefused':
      '브라우저가 이 페이지의 쿠키를 차단합니다. 쿠키를 허용하고 다시 시도하거나, 다른 방법으로 로그인하세요.',
    'error.invalidEmail': '이메일 주소가 올바르지 않습니다. 다시 확인하세요.',
    'error.invalidPhoneNumber': '전화번호가 올바르지 않습니다. 다시 확인하세요.',
    'error.otpCodeExpired': '만료되었거나 사용한 코드입니다. “코드 다시 받기”를 선택해 새 코드를 받으세요.',
    'error.otpCodeLocked': '너무 여러 번 잘못 입력했습니다. “코드 다시 받기”를 선택하세요.',

    // Errors of the browser.
    'error.NoCurrentSessionError': '로그인되어 있지 않습니다. 계속하려면 로그인하세요.',
    'error.PasskeysUnsupportedError':
      '이 브라우저에서는 이 페이지에 패스키를 사용할 수 없습니다. 다른 방법으로 로그인하세요.',
    'error.IDPOAuthFlowMissingParamError': '요청에 필요한 정보가 없습니다. 앱 개발자에게 알려 주세요.',

    // The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`.
    'error.unauthorizedCredentials':
      '이메일 주소 또는 비밀번호가 올바르지 않습니다. 다시 시도하거나, 비밀번호를 재설정하거나, 다른 방법으로 로그인하세요.',
    'error.userUnauthenticated': '계속하려면 로그인하세요.',
    'error.unauthorizedAction': '이 작업을 수행할 권한이 없습니다. 사이트 관리자에게 문의하세요.',
    'error.internalServerError': '서버에 문제가 발생했습니다. 나중에 다시 시도하세요.',
    'error.serviceUnavailable': '현재 서버를 사용할 수 없습니다. 나중에 다시 시도하세요.',
    'error.tooManyRequests': '시도 횟수가 너무 많습니다. 1분 후 다시 시도하세요.',
    'error.userLockLimitReached':
      '실패한 횟수가 너무 많습니다. 나중에 다시 시도하거나 다른 방법으로 로그인하세요.',
    'error.emailNotFound': '등록되지 않은 이메일 주소입니다. 확인하고 다시 시도하세요.',
    'error.inactiveEmail': '이 주소로는 이메일을 보낼 수 없습니다. 다른 주소를 사용하세요.',
    'error.duplicateEmail': '이 이메일 주소를 사용하는 계정이 이미 있습니다. 그 계정으로 로그인하세요.',
    'error.invalidPhoneNumberCountryCode':
      '전화번호의 국가 번호가 올바르지 않습니다. 확인하고 다시 시도하세요.',
    'error.phoneNumberNotFound': '등록되지 않은 전화번호입니다. 확인하고 다시 시도하세요.',
    'error.unsubscribedPhoneNumber':
      '메시지 수신을 거부한 번호입니다. 저희 번호로 START라고 답장하거나 이메일로 로그인하세요.',
    'error.duplicatePhoneNumber': '이 전화번호를 사용하는 계정이 이미 있습니다. 그 계정으로 로그인하세요.',
    'error.downstreamCarrierError':
      '이 번호로 메시지를 보내지 못했습니다. 다시 시도하거나 다른 방법으로 로그인하세요.',
    'error.tooManyUnverifiedFactors':
      '확인되지 않은 주소나 번호가 너무 많습니다. 전에 사용한 것으로 로그인하세요.',
    'error.unableToAuthOtpCode': '이미 사용했거나 만료된 코드입니다. 새로 요청한 후 다시 시도하세요.',
    'error.resetPassword': '로그인하기 전에 새 비밀번호를 설정하세요.',
    'error.weakPassword': '너무 추측하기 쉬운 비밀번호입니다. 무작위 단어 세 개를 써 보세요.',
    'error.oauthUserRegistrationNotFound':
      '이 계정은 해당 로그인 방법을 사용하지 않습니다. 다른 방법을 선택하세요.',
    'error.webauthnRegistrationNotFound': '패스키를 찾을 수 없습니다. 다른 방법으로 로그인하세요.',
    'error.unableToRegisterWebauthnRegistration': '패스키를 등록하지 못했습니다. 다시 시도하세요.',
    'error.unableToAuthWebauthnRegistration': '패스키를 확인하지 못했습니다. 다시 시도하세요.',
    'error.biometricRegistrationNotFound':
      '이 계정에는 해당 생체 인식 정보가 없습니다. 다른 방법으로 로그인하세요.',
    'error.unableToAuthenticateCryptoWallet': '지갑의 서명을 확인하지 못했습니다. 다시 시도하세요.',
    'error.invalidCryptoWalletAddress': '이 종류의 지갑 주소가 아닙니다. 다른 지갑을 선택하세요.',
    'error.cryptoWalletNotFound': '이 계정에는 해당 지갑이 없습니다. 다른 지갑을 선택하세요.',
    'error.invalidWalletAddressUser': '다른 계정의 지갑입니다. 다른 지갑을 선택하세요.',
    'error.totpNotFound': '이 계정에는 인증 앱이 없습니다. 다른 방법으로 로그인하세요.',
    'error.activeTotpExists': '이 계정에는 이미 인증 앱이 있습니다. 먼저 삭제하세요.',
    'error.invalidTotpCode': '코드는 여섯 자리 숫자여야 합니다. 확인하고 다시 시도하세요.',
    'error.unableToAuthenticateTotp':
      '코드가 올바르지 않거나 이미 사용한 코드입니다. 다음 코드를 기다렸다가 다시 시도하세요.',
    'error.unableToAuthenticateRecoveryCode':
      '복구 코드가 올바르지 않거나 이미 사용한 코드입니다. 다른 코드를 입력하세요.',
    'error.connectedAppNotFound': '이 계정에 연결된 앱이 아닙니다. 페이지를 새로고침하세요.',
  },
  groups: {
    continueWithProvider: '{provider} 계정으로 계속하기',
    continueWithWallet: '{wallet} 지갑으로 계속하기',
    success: '완료되었습니다!',
    checkYourEmail: '이메일을 확인하세요',
    openWhereRequested: '요청한 곳에서만 열리는 링크입니다',
    askedElsewhere: '다른 브라우저나 기기에서 요청했습니다. 그곳에서 열거나 여기에서 새 링크를 받으세요.',
    canTakeAMinute: '1분 정도 걸릴 수 있습니다. 스팸함도 확인하세요.',
    signIn: '로그인',
    signInWithoutPassword: '비밀번호 없이 로그인',
    setNewPassword: '새 비밀번호를 설정하세요',
    breachedPassword: '유출된 적이 있는 비밀번호입니다. 다른 비밀번호를 선택하세요.',
    siteMisconfigured:
      '이 사이트의 설정이 잘못되었습니다. 사이트 관리자에게 알려 주세요. 또는 다른 방법으로 로그인하세요.',
    requestNotProcessed: '보낸 내용을 처리하지 못했습니다. 다시 시도하세요.',
    linkUsed: '이미 사용했거나 만료된 링크입니다. 새로 요청한 후 다시 시도하세요.',
    otherBrowser: '처음 시작한 브라우저와 기기에서 완료하세요.',
    signInAgain: '다시 로그인하세요.',
    sessionEnded: '세션이 종료되었습니다. 다시 로그인하세요.',
    signInUsed: '이미 사용했거나 시간이 너무 오래 걸린 로그인 요청입니다. 다시 로그인하세요.',
    signInFailed: '로그인을 완료하지 못했습니다. 다시 로그인하세요.',
    unknownApp: '이 페이지를 연 앱을 확인할 수 없습니다. 앱으로 돌아가세요.',
    appMisconfigured: '이 페이지를 연 앱의 설정이 잘못되었습니다. 앱 관리자에게 알려 주세요.',
    noPassword: '이 계정에는 비밀번호가 없습니다. 다른 방법으로 로그인하세요.',
    wrongCode: '코드가 올바르지 않습니다. 다시 시도하세요.',
  },
};
