/** Texts that stand for several ids: see `textGroups.ts`. */
export const groups = {
  continueWithProvider: 'ادامه با {provider}',
  continueWithWallet: 'ادامه با {wallet}',
  siteMisconfigured: 'این سایت درست پیکربندی نشده است. به مدیر سایت خبر دهید.',
  requestNotProcessed: 'پردازش آنچه ارسال شد ممکن نبود. دوباره تلاش کنید.',
  linkUsed: 'پیوند قبلاً استفاده یا منقضی شده است. مورد جدیدی درخواست کنید و دوباره تلاش کنید.',
  otherBrowser: 'در همان مرورگر و همان دستگاهی که شروع کردید، کار را تمام کنید.',
  signInAgain: 'دوباره وارد شوید.',
  sessionEnded: 'نشست شما پایان یافته است. دوباره وارد شوید.',
  signInUsed: 'این ورود قبلاً استفاده یا منقضی شده است. دوباره وارد شوید.',
  signInFailed: 'تکمیل ورود ممکن نبود. دوباره وارد شوید.',
  unknownApp: 'برنامه‌ای را که شما را به اینجا فرستاد نمی‌شناسیم.',
  appMisconfigured: 'برنامه‌ای که شما را به اینجا فرستاد درست پیکربندی نشده است.',
  noPassword: 'این حساب گذرواژه ندارد.',
  wrongCode: 'کد درست نیست. دوباره تلاش کنید.',
};
