/** Texts that stand for several ids: see `textGroups.ts`. */
export const groups = {
  continueWithProvider: 'Tiếp tục với {provider}',
  continueWithWallet: 'Tiếp tục với {wallet}',
  siteMisconfigured: 'Trang web này được thiết lập chưa đúng. Hãy báo cho người quản lý trang web.',
  requestNotProcessed: 'Chúng tôi không thể xử lý nội dung đã gửi. Vui lòng thử lại.',
  linkUsed: 'Liên kết này đã được sử dụng hoặc đã hết hạn. Hãy yêu cầu lại rồi thử lần nữa.',
  otherBrowser: 'Hãy hoàn tất trên cùng trình duyệt và thiết bị mà bạn đã bắt đầu.',
  signInAgain: 'Vui lòng đăng nhập lại.',
  sessionEnded: 'Phiên đăng nhập của bạn đã kết thúc. Vui lòng đăng nhập lại.',
  signInUsed: 'Lần đăng nhập này đã được sử dụng hoặc đã hết hạn. Vui lòng đăng nhập lại.',
  signInFailed: 'Chúng tôi không thể hoàn tất việc đăng nhập. Vui lòng đăng nhập lại.',
  unknownApp: 'Chúng tôi không nhận ra ứng dụng đã đưa bạn đến đây.',
  appMisconfigured: 'Ứng dụng đã đưa bạn đến đây được thiết lập chưa đúng.',
  noPassword: 'Tài khoản này không có mật khẩu.',
  wrongCode: 'Mã không đúng. Vui lòng thử lại.',
};
