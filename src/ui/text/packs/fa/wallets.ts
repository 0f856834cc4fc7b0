export const wallets = {
  'crypto.wallet.otherEthereum': 'کیف پول Ethereum',
  'crypto.wallet.otherSolana': 'کیف پول Solana',
  'crypto.wallet.continueWithEthereum': 'ادامه با کیف پول Ethereum',
  'crypto.wallet.continueWithSolana': 'ادامه با کیف پول Solana',
  'crypto.wallet.continueWithOtherWallet': 'ادامه با کیف پول رمزارز دیگر',
  'crypto.wallet.setupNewWallet': 'راه‌اندازی کیف پول رمزارز جدید',

  'crypto.connectWallet.title': 'کیف پولتان را متصل کنید',
  'crypto.connectWallet.instructionPopup': 'حسابی را در کیف پولتان ({wallet}) انتخاب کنید.',
  'crypto.signMessage.title': 'پیام را امضا کنید',
  'crypto.signMessage.instruction':
    'پیام را در کیف پولتان ({wallet}) امضا کنید تا نشان دهید حساب مال شماست. این کار هزینه‌ای ندارد و چیزی را جابه‌جا نمی‌کند.',
  'crypto.signMessage.account': 'حساب {address}',
  'crypto.troubleHelp':
    'پنجره‌ای نمی‌بینید؟ خودتان کیف پول را باز کنید: شاید درخواست آنجا منتظر باشد. در غیر این صورت، بازگردید و دوباره تلاش کنید.',

  'crypto.continueWithOtherWallet.title': 'ادامه با کیف پول دیگر',
  'crypto.setupNewWallet.title': 'کیف پول رمزارز جدیدی راه‌اندازی کنید',
  'crypto.setupNewWallet.content':
    'کیف پول افزونه‌ای در مرورگر یا برنامه‌ای است که حساب‌هایتان را نگه می‌دارد.',
  'crypto.setupNewWallet.instruction':
    'یکی را انتخاب کنید و مراحل آن را دنبال کنید. سپس بازگردید و این صفحه را دوباره بارگیری کنید.',

  'crypto.success.title': 'انجام شد!',
  'crypto.success.content': 'کیف پول شما با موفقیت متصل شد.',

  'crypto.error.title': 'به نظر می‌رسد خطایی رخ داده است',
  'crypto.error.content': 'همچنین می‌توانید بازگردید و کیف پول دیگر یا راه دیگری برای ورود انتخاب کنید.',
  'crypto.error.connect': '[خطا] اتصال به کیف پول ممکن نبود',
  'crypto.error.sign': '[خطا] امضای پیام ممکن نبود',
  'crypto.error.declined': 'درخواست در کیف پول رد شد. اگر این را نمی‌خواستید، دوباره تلاش کنید.',
  'crypto.error.unauthorized':
    'کیف پول به این سایت اجازه استفاده از آن حساب را نمی‌دهد. قفل آن را باز کنید، در آن به این سایت اجازه دهید و دوباره تلاش کنید.',
  'crypto.error.disconnected':
    'کیف پول قفل است یا اتصال ندارد. آن را باز کنید، از آنلاین بودنش مطمئن شوید و دوباره تلاش کنید.',
  'crypto.error.alreadyOpen':
    'کیف پول هنوز منتظر پاسخ به درخواست قبلی است. آن را باز کنید، به آن درخواست پاسخ دهید و دوباره تلاش کنید.',
  'crypto.error.noAccount': 'کیف پول حسابی ارائه نکرد. در آن حسابی بسازید یا انتخاب کنید و دوباره تلاش کنید.',
  'crypto.error.accountChanged':
    'در این میان حساب دیگری در کیف پول انتخاب شد. برای ورود با آن حساب، دوباره تلاش کنید.',
  'crypto.error.wrongSignature': 'امضا متعلق به حساب متصل‌شده نیست یا خیلی دیر رسیده است. دوباره تلاش کنید.',
  'crypto.error.gone': 'کیف پول دیگر در این صفحه نیست. صفحه را دوباره بارگیری کنید و دوباره تلاش کنید.',
  'crypto.error.otherSite':
    'پیام برای سایت دیگری ساخته شده است، بنابراین از کیف پول خواسته نشد آن را امضا کند.',
  'crypto.error.unsafe': 'پیام آن‌طور که باید نیست، بنابراین از کیف پول خواسته نشد آن را امضا کند.',
};
