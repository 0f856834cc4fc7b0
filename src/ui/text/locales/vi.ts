import type { LocaleMessages } from '../messageGroups';

/** Vietnamese, with "bạn". */
export const locale: LocaleMessages = {
  messages: {
    // All screens, Main, codes and email links.
    'button.back.ariaLabel': 'Quay lại',
    'button.continue': 'Tiếp tục',
    'button.retry': 'Thử lại',
    'methodDivider.text': 'hoặc',
    'login.loading': 'Đang tải…',
    'name.quoted': '“{name}”',
    'link.newTab': 'Mở trong thẻ mới',

    'formField.email.label': 'Địa chỉ email',
    'formField.email.placeholder': 'example@email.com',
    'formField.phone.label': 'Số điện thoại',
    'formField.phone.country.ariaLabel': 'Mã quốc gia',
    'formField.phone.countries': 'Quốc gia và khu vực',
    'formField.phone.moreCountries': 'Quốc gia và khu vực khác',
    'formField.otp.ariaLabel': 'Nhập mã xác minh gồm 6 chữ số',
    'formField.otp.description': 'Mã được kiểm tra ngay khi bạn nhập chữ số thứ sáu.',
    'formField.passcode.status.verifying': 'Đang kiểm tra mã…',

    'login.title': 'Đăng ký hoặc đăng nhập',
    'tab.email': 'Email',
    'tab.text': 'Tin nhắn',
    'tab.whatsapp': 'WhatsApp',
    'tab.ariaLabel': 'Cách nhận mã hoặc liên kết',
    'button.emailLogin': 'Tiếp tục bằng email',
    'button.sms': 'Tiếp tục bằng tin nhắn',
    'button.whatsapp': 'Tiếp tục bằng WhatsApp',
    'hint.magicLink': 'Chúng tôi sẽ gửi liên kết qua email. Không cần mật khẩu.',
    'hint.email': 'Chúng tôi sẽ gửi mã gồm 6 chữ số qua email.',
    'hint.sms': 'Chúng tôi sẽ gửi mã gồm 6 chữ số qua tin nhắn.',
    'hint.whatsapp': 'Chúng tôi sẽ gửi mã gồm 6 chữ số qua WhatsApp.',
    'hint.password': 'Bước tiếp theo: nhập hoặc tạo mật khẩu.',
    'lastUsed.label': 'Dùng lần trước',
    'lastUsed.passkey': 'Dùng lần trước: khóa truy cập',
    'email.suggestion': 'Có phải ý bạn là {email}?',
    'phone.question': 'Chúng tôi nên gửi mã đến số nào?',

    'passcode.title': 'Nhập mã xác minh',
    'passcode.sentConfirmation': 'Mã xác minh gồm 6 chữ số đã được gửi đến <bold>{destination}</bold>.',
    'passcode.expirationCountdown': 'Mã của bạn sẽ hết hạn sau {timeRemaining}.',
    'passcode.expired': 'Mã của bạn đã hết hạn.',
    'passcode.didntGetIt': 'Bạn không nhận được?',
    'passcode.resendCode': 'Gửi lại mã',
    'passcode.codeSent': 'Đã gửi mã',
    'passcode.resendWait': 'Bạn có thể yêu cầu mã mới sau {seconds, plural, other {# giây}}',
    'otp.success.content': 'Mã của bạn đã được xác minh.',

    'emailConfirmation.content': 'Chúng tôi đã gửi email đến <bold>{email}</bold>.',
    'emailConfirmation.instruction': 'Hãy mở liên kết trong email để đăng nhập.',
    'emailConfirmation.otherAddress': 'Dùng địa chỉ email khác',
    'link.openInGmail': 'Mở trong Gmail',
    'link.openInYahoo': 'Mở trong Yahoo Mail',
    'link.openInOutlook': 'Mở trong Outlook',
    'linkElsewhere.newLink': 'Gửi liên kết mới',
    'linkElsewhere.useCode': 'Dùng mã thay cho liên kết',

    'toast.area.ariaLabel': 'Thông báo',
    'toast.dismiss.ariaLabel': 'Đóng',
    'toast.emailResent': 'Đã gửi lại email',
    'watermark.altText': 'Được cung cấp bởi <bold>PriceRxAuth</bold>',

    // Passwords.
    'formField.password.label': 'Mật khẩu',
    'formField.password.ariaLabel': '{label}',
    'formField.password.show': 'Hiện mật khẩu',
    'formField.password.hide': 'Ẩn mật khẩu',

    'password.strength.label': 'Độ mạnh của mật khẩu',
    'password.strength.unknown': 'Chưa đánh giá',
    'password.strength.veryWeak': 'Rất yếu',
    'password.strength.weak': 'Yếu',
    'password.strength.good': 'Tốt',
    'password.strength.strong': 'Mạnh',
    'password.strength.provisional': '{strength}, đang kiểm tra…',
    'password.strength.checkFailed': 'Chúng tôi không thể kiểm tra mật khẩu này.',
    'password.strength.checkAgain': 'Kiểm tra lại',
    'password.strength.hint': 'Hãy chọn mật khẩu dài mà bạn không dùng ở nơi nào khác.',
    'password.strength.advice': 'Hãy thử ba từ ngẫu nhiên',
    'password.rules.met': 'Đã đạt:',
    'password.rules.notMet': 'Chưa đạt:',
    'password.strengthError.minimumLength': '{characterLength, plural, other {Ít nhất # ký tự}}',
    'password.strengthError.complexity':
      'Ít nhất {complexity} trong số này: chữ hoa, chữ thường, chữ số, ký hiệu (chẳng hạn ! hoặc ?)',

    'password.zxcvbn.warning.shortKeyboardPatterns': 'Chuỗi phím ngắn liền nhau rất dễ đoán',
    'password.zxcvbn.warning.straightRows': 'Các phím liền nhau trên một hàng rất dễ đoán',
    'password.zxcvbn.warning.repeats': 'Ký tự lặp lại như “aaa” rất dễ đoán',
    'password.zxcvbn.warning.longerRepeats': 'Cụm lặp lại như “abcabcabc” chỉ khó đoán hơn “abc” một chút',
    'password.zxcvbn.warning.sequences': 'Dãy liên tiếp như “abc” hoặc “6543” rất dễ đoán',
    'password.zxcvbn.warning.recentYears': 'Những năm gần đây rất dễ đoán',
    'password.zxcvbn.warning.dates': 'Ngày tháng thường dễ đoán',
    'password.zxcvbn.warning.top10CommonPassword': 'Đây là một trong 10 mật khẩu phổ biến nhất',
    'password.zxcvbn.warning.top100CommonPassword': 'Đây là một trong 100 mật khẩu phổ biến nhất',
    'password.zxcvbn.warning.veryCommonPassword': 'Đây là mật khẩu rất phổ biến',
    'password.zxcvbn.warning.similarToCommonPassword': 'Mật khẩu này giống một mật khẩu phổ biến',
    'password.zxcvbn.warning.wordByItself': 'Một từ đứng riêng rất dễ đoán',
    'password.zxcvbn.warning.names': 'Họ và tên đứng riêng rất dễ đoán',
    'password.zxcvbn.warning.commonNames': 'Họ và tên phổ biến rất dễ đoán',

    'createAccount.title': 'Chọn cách đăng ký',
    'password.createAccount.content': 'Tạo mật khẩu',
    'password.forgot.content':
      'Chúng tôi đã gửi email đến <bold>{email}</bold>. Hãy mở liên kết trong email để đặt mật khẩu mới.',
    'password.breached.content':
      'Mật khẩu của bạn đã xuất hiện trong một vụ rò rỉ dữ liệu ở trang web khác nên có thể người khác đã biết. Để bảo vệ tài khoản của bạn, chúng tôi đã gửi email đến <bold>{email}</bold>. Hãy mở liên kết trong email để đặt mật khẩu mới.',
    'password.resetRequired.content':
      'Để bảo vệ tài khoản của bạn, mật khẩu cũ không còn dùng được. Chúng tôi đã gửi email đến <bold>{email}</bold>. Hãy mở liên kết trong email để đặt mật khẩu mới.',
    'password.setNew.title': 'Đặt mật khẩu',
    'password.setNew.content':
      'Tài khoản của bạn chưa có mật khẩu. Chúng tôi đã gửi email đến <bold>{email}</bold>. Hãy mở liên kết trong email để đặt mật khẩu.',
    'password.mailFailed': 'Chúng tôi không thể gửi email đến <bold>{email}</bold>. Vui lòng thử lại.',
    'password.didntGetItResend': 'Bạn không nhận được? <resendButton>Gửi lại email</resendButton>',
    'password.resendWait': 'Bạn có thể yêu cầu email khác sau {seconds, plural, other {# giây}}',
    'button.createPasswordInstead': 'Chuyển sang tạo mật khẩu',
    'button.emailMagicLink': 'Nhận liên kết đăng nhập qua email',
    'button.emailOTP': 'Nhận mã đăng nhập qua email',
    'button.changeEmail': 'Thay đổi',
    'button.forgotPassword': 'Quên mật khẩu?',
    'error.passwordMissing': 'Vui lòng nhập mật khẩu.',
    'login.success.content': 'Bạn đã đăng nhập.',

    'password.reset.title': 'Đặt mật khẩu mới',
    'password.reset.label': 'Mật khẩu mới',
    'password.reset.loggingInProgress': 'Đang đăng nhập…',
    'password.reset.failed.title': 'Chưa đăng nhập được',
    'password.reset.confirmLogin.content': 'Nhấn nút để đăng nhập.',
    'password.reset.spent.title': 'Liên kết này không còn dùng được',
    'password.reset.spent.content':
      'Liên kết đã được sử dụng hoặc đã hết hạn. Chúng tôi có thể gửi cho bạn một email mới.',
    'password.reset.newMail': 'Gửi email mới',
    'password.reset.newMailSent':
      'Chúng tôi đã gửi email đến <bold>{email}</bold>. Hãy mở liên kết trong email bằng trình duyệt này.',

    // Passkeys.
    'button.loginWithPasskey': 'Đăng nhập bằng khóa truy cập',
    'passkey.success.content': 'Khóa truy cập của bạn đã được xác minh.',

    'passkey.registrationStart.title': 'Thiết lập khóa truy cập mới',
    'passkey.registrationStart.subtitle': 'Với khóa truy cập, bạn không cần nhớ mật khẩu phức tạp.',
    'passkey.registrationStart.description':
      'Khóa truy cập cho phép bạn đăng nhập bằng vân tay, khuôn mặt hoặc khóa màn hình.',
    'passkey.registrationStart.unsupported':
      'Trình duyệt này không thể tạo khóa truy cập. Hãy dùng trình duyệt khác hoặc bỏ qua bước này.',
    'button.createPasskey': 'Tạo khóa truy cập',
    'button.skip': 'Bỏ qua',

    'passkey.registrationSuccess.title': 'Đã tạo khóa truy cập!',
    'passkey.registrationSuccess.titleWithoutNew': 'Khóa truy cập của bạn',
    'passkey.registrationSuccess.existingPasskeys': 'Khóa truy cập hiện có',
    'passkey.registrationSuccess.none': 'Bạn chưa có khóa truy cập nào.',
    'passkey.registrationSuccess.name': 'Tên của khóa truy cập',
    'passkey.registrationSuccess.unnamed': 'Khóa truy cập',
    'passkey.registrationSuccess.edit': 'Sửa {name}',
    'passkey.registrationSuccess.save': 'Lưu {name}',
    'passkey.registrationSuccess.delete': 'Xóa {name}',
    'passkey.registrationSuccess.deleteQuestion': 'Xóa “{name}”?',
    'passkey.registrationSuccess.deleteWarning': 'Khóa truy cập đã xóa sẽ không khôi phục được.',
    'passkey.registrationSuccess.setupAnother': 'Thiết lập khóa truy cập khác',
    'button.done': 'Xong',
    'button.delete': 'Xóa',
    'button.cancel': 'Hủy',

    'error.passkeyUnknown': 'Đã xảy ra lỗi không xác định khi xác minh khóa truy cập. Vui lòng thử lại.',
    'error.passkeyNotHere':
      'Không tìm thấy khóa truy cập trên thiết bị này. Hãy đăng nhập bằng cách khác, hoặc nhấn nút lần nữa để dùng khóa truy cập của thiết bị khác.',
    'error.passkeyRegistrationNotFound':
      'Không tìm thấy khóa truy cập này. Có thể bạn đã xóa khóa khỏi tài khoản nhưng chưa xóa khỏi trình quản lý mật khẩu. Vui lòng thử lại.',
    'passkey.registrationStart.error.noUser': 'Lỗi: bạn cần đăng nhập trước khi tạo khóa truy cập.',
    'passkey.registrationStart.errorDuplicatePasskey':
      'Không thể tạo khóa truy cập vì có vẻ khóa này đã được đăng ký. Có thể khóa đã được đăng ký trên một thiết bị khác rồi đồng bộ sang thiết bị này.',
    'passkey.registrationStart.errorUnknown':
      'Chưa tạo được khóa truy cập. Nhấn “Tạo khóa truy cập” để thử lại hoặc bỏ qua bước này.',

    // Social sign-in, and the consent screen for other apps.
    'oauth.cancelled': 'Bạn chưa hoàn tất đăng nhập bằng {provider}. Hãy thử lại hoặc chọn cách khác.',
    'oauth.providerFailed': 'Không đăng nhập được bằng {provider}. Hãy thử lại hoặc chọn cách khác.',
    'oauth.otherBrowser':
      'Yêu cầu đăng nhập này được bắt đầu từ một trình duyệt hoặc thiết bị khác. Hãy hoàn tất ở đó hoặc đăng nhập lại tại đây.',
    'oauth.inApp':
      'Google có thể không cho phép đăng nhập bên trong ứng dụng. Khi đó, hãy mở trang này trong Safari hoặc Chrome.',

    'idpConsent.signIn.title': 'Đăng nhập vào {clientName} bằng {projectName}',
    'idpConsent.signIn.titleWithoutProject': 'Đăng nhập vào {clientName}',
    'idpConsent.signIn.titleWithoutApp': 'Đăng nhập vào ứng dụng bằng {projectName}',
    'idpConsent.signIn.titleWithoutNames': 'Đăng nhập vào ứng dụng',
    'idpConsent.customScopes.title': '{clientName} muốn truy cập tài khoản của bạn',
    'idpConsent.customScopes.titleWithoutApp': 'Ứng dụng muốn truy cập tài khoản của bạn',
    'idpConsent.allowClientTo': '{clientName} xin phép:',
    'idpConsent.allowClientToWithoutApp': 'Ứng dụng xin phép:',
    'idpConsent.scopes.fullAccess': 'Thay mặt bạn: xem và thay đổi mọi thứ trong tài khoản của bạn',
    'idpConsent.scopes.openid': 'Xác minh danh tính của bạn',
    'idpConsent.scopes.openid.account': 'Xem thông tin lưu trong tài khoản của bạn',
    'idpConsent.scopes.profile': 'Xem thông tin hồ sơ cá nhân của bạn',
    'idpConsent.scopes.profile.profile': 'Tên, ảnh và tùy chọn ngôn ngữ của bạn',
    'idpConsent.scopes.profile.email': 'Địa chỉ email của bạn',
    'idpConsent.scopes.profile.phone': 'Số điện thoại của bạn',
    'idpConsent.scopes.offlineAccess':
      'Duy trì quyền truy cập dữ liệu của bạn ngay cả khi bạn không dùng ứng dụng',
    'idpConsent.scopes.offlineAccess.offline': 'Truy cập dữ liệu khi bạn không có kết nối mạng',
    'idpConsent.scopes.offlineAccess.background': 'Đồng bộ dữ liệu của bạn trong nền',
    'idpConsent.scopes.custom': 'Dùng quyền {scope}',
    'idpConsent.notGiven': '{clientName} cũng yêu cầu các quyền sau nhưng sẽ không được cấp:',
    'idpConsent.notGivenWithoutApp': 'Ứng dụng cũng yêu cầu các quyền sau nhưng sẽ không được cấp:',
    'idpConsent.untilRevoked': 'Quyền truy cập này kéo dài cho đến khi bạn thu hồi.',
    'idpConsent.destination': 'Sau khi chọn, bạn sẽ được đưa đến {destination}.',
    'idpConsent.framed':
      'Một trang web khác đang hiển thị trang này bên trong trang của họ. Để bảo vệ tài khoản, hãy mở riêng trang này rồi trả lời.',
    'idpConsent.button.allow': 'Cho phép',
    'idpConsent.button.deny': 'Từ chối',
    'idpConsent.denied.title': 'Đã từ chối quyền truy cập',
    'idpConsent.denied': 'Đã từ chối quyền truy cập của ứng dụng.',
    'idpConsent.success.content': 'Đang đưa bạn trở lại {clientName}.',
    'idpConsent.success.contentWithoutApp': 'Đang đưa bạn trở lại ứng dụng.',
    'idpConsent.noActiveSession.title': 'Hãy đăng nhập trước',
    'idpConsent.noActiveSession': 'Bạn chưa đăng nhập. Vui lòng đăng nhập để tiếp tục.',
    'idpConsent.failed.title': 'Không thể tiếp tục',
    'idpConsent.defaultClientName': 'Ứng dụng',

    'idpLogout.title': 'Đăng xuất?',
    'idpLogout.confirmMessage': 'Bạn có chắc muốn đăng xuất khỏi tài khoản {projectName} không?',
    'idpLogout.confirmMessageWithoutProject': 'Bạn có chắc muốn đăng xuất khỏi tài khoản không?',
    'idpLogout.yes': 'Có',
    'idpLogout.no': 'Không',
    'idpLogout.notLoggedOut.title': 'Bạn vẫn đang đăng nhập',
    'idpLogout.notLoggedOut': 'Bạn vẫn đang đăng nhập. Bạn có thể đóng trang này.',

    // Wallets.
    'crypto.wallet.continueWithEthereum': 'Tiếp tục bằng ví Ethereum',
    'crypto.wallet.continueWithSolana': 'Tiếp tục bằng ví Solana',
    'crypto.wallet.continueWithOtherWallet': 'Tiếp tục bằng ví tiền mã hóa khác',
    'crypto.wallet.setupNewWallet': 'Thiết lập ví tiền mã hóa mới',

    'crypto.connectWallet.title': 'Kết nối ví của bạn',
    'crypto.connectWallet.instructionPopup': 'Chọn một tài khoản trong ví của bạn ({wallet}).',
    'crypto.connectWallet.instructionWithoutName': 'Chọn một tài khoản trong ví của bạn.',
    'crypto.signMessage.title': 'Ký thông điệp',
    'crypto.signMessage.instruction':
      'Hãy phê duyệt thông điệp trong ví của bạn ({wallet}). Việc này chứng minh tài khoản là của bạn. Không mất phí.',
    'crypto.signMessage.instructionWithoutName':
      'Hãy phê duyệt thông điệp trong ví của bạn. Việc này chứng minh tài khoản là của bạn. Không mất phí.',
    'crypto.signMessage.account': 'Tài khoản {address}',
    'crypto.troubleHelp':
      'Không thấy cửa sổ nào? Hãy tự mở ví: có thể yêu cầu đang chờ ở đó. Nếu không, hãy quay lại và thử lại.',

    'crypto.continueWithOtherWallet.title': 'Tiếp tục bằng ví khác',
    'crypto.setupNewWallet.title': 'Thiết lập ví tiền mã hóa mới',
    'crypto.setupNewWallet.content':
      'Ví là tiện ích mở rộng của trình duyệt hoặc ứng dụng lưu giữ các tài khoản của bạn.',
    'crypto.setupNewWallet.instruction':
      'Chọn một ví và làm theo các bước. Sau đó, quay lại và tải lại trang này.',

    'crypto.success.content': 'Bạn đã kết nối ví.',

    'crypto.error.title': 'Có vẻ đã xảy ra lỗi!',
    'crypto.error.content': 'Bạn cũng có thể quay lại và chọn ví khác hoặc cách đăng nhập khác.',
    'crypto.error.connect': 'Lỗi: không thể kết nối với ví',
    'crypto.error.sign': 'Lỗi: không thể ký thông điệp',
    'crypto.error.declined': 'Yêu cầu đã bị từ chối trong ví. Nếu bạn không muốn vậy, hãy thử lại.',
    'crypto.error.unauthorized':
      'Ví không cho trang web này dùng tài khoản đó. Hãy mở khóa ví, cho phép trang web này trong ví rồi thử lại.',
    'crypto.error.disconnected':
      'Ví đang bị khóa hoặc không có kết nối. Hãy mở ví, kiểm tra kết nối mạng rồi thử lại.',
    'crypto.error.alreadyOpen':
      'Ví vẫn đang chờ trả lời cho một yêu cầu trước. Hãy mở ví, trả lời yêu cầu đó rồi thử lại.',
    'crypto.error.noAccount':
      'Ví không cung cấp tài khoản nào. Hãy tạo hoặc chọn một tài khoản trong ví rồi thử lại.',
    'crypto.error.accountChanged':
      'Trong lúc đó, một tài khoản khác đã được chọn trong ví. Hãy thử lại để đăng nhập bằng tài khoản đó.',
    'crypto.error.wrongSignature':
      'Chữ ký không thuộc tài khoản đã kết nối hoặc đến quá muộn. Vui lòng thử lại.',
    'crypto.error.gone': 'Ví không còn trên trang này. Hãy tải lại trang rồi thử lại.',
    'crypto.error.otherSite': 'Thông điệp được tạo cho một trang web khác nên ví không được yêu cầu ký.',
    'crypto.error.unsafe': 'Thông điệp không hợp lệ nên ví không được yêu cầu ký.',

    // The widget's own errors.
    'error.consentNotStarted':
      'Yêu cầu này đã hết hạn hoặc đã được trả lời. Hãy quay lại ứng dụng và bắt đầu lại.',
    'error.unexpected': 'Đã xảy ra lỗi trên trang này. Vui lòng thử lại.',
    'error.unreachable':
      'Không thể kết nối với máy chủ của chúng tôi. Hãy kiểm tra kết nối mạng rồi thử lại.',
    'error.notLoaded': 'Không thể tải một phần của trang này. Hãy kiểm tra kết nối mạng rồi thử lại.',
    'error.otherUsersLink':
      'Liên kết này thuộc về một tài khoản khác nên bạn chưa được đăng nhập. Hãy mở liên kết trong email mà bạn đã yêu cầu.',
    'error.invalidResponse':
      'Máy chủ của chúng tôi trả về phản hồi không hợp lệ. Vui lòng thử lại sau vài phút.',
    'error.invalidJson':
      'Máy chủ của chúng tôi trả về phản hồi JSON không hợp lệ. Vui lòng thử lại sau vài phút.',
    'error.captchaFailed':
      'Chúng tôi không thể hoàn tất bước kiểm tra bảo mật. Vui lòng thử lại; nếu vẫn không được, hãy tắt trình chặn nội dung trên trang này.',
    'error.insecurePage':
      'Trang này không an toàn nên không thể đăng nhập tại đây. Hãy báo cho người quản lý trang web.',
    'error.storageRefused':
      'Trình duyệt của bạn chặn cookie trên trang này. Hãy cho phép rồi thử lại, hoặc đăng nhập bằng cách khác.',
    'error.invalidEmail': 'Địa chỉ email không hợp lệ. Vui lòng thử lại.',
    'error.invalidPhoneNumber': 'Số điện thoại không hợp lệ. Vui lòng thử lại.',
    'error.otpCodeExpired': 'Mã này đã hết hạn hoặc đã dùng. Hãy chọn “Gửi lại mã” để nhận mã mới.',
    'error.otpCodeLocked': 'Nhập sai mã quá nhiều lần. Hãy chọn “Gửi lại mã” để nhận mã mới.',

    // Errors of the browser.
    'error.NoCurrentSessionError': 'Bạn chưa đăng nhập. Vui lòng đăng nhập để tiếp tục.',
    'error.PasskeysUnsupportedError':
      'Trình duyệt này không thể dùng khóa truy cập trên trang này. Hãy đăng nhập bằng cách khác.',
    'error.IDPOAuthFlowMissingParamError':
      'Yêu cầu thiếu thông tin bắt buộc. Hãy báo cho nhà phát triển ứng dụng.',

    // The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`.
    'error.unauthorizedCredentials':
      'Sai địa chỉ email hoặc mật khẩu. Hãy thử lại, đặt lại mật khẩu hoặc đăng nhập bằng cách khác.',
    'error.userUnauthenticated': 'Vui lòng đăng nhập để tiếp tục.',
    'error.unauthorizedAction': 'Bạn không có quyền thực hiện việc này. Hãy hỏi người quản lý trang web này.',
    'error.internalServerError': 'Máy chủ của chúng tôi gặp sự cố. Vui lòng thử lại sau.',
    'error.serviceUnavailable': 'Máy chủ của chúng tôi tạm thời không hoạt động. Vui lòng thử lại sau.',
    'error.tooManyRequests': 'Bạn đã thử quá nhiều lần. Hãy chờ một phút rồi thử lại.',
    'error.userLockLimitReached':
      'Bạn đã nhập sai quá nhiều lần. Hãy thử lại sau hoặc đăng nhập bằng cách khác.',
    'error.emailNotFound': 'Chúng tôi không tìm thấy địa chỉ email này. Hãy kiểm tra rồi thử lại.',
    'error.inactiveEmail': 'Không thể gửi email đến địa chỉ này. Hãy dùng địa chỉ khác.',
    'error.duplicateEmail': 'Địa chỉ email này đã có tài khoản. Hãy đăng nhập vào tài khoản đó.',
    'error.invalidPhoneNumberCountryCode':
      'Mã quốc gia của số điện thoại không hợp lệ. Hãy kiểm tra rồi thử lại.',
    'error.phoneNumberNotFound': 'Chúng tôi không tìm thấy số điện thoại này. Hãy kiểm tra rồi thử lại.',
    'error.unsubscribedPhoneNumber':
      'Số này đã ngừng nhận tin nhắn của chúng tôi. Hãy trả lời START cho số của chúng tôi hoặc đăng nhập bằng email.',
    'error.duplicatePhoneNumber': 'Số điện thoại này đã có tài khoản. Hãy đăng nhập vào tài khoản đó.',
    'error.downstreamCarrierError':
      'Chúng tôi không thể gửi tin nhắn đến số này. Hãy thử lại hoặc đăng nhập bằng cách khác.',
    'error.tooManyUnverifiedFactors':
      'Có quá nhiều địa chỉ hoặc số chưa xác nhận. Hãy đăng nhập bằng địa chỉ hoặc số bạn đã dùng trước đây.',
    'error.unableToAuthOtpCode': 'Mã này đã được sử dụng hoặc đã hết hạn. Hãy yêu cầu mã mới rồi thử lại.',
    'error.resetPassword': 'Hãy đặt mật khẩu mới trước khi đăng nhập lại.',
    'error.weakPassword': 'Mật khẩu này quá dễ đoán. Hãy thử ba từ ngẫu nhiên.',
    'error.oauthUserRegistrationNotFound': 'Tài khoản này không dùng cách đăng nhập đó. Hãy chọn cách khác.',
    'error.webauthnRegistrationNotFound':
      'Chúng tôi không tìm thấy khóa truy cập này. Hãy đăng nhập bằng cách khác.',
    'error.unableToRegisterWebauthnRegistration':
      'Chúng tôi không thể đăng ký khóa truy cập. Vui lòng thử lại.',
    'error.unableToAuthWebauthnRegistration':
      'Chúng tôi không thể xác minh khóa truy cập của bạn. Vui lòng thử lại.',
    'error.biometricRegistrationNotFound':
      'Tài khoản này không có thông tin sinh trắc học đó. Hãy đăng nhập bằng cách khác.',
    'error.unableToAuthenticateCryptoWallet': 'Chúng tôi không thể xác minh chữ ký của ví. Vui lòng thử lại.',
    'error.invalidCryptoWalletAddress': 'Địa chỉ này không thuộc loại ví đã chọn. Hãy chọn ví khác.',
    'error.cryptoWalletNotFound': 'Tài khoản này không có ví đó. Hãy chọn ví khác.',
    'error.invalidWalletAddressUser': 'Ví này thuộc về một tài khoản khác. Hãy chọn ví khác.',
    'error.totpNotFound': 'Tài khoản này không có ứng dụng xác thực. Hãy đăng nhập bằng cách khác.',
    'error.activeTotpExists': 'Tài khoản này đã có ứng dụng xác thực. Hãy xóa ứng dụng đó trước.',
    'error.invalidTotpCode': 'Mã phải gồm sáu chữ số. Hãy kiểm tra rồi thử lại.',
    'error.unableToAuthenticateTotp': 'Mã không đúng hoặc đã được sử dụng. Hãy chờ mã tiếp theo rồi thử lại.',
    'error.unableToAuthenticateRecoveryCode':
      'Mã khôi phục không đúng hoặc đã được sử dụng. Hãy thử mã khác.',
    'error.connectedAppNotFound': 'Tài khoản này không kết nối với ứng dụng đó. Hãy tải lại trang.',
  },
  groups: {
    continueWithProvider: 'Tiếp tục bằng {provider}',
    continueWithWallet: 'Tiếp tục bằng {wallet}',
    success: 'Thành công!',
    checkYourEmail: 'Kiểm tra email của bạn',
    openWhereRequested: 'Liên kết này chỉ dùng được ở nơi bạn đã yêu cầu',
    askedElsewhere:
      'Bạn đã yêu cầu từ một trình duyệt hoặc thiết bị khác. Hãy mở liên kết ở đó hoặc nhận liên kết mới tại đây.',
    canTakeAMinute: 'Có thể mất một phút. Hãy xem cả thư mục thư rác.',
    signIn: 'Đăng nhập',
    signInWithoutPassword: 'Đăng nhập không cần mật khẩu',
    setNewPassword: 'Hãy đặt mật khẩu mới',
    breachedPassword: 'Đã bị lộ trong một vụ rò rỉ dữ liệu: hãy chọn mật khẩu khác.',
    siteMisconfigured:
      'Trang web này được thiết lập chưa đúng. Hãy báo cho người quản lý trang web. Hoặc đăng nhập bằng cách khác.',
    requestNotProcessed: 'Chúng tôi không thể xử lý nội dung đã gửi. Vui lòng thử lại.',
    linkUsed: 'Liên kết này đã được sử dụng hoặc đã hết hạn. Hãy yêu cầu liên kết mới rồi thử lại.',
    otherBrowser: 'Hãy hoàn tất trên cùng trình duyệt và thiết bị mà bạn đã bắt đầu.',
    signInAgain: 'Vui lòng đăng nhập lại.',
    sessionEnded: 'Phiên đăng nhập của bạn đã kết thúc. Vui lòng đăng nhập lại.',
    signInUsed: 'Yêu cầu đăng nhập này đã được sử dụng hoặc mất quá nhiều thời gian. Vui lòng đăng nhập lại.',
    signInFailed: 'Chúng tôi không thể hoàn tất việc đăng nhập. Vui lòng đăng nhập lại.',
    unknownApp: 'Chúng tôi không nhận ra ứng dụng đã đưa bạn đến đây. Hãy quay lại ứng dụng đó.',
    appMisconfigured:
      'Ứng dụng đã đưa bạn đến đây được thiết lập chưa đúng. Hãy báo cho người quản lý ứng dụng.',
    noPassword: 'Tài khoản này không có mật khẩu. Hãy đăng nhập bằng cách khác.',
    wrongCode: 'Mã không đúng. Vui lòng thử lại.',
  },
};
