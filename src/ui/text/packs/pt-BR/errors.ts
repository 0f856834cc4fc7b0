const ASK_AGAIN = 'Peça outro e tente de novo.';
const SIGN_IN_AGAIN = 'Faça login de novo.';
const TRY_AGAIN = 'Tente de novo.';
/** Errors that only the site's operator can fix. */
const SITE = 'Este site não está configurado corretamente. Avise quem o administra.';
const WRONG_CALL = `Não foi possível processar o que foi enviado. ${TRY_AGAIN}`;
const LINK_ENDED = `O link já foi usado ou expirou. ${ASK_AGAIN}`;
const ELSEWHERE = 'Termine no mesmo navegador e no mesmo dispositivo em que você começou.';
const UNKNOWN_APP = 'Não conhecemos o app que trouxe você até aqui.';
const WRONG_APP = 'O app que trouxe você até aqui não está configurado corretamente.';
const PASSKEY_FAILED = `Não foi possível verificar sua chave de acesso. ${TRY_AGAIN}`;

/** The widget's own errors. */
const own = {
  'error.consentOriginNotAllowed': SITE,
  'error.consentNotStarted': 'Este pedido expirou ou já foi respondido. Volte ao app e comece de novo.',
  'error.insufficientScope': SITE,
  'error.originNotAllowed': SITE,
  'error.unexpected': `Algo deu errado nesta página. ${TRY_AGAIN}`,
  'error.unreachable': 'Não foi possível conectar aos nossos servidores.',
  'error.invalidResponse': 'Nossos servidores deram uma resposta inválida.',
  'error.invalidJson': 'Nossos servidores deram uma resposta JSON inválida.',
  'error.schema': WRONG_CALL,
  'error.captchaFailed':
    'Não foi possível concluir a verificação de segurança. Tente de novo; se continuar falhando, desative os bloqueadores de conteúdo nesta página.',
  'error.insecurePage':
    'Esta página não pode criar um link seguro: o navegador só permite isso em páginas https.',
  'error.invalidEmail': `O endereço de e-mail é inválido. ${TRY_AGAIN}`,
  'error.invalidPhoneNumber': `O número de telefone é inválido. ${TRY_AGAIN}`,
  'error.otpCodeExpired':
    'Este código expirou ou já foi usado. Escolha “Reenviar código” para receber outro.',
  'error.otpCodeLocked':
    'Houve tentativas demais com este código. Escolha “Reenviar código” para receber outro.',
  'error.otpCodeNotFound': `O código está incorreto. ${TRY_AGAIN}`,
};

/** Errors of the browser. */
const ofThisBrowser = {
  'error.MissingPKCEError': ELSEWHERE,
  'error.NoCurrentSessionError': 'Não há nenhuma sessão ativa. Faça login para continuar.',
  'error.PasskeysUnsupportedError': 'Este navegador não pode usar chaves de acesso nesta página.',
  'error.InvalidStartUrlError': SITE,
  'error.InvalidRedirectSchemeError': SITE,
  'error.IDPOAuthFlowMissingParamError':
    'Falta uma informação obrigatória no pedido. Avise quem desenvolve o app.',
};

