import { PROVIDER_NAMES } from '../../../../domain/text/providerNames';

const CONTINUE = Object.fromEntries(
  PROVIDER_NAMES.map((name) => [`oauth.continueWith${name}`, `使用 ${name} 继续`]),
);

/** Social sign-in, and the consent screen for other apps. */
export const providers = {
  ...CONTINUE,
  'oauth.cancelled': '您没有完成 {provider} 登录。请重试，或选择其他方式。',
  'oauth.providerFailed': '{provider} 未能让您登录。请重试，或选择其他方式。',
  'oauth.tokenUsed': '此次登录已被使用或耗时过长。请重新登录。',
  'oauth.otherBrowser': '此次登录是在其他浏览器或设备上开始的。请在那里完成，或在这里重新登录。',
  'oauth.inApp': 'Google 可能不允许您在应用内登录。如遇此情况，请在浏览器中打开此页面。',

  'idpConsent.signIn.title': '使用 {projectName} 登录 {clientName}',
  'idpConsent.signIn.titleWithoutProject': '登录 {clientName}',
  'idpConsent.customScopes.title': '{clientName} 想要访问您的账户',
  'idpConsent.allowClientTo': '{clientName} 请求以下权限：',
  'idpConsent.scopes.fullAccess': '以您的身份操作：查看和更改您账户中的所有内容',
  'idpConsent.scopes.openid': '验证您的身份',
  'idpConsent.scopes.openid.account': '查看您账户中保存的信息',
  'idpConsent.scopes.profile': '查看您的个人资料',
  'idpConsent.scopes.profile.profile': '您的姓名、头像和语言偏好',
  'idpConsent.scopes.profile.email': '您的电子邮箱',
  'idpConsent.scopes.profile.phone': '您的手机号码',
  'idpConsent.scopes.offlineAccess': '在您不使用此应用时仍可访问您的数据',
  'idpConsent.scopes.offlineAccess.offline': '在您离线时访问您的数据',
  'idpConsent.scopes.offlineAccess.background': '在后台同步您的数据',
  'idpConsent.scopes.custom': '使用权限 {scope}',
  'idpConsent.notGiven': '{clientName} 还请求了以下权限，但不会获得：',
  'idpConsent.destination': '您选择后将前往 {destination}。',
  'idpConsent.framed': '此页面正显示在其他网站的页面中。为保护您的账户，请单独打开此页面后再作选择。',
  'idpConsent.button.allow': '允许',
  'idpConsent.button.deny': '拒绝',
  'idpConsent.denied': '已拒绝该应用的访问。',
  'idpConsent.success.content': '正在返回 {clientName}。',
  'idpConsent.noActiveSession': '您尚未登录。请登录后继续。',
  'idpConsent.defaultClientName': '此应用',

  'idpLogout.title': '要退出登录吗？',
  'idpLogout.confirmMessage': '确定要退出您的 {projectName} 账户吗？',
  'idpLogout.confirmMessageWithoutProject': '确定要退出您的账户吗？',
  'idpLogout.yes': '是',
  'idpLogout.no': '否',
  'idpLogout.notLoggedOut': '您没有退出登录。您可以关闭此页面。',
};
