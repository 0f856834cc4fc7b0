export const errors = {
  // The widget's own errors.
  'error.consentNotStarted':
    'Yêu cầu này đã hết hạn hoặc đã được trả lời. Hãy quay lại ứng dụng và bắt đầu lại.',
  'error.unexpected': 'Đã xảy ra lỗi trên trang này. Vui lòng thử lại.',
  'error.unreachable': 'Không thể kết nối với máy chủ của chúng tôi.',
  'error.otherUsersLink':
    'Liên kết này thuộc về một tài khoản khác nên bạn chưa được đăng nhập. Hãy mở liên kết trong email mà bạn đã yêu cầu.',
  'error.invalidResponse': 'Máy chủ của chúng tôi trả về phản hồi không hợp lệ.',
  'error.invalidJson': 'Máy chủ của chúng tôi trả về phản hồi JSON không hợp lệ.',
  'error.captchaFailed':
    'Chúng tôi không thể hoàn tất bước kiểm tra bảo mật. Vui lòng thử lại; nếu vẫn không được, hãy tắt trình chặn nội dung trên trang này.',
  'error.insecurePage':
    'Trang này không thể tạo liên kết an toàn: trình duyệt chỉ cho phép trên các trang https.',
  'error.storageRefused':
    'Trình duyệt của bạn không lưu dữ liệu của trang này, mà cách đăng nhập này cần dữ liệu đó. Hãy cho phép cookie và dữ liệu trang web, hoặc chọn cách khác.',
  'error.invalidEmail': 'Địa chỉ email không hợp lệ. Vui lòng thử lại.',
  'error.invalidPhoneNumber': 'Số điện thoại không hợp lệ. Vui lòng thử lại.',
  'error.otpCodeExpired': 'Mã đã hết hạn hoặc đã dùng. Hãy chọn “Gửi lại mã”.',
  'error.otpCodeLocked': 'Nhập sai quá nhiều lần. Hãy chọn “Gửi lại mã”.',

  // Errors of the browser.
  'error.NoCurrentSessionError': 'Bạn chưa đăng nhập. Vui lòng đăng nhập để tiếp tục.',
  'error.PasskeysUnsupportedError': 'Trình duyệt này không thể dùng khóa truy cập trên trang này.',
  'error.IDPOAuthFlowMissingParamError':
    'Yêu cầu thiếu thông tin bắt buộc. Hãy báo cho nhà phát triển ứng dụng.',

  // The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`.
  'error.unauthorizedCredentials': 'Địa chỉ email hoặc mật khẩu không đúng.',
  'error.userUnauthenticated': 'Vui lòng đăng nhập để tiếp tục.',
  'error.unauthorizedAction': 'Bạn không có quyền thực hiện việc này.',
  'error.internalServerError': 'Máy chủ của chúng tôi gặp sự cố. Vui lòng thử lại sau.',
  'error.serviceUnavailable': 'Máy chủ của chúng tôi tạm thời không hoạt động. Vui lòng thử lại sau.',
  'error.tooManyRequests': 'Bạn đã thử quá nhiều lần. Hãy thử lại sau.',
  'error.userLockLimitReached': 'Bạn đã nhập sai quá nhiều lần. Hãy yêu cầu mã mới hoặc thử lại sau.',
  'error.emailNotFound': 'Chúng tôi không tìm thấy địa chỉ email này.',
  'error.inactiveEmail': 'Không thể gửi email đến địa chỉ này. Hãy dùng địa chỉ khác.',
  'error.duplicateEmail': 'Địa chỉ email này đã có tài khoản.',
  'error.invalidPhoneNumberCountryCode': 'Mã quốc gia của số điện thoại không hợp lệ.',
  'error.phoneNumberNotFound': 'Chúng tôi không tìm thấy số điện thoại này.',
  'error.unsubscribedPhoneNumber':
    'Số này đã từ chối nhận tin nhắn. Hãy trả lời START cho tin nhắn gần nhất hoặc dùng số khác.',
  'error.duplicatePhoneNumber': 'Số điện thoại này đã có tài khoản.',
  'error.unableToAuthOtpCode': 'Mã này đã được sử dụng hoặc đã hết hạn. Hãy yêu cầu lại rồi thử lần nữa.',
  'error.resetPassword': 'Hãy đặt mật khẩu mới trước khi đăng nhập lại.',
  'error.breachedPassword': 'Mật khẩu này đã xuất hiện trong một vụ rò rỉ dữ liệu. Hãy chọn mật khẩu khác.',
  'error.weakPassword': 'Mật khẩu này quá dễ đoán. Hãy chọn mật khẩu mạnh hơn.',
  'error.oauthUserRegistrationNotFound': 'Tài khoản này không dùng cách đăng nhập đó.',
  'error.webauthnRegistrationNotFound': 'Chúng tôi không tìm thấy khóa truy cập này.',
  'error.unableToRegisterWebauthnRegistration':
    'Chúng tôi không thể đăng ký khóa truy cập. Vui lòng thử lại.',
  'error.unableToAuthWebauthnRegistration':
    'Chúng tôi không thể xác minh khóa truy cập của bạn. Vui lòng thử lại.',
  'error.biometricRegistrationNotFound': 'Tài khoản này không có thông tin sinh trắc học đó.',
  'error.unableToAuthenticateCryptoWallet': 'Chúng tôi không thể xác minh chữ ký của ví. Vui lòng thử lại.',
  'error.invalidCryptoWalletAddress': 'Địa chỉ này không thuộc loại ví đã chọn.',
  'error.cryptoWalletNotFound': 'Tài khoản này không có ví đó.',
  'error.invalidWalletAddressUser': 'Ví này thuộc về một tài khoản khác.',
  'error.totpNotFound': 'Tài khoản này không có ứng dụng xác thực.',
  'error.activeTotpExists': 'Tài khoản này đã có ứng dụng xác thực.',
  'error.invalidTotpCode': 'Mã phải gồm sáu chữ số.',
  'error.unableToAuthenticateTotp': 'Mã không đúng hoặc đã được sử dụng.',
  'error.unableToAuthenticateRecoveryCode': 'Mã khôi phục không đúng hoặc đã được sử dụng.',
  'error.connectedAppNotFound': 'Tài khoản này không kết nối với ứng dụng đó.',
};
