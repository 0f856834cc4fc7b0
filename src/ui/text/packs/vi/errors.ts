const ASK_AGAIN = 'Hãy yêu cầu lại rồi thử lần nữa.';
const SIGN_IN_AGAIN = 'Vui lòng đăng nhập lại.';
const TRY_AGAIN = 'Vui lòng thử lại.';
/** Errors that only the site's operator can fix. */
const SITE = 'Trang web này được thiết lập chưa đúng. Hãy báo cho người quản lý trang web.';
const WRONG_CALL = `Chúng tôi không thể xử lý nội dung đã gửi. ${TRY_AGAIN}`;
const LINK_ENDED = `Liên kết này đã được sử dụng hoặc đã hết hạn. ${ASK_AGAIN}`;
const ELSEWHERE = 'Hãy hoàn tất trên cùng trình duyệt và thiết bị mà bạn đã bắt đầu.';
const UNKNOWN_APP = 'Chúng tôi không nhận ra ứng dụng đã đưa bạn đến đây.';
const WRONG_APP = 'Ứng dụng đã đưa bạn đến đây được thiết lập chưa đúng.';
const PASSKEY_FAILED = `Chúng tôi không thể xác minh khóa truy cập của bạn. ${TRY_AGAIN}`;
const SESSION_ENDED = `Phiên đăng nhập của bạn đã kết thúc. ${SIGN_IN_AGAIN}`;
const SIGN_IN_SPENT = `Lần đăng nhập này đã được sử dụng hoặc đã hết hạn. ${SIGN_IN_AGAIN}`;
const SIGN_IN_FAILED = `Chúng tôi không thể hoàn tất việc đăng nhập. ${SIGN_IN_AGAIN}`;
const WRONG_CODE = `Mã không đúng. ${TRY_AGAIN}`;
const NO_PASSWORD = 'Tài khoản này không có mật khẩu.';

/** The widget's own errors. */
const own = {
  'error.consentOriginNotAllowed': SITE,
  'error.consentNotStarted':
    'Yêu cầu này đã hết hạn hoặc đã được trả lời. Hãy quay lại ứng dụng và bắt đầu lại.',
  'error.insufficientScope': SITE,
  'error.originNotAllowed': SITE,
  'error.unexpected': `Đã xảy ra lỗi trên trang này. ${TRY_AGAIN}`,
  'error.unreachable': 'Không thể kết nối với máy chủ của chúng tôi.',
  'error.invalidResponse': 'Máy chủ của chúng tôi trả về phản hồi không hợp lệ.',
  'error.invalidJson': 'Máy chủ của chúng tôi trả về phản hồi JSON không hợp lệ.',
  'error.schema': WRONG_CALL,
  'error.captchaFailed':
    'Chúng tôi không thể hoàn tất bước kiểm tra bảo mật. Vui lòng thử lại; nếu vẫn không được, hãy tắt trình chặn nội dung trên trang này.',
  'error.insecurePage':
    'Trang này không thể tạo liên kết an toàn: trình duyệt chỉ cho phép trên các trang https.',
  'error.invalidEmail': `Địa chỉ email không hợp lệ. ${TRY_AGAIN}`,
  'error.invalidPhoneNumber': `Số điện thoại không hợp lệ. ${TRY_AGAIN}`,
  'error.otpCodeExpired': 'Mã này đã hết hạn hoặc đã được sử dụng. Hãy chọn “Gửi lại mã” để nhận mã mới.',
  'error.otpCodeLocked': 'Mã này đã bị nhập sai quá nhiều lần. Hãy chọn “Gửi lại mã” để nhận mã mới.',
  'error.otpCodeNotFound': WRONG_CODE,
};

/** Errors of the browser. */
const ofThisBrowser = {
  'error.MissingPKCEError': ELSEWHERE,
  'error.NoCurrentSessionError': 'Bạn chưa đăng nhập. Vui lòng đăng nhập để tiếp tục.',
  'error.PasskeysUnsupportedError': 'Trình duyệt này không thể dùng khóa truy cập trên trang này.',
  'error.InvalidStartUrlError': SITE,
  'error.InvalidRedirectSchemeError': SITE,
  'error.IDPOAuthFlowMissingParamError':
    'Yêu cầu thiếu thông tin bắt buộc. Hãy báo cho nhà phát triển ứng dụng.',
};

