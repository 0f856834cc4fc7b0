export const errors = {
  // The widget's own errors.
  'error.consentNotStarted': 'Este pedido expirou ou já foi respondido. Volte ao app e comece de novo.',
  'error.unexpected': 'Algo deu errado nesta página. Tente de novo.',
  'error.unreachable': 'Não conseguimos contatar nossos servidores.',
  'error.otherUsersLink':
    'Este link é de outra conta, por isso o login não foi feito. Abra o link do e-mail que você pediu.',
  'error.invalidResponse': 'Nossos servidores deram uma resposta inválida.',
  'error.invalidJson': 'Nossos servidores deram uma resposta JSON inválida.',
  'error.captchaFailed':
    'Não foi possível concluir a verificação de segurança. Tente de novo; se continuar falhando, desative os bloqueadores de conteúdo nesta página.',
  'error.insecurePage':
    'Esta página não pode criar um link seguro: o navegador só permite isso em páginas https.',
  'error.storageRefused':
    'Seu navegador não guarda dados desta página, e esta forma de fazer login precisa deles. Permita cookies e dados de sites ou escolha outra forma.',
  'error.invalidEmail': 'O e-mail é inválido. Tente de novo.',
  'error.invalidPhoneNumber': 'O número é inválido. Tente de novo.',
  'error.otpCodeExpired': 'Código expirado ou já usado. Escolha “Reenviar código”.',
  'error.otpCodeLocked': 'Tentativas demais. Escolha “Reenviar código”.',

  // Errors of the browser.
  'error.NoCurrentSessionError': 'Não há nenhuma sessão ativa. Faça login para continuar.',
  'error.PasskeysUnsupportedError': 'Este navegador não pode usar chaves de acesso nesta página.',
  'error.IDPOAuthFlowMissingParamError':
    'Falta uma informação obrigatória no pedido. Avise quem desenvolve o app.',

  // The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`.
  'error.unauthorizedCredentials': 'E-mail ou senha incorretos.',
  'error.userUnauthenticated': 'Faça login para continuar.',
  'error.unauthorizedAction': 'Você não tem permissão para fazer isso.',
  'error.internalServerError': 'Nossos servidores tiveram um problema. Tente mais tarde.',
  'error.serviceUnavailable': 'Nossos servidores não estão disponíveis. Tente mais tarde.',
  'error.tooManyRequests': 'Tentativas demais. Tente em instantes.',
  'error.userLockLimitReached': 'Houve tentativas incorretas demais. Peça outro código ou tente mais tarde.',

  'error.emailNotFound': 'Não conhecemos este endereço de e-mail.',
  'error.inactiveEmail': 'Não é possível enviar e-mails para este endereço. Use outro.',
  'error.duplicateEmail': 'Já existe uma conta com este endereço de e-mail.',
  'error.invalidPhoneNumberCountryCode': 'O código do país do número de telefone é inválido.',
  'error.phoneNumberNotFound': 'Não conhecemos este número de telefone.',
  'error.unsubscribedPhoneNumber':
    'Este número pediu para não receber mensagens. Responda START à última mensagem ou use outro número.',
  'error.duplicatePhoneNumber': 'Já existe uma conta com este número de telefone.',

  'error.unableToAuthOtpCode': 'O código já foi usado ou expirou. Peça outro e tente de novo.',

  'error.resetPassword': 'Crie uma nova senha antes de fazer login novamente.',
  'error.breachedPassword': 'Esta senha apareceu em um vazamento de dados. Escolha outra.',
  'error.weakPassword': 'Esta senha é fácil demais de adivinhar. Escolha uma mais forte.',

  'error.oauthUserRegistrationNotFound': 'Esta conta não tem essa forma de login.',

  'error.webauthnRegistrationNotFound': 'Não encontramos essa chave de acesso.',
  'error.unableToRegisterWebauthnRegistration':
    'Não foi possível registrar a chave de acesso. Tente de novo.',
  'error.unableToAuthWebauthnRegistration': 'Não foi possível verificar sua chave de acesso. Tente de novo.',
  'error.biometricRegistrationNotFound': 'Esta conta não tem esses dados biométricos.',

  'error.unableToAuthenticateCryptoWallet':
    'Não foi possível verificar a assinatura da sua carteira. Tente de novo.',
  'error.invalidCryptoWalletAddress': 'O endereço não é de uma carteira desse tipo.',
  'error.cryptoWalletNotFound': 'Esta conta não tem essa carteira.',
  'error.invalidWalletAddressUser': 'Esta carteira é de outra conta.',

  'error.totpNotFound': 'Esta conta não tem um app autenticador.',
  'error.activeTotpExists': 'Esta conta já tem um app autenticador.',
  'error.invalidTotpCode': 'O código precisa ter seis dígitos.',
  'error.unableToAuthenticateTotp': 'O código está incorreto ou já foi usado.',
  'error.unableToAuthenticateRecoveryCode': 'O código de recuperação está incorreto ou já foi usado.',

  'error.connectedAppNotFound': 'Esta conta não tem esse app conectado.',
};
