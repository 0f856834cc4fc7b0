export const wallets = {
  'crypto.wallet.otherEthereum': 'ví Ethereum',
  'crypto.wallet.otherSolana': 'ví Solana',
  'crypto.wallet.continueWithEthereum': 'Tiếp tục với ví Ethereum',
  'crypto.wallet.continueWithSolana': 'Tiếp tục với ví Solana',
  'crypto.wallet.continueWithOtherWallet': 'Tiếp tục với ví tiền mã hóa khác',
  'crypto.wallet.setupNewWallet': 'Thiết lập ví tiền mã hóa mới',

  'crypto.connectWallet.title': 'Kết nối ví của bạn',
  'crypto.connectWallet.instructionPopup': 'Chọn một tài khoản trong ví của bạn ({wallet}).',
  'crypto.signMessage.title': 'Ký thông điệp',
  'crypto.signMessage.instruction':
    'Ký thông điệp trong ví của bạn ({wallet}) để chứng minh tài khoản là của bạn. Việc này không mất phí và không chuyển tiền.',
  'crypto.signMessage.account': 'Tài khoản {address}',
  'crypto.troubleHelp':
    'Không thấy cửa sổ nào? Hãy tự mở ví: có thể yêu cầu đang chờ ở đó. Nếu không, hãy quay lại và thử lại.',

  'crypto.continueWithOtherWallet.title': 'Tiếp tục với ví khác',
  'crypto.setupNewWallet.title': 'Thiết lập ví tiền mã hóa mới',
  'crypto.setupNewWallet.content':
    'Ví là tiện ích mở rộng của trình duyệt hoặc ứng dụng lưu giữ các tài khoản của bạn.',
  'crypto.setupNewWallet.instruction':
    'Chọn một ví và làm theo các bước. Sau đó, quay lại và tải lại trang này.',

  'crypto.success.title': 'Thành công!',
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
};
