const ASK_AGAIN = '請重新取得，然後再試一次。';
const SIGN_IN_AGAIN = '請重新登入。';
const TRY_AGAIN = '請再試一次。';
/** Errors that only the site's operator can fix. */
const SITE = '此網站的設定有誤。請告知網站管理員。';
const WRONG_CALL = `我們無法處理所傳送的內容。${TRY_AGAIN}`;
const LINK_ENDED = `此連結已使用過或已過期。${ASK_AGAIN}`;
const ELSEWHERE = '請在開始時所用的同一瀏覽器和裝置上完成。';
const UNKNOWN_APP = '我們無法辨識將您導向此處的應用程式。';
const WRONG_APP = '將您導向此處的應用程式設定有誤。';
const PASSKEY_FAILED = `我們無法驗證您的密碼金鑰。${TRY_AGAIN}`;
const SESSION_ENDED = `您的登入已失效。${SIGN_IN_AGAIN}`;
const SIGN_IN_SPENT = `這次登入已使用過或已過期。${SIGN_IN_AGAIN}`;
const SIGN_IN_FAILED = `我們無法完成登入。${SIGN_IN_AGAIN}`;
const WRONG_CODE = `驗證碼不正確。${TRY_AGAIN}`;
const NO_PASSWORD = '此帳戶沒有密碼。';

/** The widget's own errors. */
const own = {
  'error.consentOriginNotAllowed': SITE,
  'error.consentNotStarted': '此要求已過期或已回覆。請返回應用程式重新開始。',
  'error.insufficientScope': SITE,
  'error.originNotAllowed': SITE,
  'error.unexpected': `此頁面出現問題。${TRY_AGAIN}`,
  'error.unreachable': '無法連線到我們的伺服器。',
  'error.invalidResponse': '我們的伺服器傳回無效的回應。',
  'error.invalidJson': '我們的伺服器傳回無效的 JSON 回應。',
  'error.schema': WRONG_CALL,
  'error.captchaFailed': '我們無法完成安全驗證。請再試一次；如果仍然失敗，請在此頁面上停用內容阻擋器。',
  'error.insecurePage': '此頁面無法建立安全連結：瀏覽器只允許在 https 頁面上建立。',
  'error.invalidEmail': '電子郵件地址無效，請再試一次。',
  'error.invalidPhoneNumber': '手機號碼無效，請再試一次。',
  'error.otpCodeExpired': '此驗證碼已過期或已使用過。請選擇「重新傳送驗證碼」取得新的驗證碼。',
  'error.otpCodeLocked': '此驗證碼的嘗試次數過多。請選擇「重新傳送驗證碼」取得新的驗證碼。',
  'error.otpCodeNotFound': WRONG_CODE,
};

/** Errors of the browser. */
const ofThisBrowser = {
  'error.MissingPKCEError': ELSEWHERE,
  'error.NoCurrentSessionError': '您尚未登入。請登入後繼續。',
  'error.PasskeysUnsupportedError': '此瀏覽器無法在此頁面上使用密碼金鑰。',
  'error.InvalidStartUrlError': SITE,
  'error.InvalidRedirectSchemeError': SITE,
  'error.IDPOAuthFlowMissingParamError': '要求缺少必要的資訊。請告知應用程式的開發人員。',
};

