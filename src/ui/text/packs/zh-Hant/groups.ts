/** Texts that stand for several ids: see `textGroups.ts`. */
export const groups = {
  continueWithProvider: '使用 {provider} 繼續',
  continueWithWallet: '使用 {wallet} 繼續',
  siteMisconfigured: '此網站的設定有誤。請告知網站管理員。',
  requestNotProcessed: '我們無法處理所傳送的內容。請再試一次。',
  linkUsed: '此連結已使用過或已過期。請重新取得，然後再試一次。',
  otherBrowser: '請在開始時所用的同一瀏覽器和裝置上完成。',
  signInAgain: '請重新登入。',
  sessionEnded: '您的登入已失效。請重新登入。',
  signInUsed: '這次登入已使用過或已過期。請重新登入。',
  signInFailed: '我們無法完成登入。請重新登入。',
  unknownApp: '我們無法辨識將您導向此處的應用程式。',
  appMisconfigured: '將您導向此處的應用程式設定有誤。',
  noPassword: '此帳戶沒有密碼。',
  wrongCode: '驗證碼不正確。請再試一次。',
};
