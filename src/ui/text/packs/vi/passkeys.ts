export const passkeys = {
  'button.loginWithPasskey': 'Đăng nhập bằng khóa truy cập',
  'passkey.success.content': 'Khóa truy cập của bạn đã được xác minh.',

  'passkey.registrationStart.title': 'Thiết lập khóa truy cập mới',
  'passkey.registrationStart.subtitle': 'Với khóa truy cập, bạn không cần nhớ mật khẩu phức tạp.',
  'passkey.registrationStart.description':
    'Khóa truy cập cho phép bạn đăng nhập bằng vân tay, khuôn mặt hoặc khóa màn hình.',
  'passkey.registrationStart.unsupported': 'Trình duyệt này không thể tạo khóa truy cập.',
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
  'error.passkeyRegistrationNotFound':
    'Không tìm thấy khóa truy cập này. Có thể bạn đã xóa khóa khỏi tài khoản nhưng chưa xóa khỏi trình quản lý mật khẩu. Vui lòng thử lại.',
  'passkey.registrationStart.error.noUser': 'Lỗi: bạn cần đăng nhập trước khi tạo khóa truy cập.',
  'passkey.registrationStart.errorDuplicatePasskey':
    'Không thể tạo khóa truy cập vì có vẻ khóa này đã được đăng ký. Có thể khóa đã được đăng ký trên một thiết bị khác rồi đồng bộ sang thiết bị này.',
  'passkey.registrationStart.errorUnknown':
    'Chưa tạo được khóa truy cập. Nhấn “Tạo khóa truy cập” để thử lại hoặc bỏ qua bước này.',
};
