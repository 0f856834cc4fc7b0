const ASK_AGAIN = '请重新获取，然后重试。';
const SIGN_IN_AGAIN = '请重新登录。';
const TRY_AGAIN = '请重试。';
/** Errors that only the site's operator can fix. */
const SITE = '此网站的设置有误。请告知网站管理员。';
const WRONG_CALL = `我们无法处理所发送的内容。${TRY_AGAIN}`;
const LINK_ENDED = `此链接已被使用或已过期。${ASK_AGAIN}`;
const ELSEWHERE = '请在开始时所用的同一浏览器和设备上完成。';
const UNKNOWN_APP = '我们无法识别将您带到这里的应用。';
const WRONG_APP = '将您带到这里的应用设置有误。';
const PASSKEY_FAILED = `我们无法验证您的通行密钥。${TRY_AGAIN}`;
const SESSION_ENDED = `您的登录已失效。${SIGN_IN_AGAIN}`;
const SIGN_IN_SPENT = `此次登录已被使用或已过期。${SIGN_IN_AGAIN}`;
const SIGN_IN_FAILED = `我们无法完成登录。${SIGN_IN_AGAIN}`;
const WRONG_CODE = `验证码不正确。${TRY_AGAIN}`;
const NO_PASSWORD = '此账户没有密码。';

/** The widget's own errors. */
const own = {
  'error.consentOriginNotAllowed': SITE,
  'error.consentNotStarted': '此请求已过期或已答复。请返回应用重新开始。',
  'error.insufficientScope': SITE,
  'error.originNotAllowed': SITE,
  'error.unexpected': `此页面出现问题。${TRY_AGAIN}`,
  'error.unreachable': '无法连接我们的服务器。',
  'error.invalidResponse': '我们的服务器返回了无效的响应。',
  'error.invalidJson': '我们的服务器返回了无效的 JSON 响应。',
  'error.schema': WRONG_CALL,
  'error.captchaFailed': '我们无法完成安全验证。请重试；如果仍然失败，请在此页面上停用内容拦截器。',
  'error.insecurePage': '此页面无法创建安全链接：浏览器只允许在 https 页面上创建。',
  'error.invalidEmail': '电子邮箱地址无效，请重试。',
  'error.invalidPhoneNumber': '手机号码无效，请重试。',
  'error.otpCodeExpired': '此验证码已过期或已被使用。请选择“重新发送验证码”获取新的验证码。',
  'error.otpCodeLocked': '此验证码的尝试次数过多。请选择“重新发送验证码”获取新的验证码。',
  'error.otpCodeNotFound': WRONG_CODE,
};

/** Errors of the browser. */
const ofThisBrowser = {
  'error.MissingPKCEError': ELSEWHERE,
  'error.NoCurrentSessionError': '您尚未登录。请登录后继续。',
  'error.PasskeysUnsupportedError': '此浏览器无法在此页面上使用通行密钥。',
  'error.InvalidStartUrlError': SITE,
  'error.InvalidRedirectSchemeError': SITE,
  'error.IDPOAuthFlowMissingParamError': '请求缺少必要的信息。请告知应用的开发者。',
};

/** The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`. */
const ofTheProvider = {
  'error.unauthorizedCredentials': '电子邮箱或密码不正确。',
  'error.userUnauthenticated': '请登录后继续。',
  'error.unauthorizedAction': '您没有执行此操作的权限。',
  'error.invalidSecretAuthentication': SIGN_IN_AGAIN,
  'error.sessionNotFound': SESSION_ENDED,
  'error.invalidSessionToken': SESSION_ENDED,
  'error.invalidSessionDuration': SITE,
  'error.internalServerError': '我们的服务器出现问题。请稍后重试。',
  'error.serviceUnavailable': '我们的服务器暂时不可用。请稍后重试。',
  'error.tooManyRequests': '尝试次数过多。请稍候再试。',
  'error.userLockLimitReached': '失败次数过多。请重新获取验证码，或稍后重试。',
  'error.routeNotFound': WRONG_CALL,
  'error.unknownError': WRONG_CALL,
  'error.emailNotFound': '我们找不到此电子邮箱。',
  'error.inactiveEmail': '无法向此邮箱发送邮件。请使用其他邮箱。',
  'error.duplicateEmail': '已有账户使用此电子邮箱。',
  'error.invalidPhoneNumberCountryCode': '手机号码的国家/地区代码无效。',
  'error.phoneNumberNotFound': '我们找不到此手机号码。',
  'error.unsubscribedPhoneNumber': '此号码已退订短信。请对最近的短信回复 START，或使用其他号码。',
  'error.duplicatePhoneNumber': '已有账户使用此手机号码。',
  'error.invalidCode': WRONG_CODE,
  'error.unableToAuthOtpCode': `此验证码已被使用或已过期。${ASK_AGAIN}`,
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
  'error.resetPassword': '请先设置新密码，再登录。',
  'error.breachedPassword': '此密码曾出现在数据泄露中。请换一个。',
  'error.weakPassword': '此密码太容易被猜到。请选择更安全的密码。',
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
  'error.oauthUserRegistrationNotFound': '此账户没有使用该登录方式。',
  'error.webauthnRegistrationNotFound': '我们找不到该通行密钥。',
  'error.unableToRegisterWebauthnRegistration': `我们无法注册通行密钥。${TRY_AGAIN}`,
  'error.unableToAuthWebauthnRegistration': PASSKEY_FAILED,
  'error.invalidDomain': SITE,
  'error.biometricRegistrationNotFound': '此账户没有该生物识别信息。',
  'error.unableToAuthenticateCryptoWallet': `我们无法验证您钱包的签名。${TRY_AGAIN}`,
  'error.invalidCryptoWalletAddress': '该地址不属于此类钱包。',
  'error.cryptoWalletNotFound': '此账户没有该钱包。',
  'error.invalidWalletAddressUser': '该钱包属于其他账户。',
  'error.cryptoWalletTypeIncompatibleWithSiwe': SITE,
  'error.invalidSiweUri': SITE,
  'error.invalidSiweChainId': SITE,
  'error.invalidSiweStatement': SITE,
  'error.invalidSiweMessageRequestId': SITE,
  'error.invalidSiweResource': SITE,
  'error.totpNotFound': '此账户没有身份验证器应用。',
  'error.activeTotpExists': '此账户已有身份验证器应用。',
  'error.invalidTotpCode': '验证码必须是六位数字。',
  'error.unableToAuthenticateTotp': '验证码不正确或已被使用。',
  'error.unableToAuthenticateRecoveryCode': '恢复代码不正确或已被使用。',
  'error.connectedAppNotFound': '此账户没有连接该应用。',
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
