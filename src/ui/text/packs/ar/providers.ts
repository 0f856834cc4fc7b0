import { PROVIDER_NAMES } from '../../../../domain/text/providerNames';

const CONTINUE = Object.fromEntries(
  PROVIDER_NAMES.map((name) => [`oauth.continueWith${name}`, `المتابعة باستخدام ${name}`]),
);

/** Social sign-in, and the consent screen for other apps. */
export const providers = {
  ...CONTINUE,
  'oauth.cancelled': 'لم يكتمل تسجيل الدخول باستخدام {provider}. يُرجى إعادة المحاولة أو اختيار طريقة أخرى.',
  'oauth.providerFailed': 'تعذّر تسجيل دخولك باستخدام {provider}. يُرجى إعادة المحاولة أو اختيار طريقة أخرى.',
  'oauth.tokenUsed': 'استُخدم طلب الدخول هذا من قبل أو استغرق وقتًا طويلاً. يُرجى تسجيل الدخول مجددًا.',
  'oauth.otherBrowser':
    'بدأ تسجيل الدخول هذا في متصفح أو جهاز آخر. يُرجى إكماله هناك أو تسجيل الدخول هنا مجددًا.',
  'oauth.inApp': 'قد لا يسمح Google بتسجيل الدخول داخل تطبيق. في هذه الحالة، يُرجى فتح هذه الصفحة في المتصفح.',

  'idpConsent.signIn.title': 'تسجيل الدخول إلى {clientName} باستخدام {projectName}',
  'idpConsent.signIn.titleWithoutProject': 'تسجيل الدخول إلى {clientName}',
  'idpConsent.customScopes.title': 'طلب {clientName} للوصول إلى حسابك',
  'idpConsent.allowClientTo': 'الأذونات التي يطلبها {clientName}:',
  'idpConsent.scopes.fullAccess': 'التصرف نيابةً عنك: عرض كل ما في حسابك وتغييره',
  'idpConsent.scopes.openid': 'التحقق من هويتك',
  'idpConsent.scopes.openid.account': 'عرض المعلومات المخزّنة في حسابك',
  'idpConsent.scopes.profile': 'عرض معلومات ملفك الشخصي',
  'idpConsent.scopes.profile.profile': 'اسمك وصورتك وتفضيلات لغتك',
  'idpConsent.scopes.profile.email': 'عنوان بريدك الإلكتروني',
  'idpConsent.scopes.profile.phone': 'رقم هاتفك',
  'idpConsent.scopes.offlineAccess': 'الاحتفاظ بالوصول إلى بياناتك حتى عند عدم استخدامك للتطبيق',
  'idpConsent.scopes.offlineAccess.offline': 'الوصول إلى بياناتك في أثناء عدم اتصالك',
  'idpConsent.scopes.offlineAccess.background': 'مزامنة بياناتك في الخلفية',
  'idpConsent.scopes.custom': 'استخدام الإذن {scope}',
  'idpConsent.notGiven': 'أذونات أخرى طلبها {clientName} ولن تُمنح له:',
  'idpConsent.destination': 'بعد ردّك، يتم نقلك إلى {destination}.',
  'idpConsent.framed': 'يعرض موقع آخر هذه الصفحة داخل صفحته. لحماية حسابك، يُرجى فتح هذه الصفحة وحدها للرد.',
  'idpConsent.button.allow': 'سماح',
  'idpConsent.button.deny': 'رفض',
  'idpConsent.denied': 'تم رفض وصول التطبيق.',
  'idpConsent.success.content': 'جارٍ إعادتك إلى {clientName}.',
  'idpConsent.noActiveSession': 'لا توجد جلسة نشطة. يُرجى تسجيل الدخول للمتابعة.',
  'idpConsent.defaultClientName': 'التطبيق',

  'idpLogout.title': 'تسجيل الخروج؟',
  'idpLogout.confirmMessage': 'هل تؤكد تسجيل الخروج من حسابك في {projectName}؟',
  'idpLogout.confirmMessageWithoutProject': 'هل تؤكد تسجيل الخروج من حسابك؟',
  'idpLogout.yes': 'نعم',
  'idpLogout.no': 'لا',
  'idpLogout.notLoggedOut': 'لم يتم تسجيل خروجك. يمكنك إغلاق هذه الصفحة.',
};
