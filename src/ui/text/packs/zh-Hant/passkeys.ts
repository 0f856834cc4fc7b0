export const passkeys = {
  'button.loginWithPasskey': '使用密碼金鑰登入',
  'passkey.success.content': '您的密碼金鑰已通過驗證。',

  'passkey.registrationStart.title': '設定新的密碼金鑰',
  'passkey.registrationStart.subtitle': '有了密碼金鑰，您不必記住複雜的密碼。',
  'passkey.registrationStart.description': '密碼金鑰讓您使用指紋、臉孔或螢幕鎖定登入。',
  'passkey.registrationStart.unsupported': '此瀏覽器無法建立密碼金鑰。',
  'button.createPasskey': '建立密碼金鑰',
  'button.skip': '略過',

  'passkey.registrationSuccess.title': '已建立密碼金鑰！',
  'passkey.registrationSuccess.titleWithoutNew': '您的密碼金鑰',
  'passkey.registrationSuccess.existingPasskeys': '現有的密碼金鑰',
  'passkey.registrationSuccess.none': '您沒有密碼金鑰。',
  'passkey.registrationSuccess.name': '密碼金鑰的名稱',
  'passkey.registrationSuccess.unnamed': '密碼金鑰',
  'passkey.registrationSuccess.edit': '編輯 {name}',
  'passkey.registrationSuccess.save': '儲存 {name}',
  'passkey.registrationSuccess.delete': '刪除 {name}',
  'passkey.registrationSuccess.deleteQuestion': '要刪除「{name}」嗎？',
  'passkey.registrationSuccess.deleteWarning': '密碼金鑰刪除後無法復原。',
  'passkey.registrationSuccess.setupAnother': '再設定一個密碼金鑰',
  'button.done': '完成',
  'button.delete': '刪除',
  'button.cancel': '取消',

  'error.passkeyUnknown': '驗證密碼金鑰時發生未知錯誤。請再試一次。',
  'error.passkeyRegistrationNotFound':
    '找不到該密碼金鑰。您可能已從帳戶中刪除它，但沒有從密碼管理器中刪除。請再試一次。',
  'passkey.registrationStart.error.noUser': '錯誤：請先登入，再建立密碼金鑰。',
  'passkey.registrationStart.errorDuplicatePasskey':
    '無法建立密碼金鑰，因為它似乎已經註冊過。它可能是在其他裝置上註冊後同步到此裝置的。',
  'passkey.registrationStart.errorUnknown':
    '無法建立密碼金鑰。請點選「建立密碼金鑰」再試一次，或略過此步驟。',
};