/** The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`. */
const ofTheProvider = {
  'error.unauthorizedCredentials': '電子郵件地址或密碼不正確。',
  'error.userUnauthenticated': '請登入後繼續。',
  'error.unauthorizedAction': '您沒有執行此操作的權限。',
  'error.invalidSecretAuthentication': SIGN_IN_AGAIN,
  'error.sessionNotFound': SESSION_ENDED,
  'error.invalidSessionToken': SESSION_ENDED,
  'error.invalidSessionDuration': SITE,
  'error.internalServerError': '我們的伺服器出現問題。請稍後再試一次。',
  'error.serviceUnavailable': '我們的伺服器暫時無法使用。請稍後再試一次。',
  'error.tooManyRequests': '嘗試次數過多。請稍候再試。',
  'error.userLockLimitReached': '失敗次數過多。請重新取得驗證碼，或稍後再試一次。',
  'error.routeNotFound': WRONG_CALL,
  'error.unknownError': WRONG_CALL,
  'error.emailNotFound': '我們找不到此電子郵件地址。',
  'error.inactiveEmail': '無法傳送郵件至此電子郵件地址。請使用其他地址。',
  'error.duplicateEmail': '已有帳戶使用此電子郵件地址。',
  'error.invalidPhoneNumberCountryCode': '手機號碼的國碼無效。',
  'error.phoneNumberNotFound': '我們找不到此手機號碼。',
  'error.unsubscribedPhoneNumber': '此號碼已停止接收簡訊。請回覆 START 至最近的簡訊，或使用其他號碼。',
  'error.duplicatePhoneNumber': '已有帳戶使用此手機號碼。',
  'error.invalidCode': WRONG_CODE,
  'error.unableToAuthOtpCode': `此驗證碼已使用過或已過期。${ASK_AGAIN}`,
  'error.magicLinkNotFound': LINK_ENDED,
  'error.unableToAuthMagicLink': LINK_ENDED,
  'error.pkceExpectedCodeVerifier': ELSEWHERE,
  'error.pkceDidNotExpectCodeVerifier': ELSEWHERE,
  'error.pkceMismatch': ELSEWHERE,
  'error.invalidPkceCodeChallenge': WRONG_CALL,
  'error.noMatchForProvidedMagicLinkUrl': SITE,
  'error.redirectUrlNotFound': SITE,
  'error.invalidToken': LINK_ENDED,
  'error.noUserPassword': NO_PASSWORD,
  'error.memberPasswordNotFound': NO_PASSWORD,
  'error.resetPassword': '請先設定新密碼，再登入。',
  'error.breachedPassword': '此密碼曾出現在資料外洩中。請換一個。',
  'error.weakPassword': '此密碼太容易被猜到。請選擇更安全的密碼。',
  'error.unableToAuthPasswordResetToken': LINK_ENDED,
  'error.invalidPasswordResetRedirectUrl': SITE,
  'error.oauthTokenNotFound': SIGN_IN_SPENT,
  'error.oauthFlowCallbackError': SIGN_IN_FAILED,
  'error.oauthStateMismatch': SIGN_IN_FAILED,
  'error.invalidCallbackId': SIGN_IN_SPENT,
  'error.idTokenInvalid': SIGN_IN_FAILED,
  'error.idTokenExpired': SIGN_IN_SPENT,
  'error.idTokenIncorrectAudience': SITE,
  'error.invalidOauthProvider': SITE,
  'error.oauthConfigNotFound': SITE,
  'error.noLoginRedirectUrlsSet': SITE,
  'error.noSignupRedirectUrlsSet': SITE,
  'error.defaultProviderNotAllowed': SITE,
  'error.originNotAllowedForClient': SITE,
  'error.oauthUserRegistrationNotFound': '此帳戶沒有使用該登入方式。',
  'error.webauthnRegistrationNotFound': '我們找不到該密碼金鑰。',
  'error.unableToRegisterWebauthnRegistration': `我們無法註冊密碼金鑰。${TRY_AGAIN}`,
  'error.unableToAuthWebauthnRegistration': PASSKEY_FAILED,
  'error.invalidDomain': SITE,
  'error.biometricRegistrationNotFound': '此帳戶沒有該生物辨識資訊。',
  'error.unableToAuthenticateCryptoWallet': `我們無法驗證您錢包的簽章。${TRY_AGAIN}`,
  'error.invalidCryptoWalletAddress': '該地址不屬於此類錢包。',
  'error.cryptoWalletNotFound': '此帳戶沒有該錢包。',
  'error.invalidWalletAddressUser': '該錢包屬於其他帳戶。',
  'error.cryptoWalletTypeIncompatibleWithSiwe': SITE,
  'error.invalidSiweUri': SITE,
  'error.invalidSiweChainId': SITE,
  'error.invalidSiweStatement': SITE,
  'error.invalidSiweMessageRequestId': SITE,
  'error.invalidSiweResource': SITE,
  'error.totpNotFound': '此帳戶沒有驗證器應用程式。',
  'error.activeTotpExists': '此帳戶已有驗證器應用程式。',
  'error.invalidTotpCode': '驗證碼必須是六位數字。',
  'error.unableToAuthenticateTotp': '驗證碼不正確或已使用過。',
  'error.unableToAuthenticateRecoveryCode': '復原碼不正確或已使用過。',
  'error.connectedAppNotFound': '此帳戶沒有連接該應用程式。',
  'error.oauthClientNotFound': UNKNOWN_APP,
  'error.invalidClient': UNKNOWN_APP,
  'error.invalidRedirectUri': WRONG_APP,
  'error.oidcPromptNoneMustBeExclusive': WRONG_APP,
  'error.invalidRequest': WRONG_APP,
  'error.invalidScope': WRONG_APP,
  'error.unauthorizedClient': WRONG_APP,
  'error.idpAccessTokenNotFound': SIGN_IN_AGAIN,
  'error.idpAccessTokenExpired': SIGN_IN_AGAIN,
  'error.unableToAuthImpersonationToken': LINK_ENDED,
};

export const errors = { ...own, ...ofThisBrowser, ...ofTheProvider };