/** The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`. */
const ofTheProvider = {
  'error.unauthorizedCredentials': 'E-mail ou senha incorretos.',
  'error.userUnauthenticated': 'Faça login para continuar.',
  'error.unauthorizedAction': 'Você não tem permissão para fazer isso.',
  'error.invalidSecretAuthentication': SIGN_IN_AGAIN,
  'error.sessionNotFound': `Sua sessão terminou. ${SIGN_IN_AGAIN}`,
  'error.invalidSessionToken': `Sua sessão terminou. ${SIGN_IN_AGAIN}`,
  'error.invalidSessionDuration': SITE,
  'error.internalServerError': 'Nossos servidores tiveram um problema. Tente mais tarde.',
  'error.serviceUnavailable': 'Nossos servidores não estão disponíveis. Tente mais tarde.',
  'error.tooManyRequests': 'Houve tentativas demais. Espere um momento e tente de novo.',
  'error.userLockLimitReached': 'Houve tentativas incorretas demais. Peça outro código ou tente mais tarde.',
  'error.routeNotFound': WRONG_CALL,
  'error.unknownError': WRONG_CALL,

  'error.emailNotFound': 'Não conhecemos este endereço de e-mail.',
  'error.inactiveEmail': 'Não é possível enviar e-mails para este endereço. Use outro.',
  'error.duplicateEmail': 'Já existe uma conta com este endereço de e-mail.',
  'error.invalidPhoneNumberCountryCode': 'O código do país do número de telefone é inválido.',
  'error.phoneNumberNotFound': 'Não conhecemos este número de telefone.',
  'error.unsubscribedPhoneNumber':
    'Este número pediu para não receber mensagens. Responda START à última mensagem ou use outro número.',
  'error.duplicatePhoneNumber': 'Já existe uma conta com este número de telefone.',

  'error.invalidCode': `O código está incorreto. ${TRY_AGAIN}`,
  'error.unableToAuthOtpCode': `O código já foi usado ou expirou. ${ASK_AGAIN}`,
  'error.magicLinkNotFound': LINK_ENDED,
  'error.unableToAuthMagicLink': LINK_ENDED,
  'error.pkceExpectedCodeVerifier': ELSEWHERE,
  'error.pkceDidNotExpectCodeVerifier': ELSEWHERE,
  'error.pkceMismatch': ELSEWHERE,
  'error.invalidPkceCodeChallenge': WRONG_CALL,
  'error.noMatchForProvidedMagicLinkUrl': SITE,
  'error.redirectUrlNotFound': SITE,
  'error.invalidToken': LINK_ENDED,

  'error.noUserPassword': 'Esta conta não tem senha.',
  'error.memberPasswordNotFound': 'Esta conta não tem senha.',
  'error.resetPassword': 'Crie uma nova senha antes de fazer login novamente.',
  'error.breachedPassword': 'Esta senha apareceu em um vazamento de dados. Escolha outra.',
  'error.weakPassword': 'Esta senha é fácil demais de adivinhar. Escolha uma mais forte.',
  'error.unableToAuthPasswordResetToken': LINK_ENDED,
  'error.invalidPasswordResetRedirectUrl': SITE,

  'error.oauthTokenNotFound': `Este login já foi usado ou expirou. ${SIGN_IN_AGAIN}`,
  'error.oauthFlowCallbackError': `Não foi possível concluir o login. ${SIGN_IN_AGAIN}`,
  'error.oauthStateMismatch': `Não foi possível concluir o login. ${SIGN_IN_AGAIN}`,
  'error.invalidCallbackId': `Este login já foi usado ou expirou. ${SIGN_IN_AGAIN}`,
  'error.idTokenInvalid': `Não foi possível concluir o login. ${SIGN_IN_AGAIN}`,
  'error.idTokenExpired': `Este login já foi usado ou expirou. ${SIGN_IN_AGAIN}`,
  'error.idTokenIncorrectAudience': SITE,
  'error.invalidOauthProvider': SITE,
  'error.oauthConfigNotFound': SITE,
  'error.noLoginRedirectUrlsSet': SITE,
  'error.noSignupRedirectUrlsSet': SITE,
  'error.defaultProviderNotAllowed': SITE,
  'error.originNotAllowedForClient': SITE,
  'error.oauthUserRegistrationNotFound': 'Esta conta não tem essa forma de login.',

  'error.webauthnRegistrationNotFound': 'Não encontramos essa chave de acesso.',
  'error.unableToRegisterWebauthnRegistration': `Não foi possível registrar a chave de acesso. ${TRY_AGAIN}`,
  'error.unableToAuthWebauthnRegistration': PASSKEY_FAILED,
  'error.invalidDomain': SITE,
  'error.biometricRegistrationNotFound': 'Esta conta não tem esses dados biométricos.',

  'error.unableToAuthenticateCryptoWallet': `Não foi possível verificar a assinatura da sua carteira. ${TRY_AGAIN}`,
  'error.invalidCryptoWalletAddress': 'O endereço não é de uma carteira desse tipo.',
  'error.cryptoWalletNotFound': 'Esta conta não tem essa carteira.',
  'error.invalidWalletAddressUser': 'Esta carteira é de outra conta.',
  'error.cryptoWalletTypeIncompatibleWithSiwe': SITE,
  'error.invalidSiweUri': SITE,
  'error.invalidSiweChainId': SITE,
  'error.invalidSiweStatement': SITE,
  'error.invalidSiweMessageRequestId': SITE,
  'error.invalidSiweResource': SITE,

  'error.totpNotFound': 'Esta conta não tem um app autenticador.',
  'error.activeTotpExists': 'Esta conta já tem um app autenticador.',
  'error.invalidTotpCode': 'O código precisa ter seis dígitos.',
  'error.unableToAuthenticateTotp': 'O código está incorreto ou já foi usado.',
  'error.unableToAuthenticateRecoveryCode': 'O código de recuperação está incorreto ou já foi usado.',

  'error.connectedAppNotFound': 'Esta conta não tem esse app conectado.',
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