/** The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`. */
const ofTheProvider = {
  'error.unauthorizedCredentials': 'Địa chỉ email hoặc mật khẩu không đúng.',
  'error.userUnauthenticated': 'Vui lòng đăng nhập để tiếp tục.',
  'error.unauthorizedAction': 'Bạn không có quyền thực hiện việc này.',
  'error.invalidSecretAuthentication': SIGN_IN_AGAIN,
  'error.sessionNotFound': SESSION_ENDED,
  'error.invalidSessionToken': SESSION_ENDED,
  'error.invalidSessionDuration': SITE,
  'error.internalServerError': 'Máy chủ của chúng tôi gặp sự cố. Vui lòng thử lại sau.',
  'error.serviceUnavailable': 'Máy chủ của chúng tôi tạm thời không hoạt động. Vui lòng thử lại sau.',
  'error.tooManyRequests': 'Bạn đã thử quá nhiều lần. Vui lòng đợi một lát rồi thử lại.',
  'error.userLockLimitReached': 'Bạn đã nhập sai quá nhiều lần. Hãy yêu cầu mã mới hoặc thử lại sau.',
  'error.routeNotFound': WRONG_CALL,
  'error.unknownError': WRONG_CALL,
  'error.emailNotFound': 'Chúng tôi không tìm thấy địa chỉ email này.',
  'error.inactiveEmail': 'Không thể gửi email đến địa chỉ này. Hãy dùng địa chỉ khác.',
  'error.duplicateEmail': 'Địa chỉ email này đã có tài khoản.',
  'error.invalidPhoneNumberCountryCode': 'Mã quốc gia của số điện thoại không hợp lệ.',
  'error.phoneNumberNotFound': 'Chúng tôi không tìm thấy số điện thoại này.',
  'error.unsubscribedPhoneNumber':
    'Số này đã từ chối nhận tin nhắn. Hãy trả lời START cho tin nhắn gần nhất hoặc dùng số khác.',
  'error.duplicatePhoneNumber': 'Số điện thoại này đã có tài khoản.',
  'error.invalidCode': WRONG_CODE,
  'error.unableToAuthOtpCode': `Mã này đã được sử dụng hoặc đã hết hạn. ${ASK_AGAIN}`,
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
  'error.resetPassword': 'Hãy đặt mật khẩu mới trước khi đăng nhập lại.',
  'error.breachedPassword': 'Mật khẩu này đã xuất hiện trong một vụ rò rỉ dữ liệu. Hãy chọn mật khẩu khác.',
  'error.weakPassword': 'Mật khẩu này quá dễ đoán. Hãy chọn mật khẩu mạnh hơn.',
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
  'error.oauthUserRegistrationNotFound': 'Tài khoản này không dùng cách đăng nhập đó.',
  'error.webauthnRegistrationNotFound': 'Chúng tôi không tìm thấy khóa truy cập này.',
  'error.unableToRegisterWebauthnRegistration': `Chúng tôi không thể đăng ký khóa truy cập. ${TRY_AGAIN}`,
  'error.unableToAuthWebauthnRegistration': PASSKEY_FAILED,
  'error.invalidDomain': SITE,
  'error.biometricRegistrationNotFound': 'Tài khoản này không có thông tin sinh trắc học đó.',
  'error.unableToAuthenticateCryptoWallet': `Chúng tôi không thể xác minh chữ ký của ví. ${TRY_AGAIN}`,
  'error.invalidCryptoWalletAddress': 'Địa chỉ này không thuộc loại ví đã chọn.',
  'error.cryptoWalletNotFound': 'Tài khoản này không có ví đó.',
  'error.invalidWalletAddressUser': 'Ví này thuộc về một tài khoản khác.',
  'error.cryptoWalletTypeIncompatibleWithSiwe': SITE,
  'error.invalidSiweUri': SITE,
  'error.invalidSiweChainId': SITE,
  'error.invalidSiweStatement': SITE,
  'error.invalidSiweMessageRequestId': SITE,
  'error.invalidSiweResource': SITE,
  'error.totpNotFound': 'Tài khoản này không có ứng dụng xác thực.',
  'error.activeTotpExists': 'Tài khoản này đã có ứng dụng xác thực.',
  'error.invalidTotpCode': 'Mã phải gồm sáu chữ số.',
  'error.unableToAuthenticateTotp': 'Mã không đúng hoặc đã được sử dụng.',
  'error.unableToAuthenticateRecoveryCode': 'Mã khôi phục không đúng hoặc đã được sử dụng.',
  'error.connectedAppNotFound': 'Tài khoản này không kết nối với ứng dụng đó.',
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
