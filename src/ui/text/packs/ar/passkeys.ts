export const passkeys = {
  'button.loginWithPasskey': 'تسجيل الدخول بمفتاح مرور',
  'passkey.success.content': 'تم التحقق من مفتاح مرورك بنجاح.',

  'passkey.registrationStart.title': 'إعداد مفتاح مرور جديد',
  'passkey.registrationStart.subtitle': 'مع مفاتيح المرور، لا حاجة إلى تذكّر كلمات مرور معقدة.',
  'passkey.registrationStart.description':
    'يتيح لك مفتاح المرور تسجيل الدخول ببصمة الإصبع أو الوجه أو قفل الشاشة.',
  'passkey.registrationStart.unsupported': 'لا يمكن لهذا المتصفح إنشاء مفاتيح مرور.',
  'button.createPasskey': 'إنشاء مفتاح مرور',
  'button.skip': 'تخطٍّ',

  'passkey.registrationSuccess.title': 'تم إنشاء مفتاح المرور!',
  'passkey.registrationSuccess.titleWithoutNew': 'مفاتيح مرورك',
  'passkey.registrationSuccess.existingPasskeys': 'مفاتيح المرور الحالية',
  'passkey.registrationSuccess.none': 'ليست لديك مفاتيح مرور.',
  'passkey.registrationSuccess.name': 'اسم مفتاح المرور',
  'passkey.registrationSuccess.unnamed': 'مفتاح مرور',
  'passkey.registrationSuccess.edit': 'تعديل {name}',
  'passkey.registrationSuccess.save': 'حفظ {name}',
  'passkey.registrationSuccess.delete': 'حذف {name}',
  'passkey.registrationSuccess.deleteQuestion': 'هل يُحذف «{name}»؟',
  'passkey.registrationSuccess.deleteWarning': 'لا يمكن استعادة مفتاح المرور بعد حذفه.',
  'passkey.registrationSuccess.setupAnother': 'إعداد مفتاح مرور آخر',
  'button.done': 'تم',
  'button.delete': 'حذف',
  'button.cancel': 'إلغاء',

  'error.passkeyUnknown': 'حدث خطأ غير معروف أثناء التحقق من مفتاح المرور. يُرجى إعادة المحاولة.',
  'error.passkeyRegistrationNotFound':
    'لم نعثر على مفتاح المرور هذا. ربما حُذف من حسابك ولم يُحذف من مدير كلمات المرور. يُرجى إعادة المحاولة.',
  'passkey.registrationStart.error.noUser': 'خطأ: يجب تسجيل الدخول أولاً لإنشاء مفتاح مرور.',
  'passkey.registrationStart.errorDuplicatePasskey':
    'تعذّر إنشاء مفتاح المرور لأنه مسجّل من قبل على ما يبدو. ربما سُجّل على جهاز آخر ثم تمت مزامنته مع هذا الجهاز.',
  'passkey.registrationStart.errorUnknown':
    'لم يُنشأ مفتاح المرور. يُرجى الضغط على «إنشاء مفتاح مرور» لإعادة المحاولة أو تخطي هذه الخطوة.',
};
