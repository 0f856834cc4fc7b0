export const errors = {
  // The widget's own errors.
  'error.consentNotStarted': '만료되었거나 이미 응답한 요청입니다. 앱으로 돌아가 다시 시작하세요.',
  'error.unexpected': '이 페이지에서 문제가 발생했습니다. 다시 시도하세요.',
  'error.unreachable': '서버에 연결할 수 없습니다.',
  'error.invalidResponse': '서버에서 잘못된 응답을 보냈습니다.',
  'error.invalidJson': '서버에서 잘못된 JSON 응답을 보냈습니다.',
  'error.captchaFailed':
    '보안 확인을 완료하지 못했습니다. 다시 시도하세요. 계속 실패하면 이 페이지에서 콘텐츠 차단기를 끄세요.',
  'error.insecurePage':
    '이 페이지에서는 안전한 링크를 만들 수 없습니다. 브라우저는 https 페이지에서만 허용합니다.',
  'error.invalidEmail': '이메일 주소가 올바르지 않습니다. 다시 시도하세요.',
  'error.invalidPhoneNumber': '전화번호가 올바르지 않습니다. 다시 시도하세요.',
  'error.otpCodeExpired':
    '만료되었거나 이미 사용한 코드입니다. 새 코드를 받으려면 “코드 다시 받기”를 선택하세요.',
  'error.otpCodeLocked':
    '이 코드를 너무 여러 번 잘못 입력했습니다. 새 코드를 받으려면 “코드 다시 받기”를 선택하세요.',

  // Errors of the browser.
  'error.NoCurrentSessionError': '로그인되어 있지 않습니다. 계속하려면 로그인하세요.',
  'error.PasskeysUnsupportedError': '이 브라우저에서는 이 페이지에 패스키를 사용할 수 없습니다.',
  'error.IDPOAuthFlowMissingParamError': '요청에 필요한 정보가 없습니다. 앱 개발자에게 알려 주세요.',

  // The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`.
  'error.unauthorizedCredentials': '이메일 주소 또는 비밀번호가 올바르지 않습니다.',
  'error.userUnauthenticated': '계속하려면 로그인하세요.',
  'error.unauthorizedAction': '이 작업을 수행할 권한이 없습니다.',
  'error.internalServerError': '서버에 문제가 발생했습니다. 나중에 다시 시도하세요.',
  'error.serviceUnavailable': '현재 서버를 사용할 수 없습니다. 나중에 다시 시도하세요.',
  'error.tooManyRequests': '시도 횟수가 너무 많습니다. 잠시 기다린 후 다시 시도하세요.',
  'error.userLockLimitReached': '실패한 횟수가 너무 많습니다. 새 코드를 요청하거나 나중에 다시 시도하세요.',
  'error.emailNotFound': '등록되지 않은 이메일 주소입니다.',
  'error.inactiveEmail': '이 주소로는 이메일을 보낼 수 없습니다. 다른 주소를 사용하세요.',
  'error.duplicateEmail': '이 이메일 주소를 사용하는 계정이 이미 있습니다.',
  'error.invalidPhoneNumberCountryCode': '전화번호의 국가 번호가 올바르지 않습니다.',
  'error.phoneNumberNotFound': '등록되지 않은 전화번호입니다.',
  'error.unsubscribedPhoneNumber':
    '메시지 수신을 거부한 번호입니다. 마지막 메시지에 START라고 답장하거나 다른 번호를 사용하세요.',
  'error.duplicatePhoneNumber': '이 전화번호를 사용하는 계정이 이미 있습니다.',
  'error.unableToAuthOtpCode': '이미 사용했거나 만료된 코드입니다. 새로 요청한 후 다시 시도하세요.',
  'error.resetPassword': '로그인하기 전에 새 비밀번호를 설정하세요.',
  'error.breachedPassword': '유출된 적이 있는 비밀번호입니다. 다른 비밀번호를 선택하세요.',
  'error.weakPassword': '추측하기 쉬운 비밀번호입니다. 더 강력한 비밀번호를 선택하세요.',
  'error.oauthUserRegistrationNotFound': '이 계정은 해당 로그인 방법을 사용하지 않습니다.',
  'error.webauthnRegistrationNotFound': '패스키를 찾을 수 없습니다.',
  'error.unableToRegisterWebauthnRegistration': '패스키를 등록하지 못했습니다. 다시 시도하세요.',
  'error.unableToAuthWebauthnRegistration': '패스키를 확인하지 못했습니다. 다시 시도하세요.',
  'error.biometricRegistrationNotFound': '이 계정에는 해당 생체 인식 정보가 없습니다.',
  'error.unableToAuthenticateCryptoWallet': '지갑의 서명을 확인하지 못했습니다. 다시 시도하세요.',
  'error.invalidCryptoWalletAddress': '이 종류의 지갑 주소가 아닙니다.',
  'error.cryptoWalletNotFound': '이 계정에는 해당 지갑이 없습니다.',
  'error.invalidWalletAddressUser': '다른 계정의 지갑입니다.',
  'error.totpNotFound': '이 계정에는 인증 앱이 없습니다.',
  'error.activeTotpExists': '이 계정에는 이미 인증 앱이 있습니다.',
  'error.invalidTotpCode': '코드는 여섯 자리 숫자여야 합니다.',
  'error.unableToAuthenticateTotp': '코드가 올바르지 않거나 이미 사용한 코드입니다.',
  'error.unableToAuthenticateRecoveryCode': '복구 코드가 올바르지 않거나 이미 사용한 코드입니다.',
  'error.connectedAppNotFound': '이 계정에 연결된 앱이 아닙니다.',
};
