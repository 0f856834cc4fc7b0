/** Social sign-in, and the consent screen for other apps. */
export const providers = {
  'oauth.cancelled': 'Bạn chưa hoàn tất đăng nhập bằng {provider}. Hãy thử lại hoặc chọn cách khác.',
  'oauth.providerFailed': '{provider} không thể đăng nhập cho bạn. Hãy thử lại hoặc chọn cách khác.',
  'oauth.tokenUsed':
    'Lần đăng nhập này đã được sử dụng hoặc mất quá nhiều thời gian. Vui lòng đăng nhập lại.',
  'oauth.otherBrowser':
    'Lần đăng nhập này được bắt đầu từ một trình duyệt hoặc thiết bị khác. Hãy hoàn tất ở đó hoặc đăng nhập lại tại đây.',
  'oauth.inApp':
    'Google có thể không cho phép đăng nhập bên trong ứng dụng. Khi đó, hãy mở trang này trong trình duyệt của bạn.',

  'idpConsent.signIn.title': 'Đăng nhập vào {clientName} bằng {projectName}',
  'idpConsent.signIn.titleWithoutProject': 'Đăng nhập vào {clientName}',
  'idpConsent.customScopes.title': '{clientName} muốn truy cập tài khoản của bạn',
  'idpConsent.allowClientTo': '{clientName} xin phép:',
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
  'idpConsent.untilRevoked': 'Quyền truy cập này kéo dài cho đến khi bạn thu hồi.',
  'idpConsent.destination': 'Sau khi chọn, bạn sẽ được đưa đến {destination}.',
  'idpConsent.framed':
    'Một trang web khác đang hiển thị trang này bên trong trang của họ. Để bảo vệ tài khoản, hãy mở riêng trang này rồi trả lời.',
  'idpConsent.button.allow': 'Cho phép',
  'idpConsent.button.deny': 'Từ chối',
  'idpConsent.denied': 'Đã từ chối quyền truy cập của ứng dụng.',
  'idpConsent.success.content': 'Đang đưa bạn trở lại {clientName}.',
  'idpConsent.noActiveSession': 'Bạn chưa đăng nhập. Vui lòng đăng nhập để tiếp tục.',
  'idpConsent.defaultClientName': 'Ứng dụng',

  'idpLogout.title': 'Đăng xuất?',
  'idpLogout.confirmMessage': 'Bạn có chắc muốn đăng xuất khỏi tài khoản {projectName} không?',
  'idpLogout.confirmMessageWithoutProject': 'Bạn có chắc muốn đăng xuất khỏi tài khoản không?',
  'idpLogout.yes': 'Có',
  'idpLogout.no': 'Không',
  'idpLogout.notLoggedOut': 'Bạn vẫn đang đăng nhập. Bạn có thể đóng trang này.',
};
