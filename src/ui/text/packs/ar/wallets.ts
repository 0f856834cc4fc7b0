export const wallets = {
  'crypto.wallet.otherEthereum': 'محفظة Ethereum',
  'crypto.wallet.otherSolana': 'محفظة Solana',
  'crypto.wallet.continueWithEthereum': 'المتابعة بمحفظة Ethereum',
  'crypto.wallet.continueWithSolana': 'المتابعة بمحفظة Solana',
  'crypto.wallet.continueWithOtherWallet': 'المتابعة بمحفظة عملات رقمية أخرى',
  'crypto.wallet.setupNewWallet': 'إعداد محفظة عملات رقمية جديدة',

  'crypto.connectWallet.title': 'ربط محفظتك',
  'crypto.connectWallet.instructionPopup': 'يُرجى اختيار حساب في محفظتك ({wallet}).',
  'crypto.signMessage.title': 'توقيع الرسالة',
  'crypto.signMessage.instruction':
    'يُرجى توقيع الرسالة في محفظتك ({wallet}) لإثبات أن الحساب لك. لا يكلّف ذلك شيئًا ولا ينقل أي أموال.',
  'crypto.signMessage.account': 'الحساب {address}',
  'crypto.troubleHelp':
    'ألم تظهر نافذة؟ يُرجى فتح المحفظة، فقد يكون الطلب بانتظارك فيها. وإلا فيُرجى الرجوع وإعادة المحاولة.',

  'crypto.continueWithOtherWallet.title': 'المتابعة بمحفظة أخرى',
  'crypto.setupNewWallet.title': 'إعداد محفظة عملات رقمية جديدة',
  'crypto.setupNewWallet.content': 'المحفظة إضافة للمتصفح أو تطبيق يحفظ حساباتك.',
  'crypto.setupNewWallet.instruction': 'يُرجى اختيار محفظة واتباع خطواتها، ثم العودة وإعادة تحميل هذه الصفحة.',

  'crypto.success.title': 'تم بنجاح!',
  'crypto.success.content': 'تم ربط محفظتك بنجاح.',

  'crypto.error.title': 'يبدو أن خطأً قد حدث!',
  'crypto.error.content': 'يمكنك أيضًا الرجوع واختيار محفظة أخرى أو طريقة أخرى لتسجيل الدخول.',
  'crypto.error.connect': 'خطأ: تعذّر الاتصال بالمحفظة',
  'crypto.error.sign': 'خطأ: تعذّر توقيع الرسالة',
  'crypto.error.declined': 'رُفض الطلب في المحفظة. إذا لم يكن ذلك مقصودًا، فيُرجى إعادة المحاولة.',
  'crypto.error.unauthorized':
    'لا تسمح المحفظة لهذا الموقع باستخدام ذلك الحساب. يُرجى فتح قفلها والسماح لهذا الموقع فيها ثم إعادة المحاولة.',
  'crypto.error.disconnected': 'المحفظة مقفلة أو غير متصلة. يُرجى فتحها والتأكد من اتصالها ثم إعادة المحاولة.',
  'crypto.error.alreadyOpen':
    'ما زالت المحفظة تنتظر الرد على طلب سابق. يُرجى فتحها والرد عليه ثم إعادة المحاولة.',
  'crypto.error.noAccount': 'لم تقدّم المحفظة أي حساب. يُرجى إنشاء حساب أو اختياره فيها ثم إعادة المحاولة.',
  'crypto.error.accountChanged':
    'اختير حساب آخر في المحفظة في هذه الأثناء. يُرجى إعادة المحاولة لتسجيل الدخول به.',
  'crypto.error.wrongSignature': 'التوقيع ليس للحساب المرتبط أو وصل متأخرًا جدًا. يُرجى إعادة المحاولة.',
  'crypto.error.gone': 'لم تعد المحفظة في هذه الصفحة. يُرجى إعادة تحميل الصفحة وإعادة المحاولة.',
  'crypto.error.otherSite': 'أُنشئت الرسالة لموقع آخر، لذا لم يُطلب من المحفظة توقيعها.',
  'crypto.error.unsafe': 'الرسالة غير صالحة، لذا لم يُطلب من المحفظة توقيعها.',
};
