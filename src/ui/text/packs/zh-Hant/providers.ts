import { PROVIDER_NAMES } from '../../../../domain/text/providerNames';

const CONTINUE = Object.fromEntries(
  PROVIDER_NAMES.map((name) => [`oauth.continueWith${name}`, `使用 ${name} 繼續`]),
);

/** Social sign-in, and the consent screen for other apps. */
export const providers = {
  ...CONTINUE,
  'oauth.cancelled': '您尚未完成 {provider} 登入。請再試一次，或選擇其他方式。',
  'oauth.providerFailed': '{provider} 無法讓您登入。請再試一次，或選擇其他方式。',
  'oauth.tokenUsed': '這次登入已使用過或耗時過久。請重新登入。',
  'oauth.otherBrowser': '這次登入是在其他瀏覽器或裝置上開始的。請在那裡完成，或在這裡重新登入。',
  'oauth.inApp': 'Google 可能不允許您在應用程式內登入。如遇此情況，請在瀏覽器中開啟此頁面。',

  'idpConsent.signIn.title': '使用 {projectName} 登入 {clientName}',
  'idpConsent.signIn.titleWithoutProject': '登入 {clientName}',
  'idpConsent.customScopes.title': '{clientName} 想要存取您的帳戶',
  'idpConsent.allowClientTo': '{clientName} 要求下列權限：',
  'idpConsent.scopes.fullAccess': '以您的身分操作：檢視和更改您帳戶中的所有內容',
  'idpConsent.scopes.openid': '驗證您的身分',
  'idpConsent.scopes.openid.account': '檢視您帳戶中儲存的資訊',
  'idpConsent.scopes.profile': '檢視您的個人資料',
  'idpConsent.scopes.profile.profile': '您的姓名、大頭貼和語言偏好',
  'idpConsent.scopes.profile.email': '您的電子郵件地址',
  'idpConsent.scopes.profile.phone': '您的手機號碼',
  'idpConsent.scopes.offlineAccess': '在您不使用此應用程式時仍可存取您的資料',
  'idpConsent.scopes.offlineAccess.offline': '在您離線時存取您的資料',
  'idpConsent.scopes.offlineAccess.background': '在背景同步您的資料',
  'idpConsent.scopes.custom': '使用權限 {scope}',
  'idpConsent.notGiven': '{clientName} 也要求下列權限，但不會取得：',
  'idpConsent.destination': '您選擇後將前往 {destination}。',
  'idpConsent.framed': '此頁面正顯示在其他網站的頁面中。為保護您的帳戶，請單獨開啟此頁面後再作選擇。',
  'idpConsent.button.allow': '允許',
  'idpConsent.button.deny': '拒絕',
  'idpConsent.denied': '已拒絕該應用程式的存取。',
  'idpConsent.success.content': '正在返回 {clientName}。',
  'idpConsent.noActiveSession': '您尚未登入。請登入後繼續。',
  'idpConsent.defaultClientName': '此應用程式',

  'idpLogout.title': '要登出嗎？',
  'idpLogout.confirmMessage': '確定要登出您的 {projectName} 帳戶嗎？',
  'idpLogout.confirmMessageWithoutProject': '確定要登出您的帳戶嗎？',
  'idpLogout.yes': '是',
  'idpLogout.no': '否',
  'idpLogout.notLoggedOut': '您沒有登出。您可以關閉此頁面。',
};
