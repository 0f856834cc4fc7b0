/** Texts that stand for several ids: see `textGroups.ts`. */
export const groups = {
  continueWithProvider: '使用 {provider} 继续',
  continueWithWallet: '使用 {wallet} 继续',
  siteMisconfigured: '此网站的设置有误。请告知网站管理员。',
  requestNotProcessed: '我们无法处理所发送的内容。请重试。',
  linkUsed: '此链接已被使用或已过期。请重新获取，然后重试。',
  otherBrowser: '请在开始时所用的同一浏览器和设备上完成。',
  signInAgain: '请重新登录。',
  sessionEnded: '您的登录已失效。请重新登录。',
  signInUsed: '此次登录已被使用或已过期。请重新登录。',
  signInFailed: '我们无法完成登录。请重新登录。',
  unknownApp: '我们无法识别将您带到这里的应用。',
  appMisconfigured: '将您带到这里的应用设置有误。',
  noPassword: '此账户没有密码。',
  wrongCode: '验证码不正确。请重试。',
};
