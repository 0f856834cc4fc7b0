/** Texts that stand for several ids: see `textGroups.ts`. */
export const groups = {
  continueWithProvider: 'المتابعة باستخدام {provider}',
  continueWithWallet: 'المتابعة باستخدام {wallet}',
  siteMisconfigured: 'هذا الموقع غير معدّ على نحو صحيح. يُرجى إبلاغ القائمين عليه.',
  requestNotProcessed: 'تعذّرت معالجة ما أُرسل. يُرجى إعادة المحاولة.',
  linkUsed: 'استُخدم هذا الرابط من قبل أو انتهت صلاحيته. يُرجى طلب غيره وإعادة المحاولة.',
  otherBrowser: 'يُرجى الإكمال في المتصفح والجهاز اللذين بدأت منهما.',
  signInAgain: 'يُرجى تسجيل الدخول مجددًا.',
  sessionEnded: 'انتهت جلستك. يُرجى تسجيل الدخول مجددًا.',
  signInUsed: 'استُخدم طلب الدخول هذا من قبل أو انتهت صلاحيته. يُرجى تسجيل الدخول مجددًا.',
  signInFailed: 'تعذّر إكمال تسجيل الدخول. يُرجى تسجيل الدخول مجددًا.',
  unknownApp: 'لم نتعرّف على التطبيق الذي أحالك إلى هنا.',
  appMisconfigured: 'التطبيق الذي أحالك إلى هنا غير معدّ على نحو صحيح.',
  noPassword: 'ليس لهذا الحساب كلمة مرور.',
  wrongCode: 'الرمز غير صحيح. يُرجى إعادة المحاولة.',
};
