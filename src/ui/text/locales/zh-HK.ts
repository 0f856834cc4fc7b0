import type { RegionMessages } from '../messageGroups';

/** Traditional Chinese of Hong Kong, where it differs from `zh-Hant`: 電郵, 短訊 and 通行密鑰. */
export const region: RegionMessages = {
  messages: {
    'formField.email.label': '電郵地址',
    'formField.phone.country.ariaLabel': '國家/地區代碼',
    'tab.email': '電郵',
    'tab.text': '短訊',
    'button.emailLogin': '使用電郵繼續',
    'button.sms': '使用短訊繼續',
    'emailConfirmation.content': '電郵已傳送至 <bold>{email}</bold>。',
    'emailConfirmation.instruction': '請開啟電郵並點選其中的連結登入。',
    'emailConfirmation.otherAddress': '使用其他電郵地址',
    'toast.emailResent': '電郵已重新傳送',
    'password.forgot.content': '電郵已傳送至 <bold>{email}</bold>。請開啟其中的連結設定新密碼。',
    'password.breached.content':
      '您的密碼曾出現在其他網站的資料外洩中，他人可能已經知道。為保護您的帳戶，我們已將電郵傳送至 <bold>{email}</bold>。請開啟其中的連結設定新密碼。',
    'password.resetRequired.content':
      '您的帳戶已變更，舊密碼已無法使用。我們已將電郵傳送至 <bold>{email}</bold>。請開啟其中的連結設定新密碼。',
    'password.setNew.content':
      '您的帳戶尚未設定密碼。我們已將電郵傳送至 <bold>{email}</bold>。請開啟其中的連結設定密碼。',
    'password.mailFailed': '我們無法將電郵傳送至 <bold>{email}</bold>。',
    'password.didntGetItResend': '沒有收到？<resendButton>重新傳送電郵</resendButton>',
    'password.resendWait': '{seconds, plural, other {# 秒}}後可以重新傳送電郵',
    'button.emailMagicLink': '透過電郵取得登入連結',
    'button.emailOTP': '透過電郵取得驗證碼',
    'password.reset.spent.content': '它已使用過或已過期。我們可以傳送新電郵給您。',
    'password.reset.newMail': '傳送新電郵',
    'password.reset.newMailSent': '我們已將電郵傳送至 <bold>{email}</bold>。請在此瀏覽器中開啟其中的連結。',
    'password.reset.elsewhere.content':
      '此電郵是從其他瀏覽器或裝置索取的。為了您的安全，其中的連結只能在那裡使用。請在那裡開啟連結，或在這裡重新索取電郵。',
    'lastUsed.passkey': '上次使用：通行密鑰',
    'button.loginWithPasskey': '使用通行密鑰登入',
    'passkey.success.content': '您的通行密鑰已通過驗證。',
    'passkey.registrationStart.title': '設定新的通行密鑰',
    'passkey.registrationStart.subtitle': '有了通行密鑰，您不必記住複雜的密碼。',
    'passkey.registrationStart.description': '通行密鑰讓您使用指紋、臉孔或螢幕鎖定登入。',
    'passkey.registrationStart.unsupported': '此瀏覽器無法建立通行密鑰。',
    'button.createPasskey': '建立通行密鑰',
    'passkey.registrationSuccess.title': '已建立通行密鑰！',
    'passkey.registrationSuccess.titleWithoutNew': '您的通行密鑰',
    'passkey.registrationSuccess.existingPasskeys': '現有的通行密鑰',
    'passkey.registrationSuccess.none': '您沒有通行密鑰。',
    'passkey.registrationSuccess.name': '通行密鑰的名稱',
    'passkey.registrationSuccess.unnamed': '通行密鑰',
    'passkey.registrationSuccess.deleteWarning': '通行密鑰刪除後無法復原。',
    'passkey.registrationSuccess.setupAnother': '再設定一個通行密鑰',
    'error.passkeyUnknown': '驗證通行密鑰時發生未知錯誤。請再試一次。',
    'error.passkeyNotHere':
      '在此裝置上找不到通行密鑰。請用其他方式登入，或再次點選按鈕，使用其他裝置上的通行密鑰。',
    'error.passkeyRegistrationNotFound':
      '找不到該通行密鑰。您可能已從帳戶中刪除它，但沒有從密碼管理工具中刪除。請再試一次。',
    'passkey.registrationStart.error.noUser': '錯誤：請先登入，再建立通行密鑰。',
    'passkey.registrationStart.errorDuplicatePasskey':
      '無法建立通行密鑰，因為它似乎已經註冊過。它可能是在其他裝置上註冊後同步到此裝置的。',
    'passkey.registrationStart.errorUnknown':
      '無法建立通行密鑰。請點選「建立通行密鑰」再試一次，或略過此步驟。',
    'idpConsent.scopes.profile.profile': '您的姓名、相片和語言偏好',
    'idpConsent.scopes.profile.email': '您的電郵地址',
    'error.otherUsersLink': '此連結屬於其他帳戶，因此未為您登入。請開啟您所索取的電郵中的連結。',
    'error.invalidEmail': '電郵地址無效，請再試一次。',
    'error.PasskeysUnsupportedError': '此瀏覽器無法在此頁面上使用通行密鑰。',
    'error.unauthorizedCredentials': '電郵地址或密碼不正確。',
    'error.emailNotFound': '我們找不到此電郵地址。',
    'error.inactiveEmail': '無法傳送電郵至此地址。請使用其他地址。',
    'error.duplicateEmail': '已有帳戶使用此電郵地址。',
    'error.invalidPhoneNumberCountryCode': '手機號碼的國家/地區代碼無效。',
    'error.unsubscribedPhoneNumber': '此號碼已停止接收短訊。請在最近的短訊中回覆 START，或使用其他號碼。',
    'error.webauthnRegistrationNotFound': '我們找不到該通行密鑰。',
    'error.unableToRegisterWebauthnRegistration': '我們無法註冊通行密鑰。請再試一次。',
    'error.unableToAuthWebauthnRegistration': '我們無法驗證您的通行密鑰。請再試一次。',
  },
  groups: {
    checkYourEmail: '請查看您的電郵',
  },
};
