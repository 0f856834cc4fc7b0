import type { RegionMessages } from '../messageGroups';

/** Portuguese of Portugal, where it differs from `pt-BR`: "palavra-passe", "iniciar sessão", and no "você". */
export const region: RegionMessages = {
  messages: {
    'login.loading': 'A carregar…',
    'link.newTab': 'Abre num novo separador',
    'formField.phone.country.ariaLabel': 'Indicativo do país',
    'formField.otp.ariaLabel': 'Introduza o código de 6 dígitos',
    'formField.otp.description': 'O código é verificado assim que introduz o sexto dígito.',
    'formField.passcode.status.verifying': 'A verificar o seu código…',
    'login.title': 'Registe-se ou inicie sessão',
    'passcode.title': 'Introduza o código',
    'hint.magicLink': 'Enviaremos um link por e-mail. Sem palavra-passe.',
    'hint.password': 'Depois, introduz ou cria a sua palavra-passe.',
    'passcode.sentConfirmation': 'Enviámos um código de 6 dígitos para <bold>{destination}</bold>.',
    'passcode.expirationCountdown': 'O seu código expira em {timeRemaining}.',
    'passcode.expired': 'O seu código expirou.',
    'otp.success.content': 'O seu código foi verificado.',
    'emailConfirmation.content': 'Enviámos um e-mail para <bold>{email}</bold>.',
    'emailConfirmation.instruction': 'Abra o link do e-mail para iniciar sessão.',
    'formField.password.label': 'Palavra-passe',
    'formField.password.show': 'Mostrar palavra-passe',
    'formField.password.hide': 'Ocultar palavra-passe',
    'password.strength.label': 'Nível de segurança da palavra-passe',
    'password.strength.provisional': '{strength}, a verificar…',
    'password.strength.checkFailed': 'Não foi possível verificar esta palavra-passe.',
    'password.strength.hint': 'Escolha uma palavra-passe longa que não use em mais nenhum lado.',
    'password.rules.met': 'Cumprido:',
    'password.rules.notMet': 'Ainda não cumprido:',
    'password.strengthError.minimumLength':
      '{characterLength, plural, one {Pelo menos # caráter} other {Pelo menos # carateres}}',
    'password.zxcvbn.warning.straightRows': 'Teclas seguidas de uma mesma fila são fáceis de adivinhar',
    'password.zxcvbn.warning.top10CommonPassword': 'Esta é uma das 10 palavras-passe mais usadas',
    'password.zxcvbn.warning.top100CommonPassword': 'Esta é uma das 100 palavras-passe mais usadas',
    'password.zxcvbn.warning.veryCommonPassword': 'Esta é uma palavra-passe muito comum',
    'password.zxcvbn.warning.similarToCommonPassword': 'Esta palavra-passe é parecida com uma muito usada',
    'password.zxcvbn.warning.names': 'Nomes e apelidos sozinhos são fáceis de adivinhar',
    'password.zxcvbn.warning.commonNames': 'Nomes e apelidos comuns são fáceis de adivinhar',
    'createAccount.title': 'Escolha como se registar',
    'password.createAccount.content': 'Crie uma palavra-passe',
    'password.forgot.content':
      'Enviámos um e-mail para <bold>{email}</bold>. Abra o link para criar uma nova palavra-passe.',
    'password.breached.content':
      'A sua palavra-passe apareceu numa fuga de dados de outro site, e outras pessoas podem conhecê-la. Para proteger a sua conta, enviámos um e-mail para <bold>{email}</bold>. Abra o link para criar uma nova palavra-passe.',
    'password.resetRequired.content':
      'A sua conta mudou, e a palavra-passe antiga já não funciona. Enviámos um e-mail para <bold>{email}</bold>. Abra o link para criar uma nova palavra-passe.',
    'password.setNew.title': 'Crie uma palavra-passe',
    'password.setNew.content':
      'A sua conta ainda não tem palavra-passe. Enviámos um e-mail para <bold>{email}</bold>. Abra o link para criar uma.',
    'button.createPasswordInstead': 'Criar uma palavra-passe',
    'button.changeEmail': 'Alterar',
    'button.forgotPassword': 'Esqueceu-se da palavra-passe?',
    'error.passwordMissing': 'Introduza a sua palavra-passe.',
    'login.success.content': 'Iniciou sessão.',
    'password.reset.title': 'Crie uma nova palavra-passe',
    'password.reset.label': 'Nova palavra-passe',
    'password.reset.loggingInProgress': 'A iniciar sessão…',
    'password.reset.failed.title': 'Não foi possível iniciar a sua sessão',
    'password.reset.spent.title': 'Este link já não funciona',
    'password.reset.newMailSent':
      'Enviámos um e-mail para <bold>{email}</bold>. Abra o link do e-mail neste navegador.',
    'email.suggestion': 'Queria dizer {email}?',
    'passkey.success.content': 'A sua chave de acesso foi verificada.',
    'passkey.registrationStart.subtitle':
      'Com chaves de acesso, não precisa de se lembrar de palavras-passe complicadas.',
    'passkey.registrationStart.description':
      'Com uma chave de acesso, inicia sessão com a impressão digital, o rosto ou o bloqueio de ecrã.',
    'button.skip': 'Ignorar',
    'passkey.registrationSuccess.titleWithoutNew': 'As suas chaves de acesso',
    'passkey.registrationSuccess.none': 'Não tem chaves de acesso.',
    'passkey.registrationSuccess.save': 'Guardar {name}',
    'passkey.registrationSuccess.delete': 'Eliminar {name}',
    'passkey.registrationSuccess.deleteQuestion': 'Eliminar “{name}”?',
    'passkey.registrationSuccess.deleteWarning':
      'Depois de eliminada, a chave de acesso não pode ser recuperada.',
    'button.delete': 'Eliminar',
    'error.passkeyNotHere':
      'Nenhuma chave de acesso foi encontrada neste dispositivo. Inicie sessão de outra forma ou prima o botão de novo para usar a de outro dispositivo.',
    'error.passkeyRegistrationNotFound':
      'Chave de acesso não encontrada. Talvez a tenha eliminado da sua conta, mas não do seu gestor de palavras-passe. Tente de novo.',
    'passkey.registrationStart.error.noUser':
      'Erro: para criar uma chave de acesso, é preciso iniciar sessão primeiro.',
    'passkey.registrationStart.errorDuplicatePasskey':
      'Não é possível criar a chave de acesso porque parece que já está registada. Talvez tenha sido registada noutro dispositivo e sincronizada com este.',
    'passkey.registrationStart.errorUnknown':
      'A sua chave de acesso não foi criada. Selecione “Criar chave de acesso” para tentar de novo ou ignore este passo.',
    'oauth.cancelled':
      'Não terminou o início de sessão com {provider}. Tente de novo ou escolha outra forma.',
    'oauth.providerFailed':
      'Não foi possível iniciar sessão com {provider}. Tente de novo ou escolha outra forma.',
    'oauth.otherBrowser':
      'Este início de sessão começou noutro navegador ou noutro dispositivo. Termine-o lá ou inicie sessão de novo aqui.',
    'oauth.inApp':
      'O Google pode recusar o início de sessão dentro de uma app. Se isso acontecer, abra esta página no Safari ou no Chrome.',
    'idpConsent.signIn.title': 'Inicie sessão em {clientName} com {projectName}',
    'idpConsent.signIn.titleWithoutProject': 'Inicie sessão em {clientName}',
    'idpConsent.signIn.titleWithoutApp': 'Inicie sessão na aplicação com {projectName}',
    'idpConsent.signIn.titleWithoutNames': 'Inicie sessão na aplicação',
    'idpConsent.customScopes.title': '{clientName} quer aceder à sua conta',
    'idpConsent.customScopes.titleWithoutApp': 'A aplicação quer aceder à sua conta',
    'idpConsent.allowClientToWithoutApp': 'A aplicação pede autorização para:',
    'idpConsent.notGivenWithoutApp': 'A aplicação também pediu isto, mas não o vai receber:',
    'idpConsent.scopes.openid': 'Verificar a sua identidade',
    'idpConsent.scopes.openid.account': 'Ver as informações guardadas na sua conta',
    'idpConsent.scopes.profile.profile': 'O seu nome, a sua fotografia e as suas preferências de idioma',
    'idpConsent.scopes.profile.email': 'O seu endereço de e-mail',
    'idpConsent.scopes.profile.phone': 'O seu número de telefone',
    'idpConsent.scopes.offlineAccess': 'Manter o acesso aos seus dados mesmo quando não está a usar a app',
    'idpConsent.scopes.offlineAccess.offline': 'Aceder aos seus dados quando estiver offline',
    'idpConsent.scopes.offlineAccess.background': 'Sincronizar os seus dados em segundo plano',
    'idpConsent.untilRevoked': 'Este acesso dura até o revogar.',
    'idpConsent.destination': 'Depois de responder, irá para {destination}.',
    'idpConsent.framed':
      'Outro site mostra esta página dentro da dele. Para proteger a sua conta, abra esta página em separado para responder.',
    'idpConsent.denied.title': 'Acesso recusado',
    'idpConsent.denied': 'O acesso à app foi recusado.',
    'idpConsent.success.content': 'A voltar para {clientName}.',
    'idpConsent.success.contentWithoutApp': 'A voltar para a aplicação.',
    'idpConsent.noActiveSession.title': 'Primeiro, inicie sessão',
    'idpConsent.noActiveSession': 'Não há nenhuma sessão ativa. Inicie sessão para continuar.',
    'idpConsent.failed.title': 'Não foi possível continuar',
    'idpConsent.defaultClientName': 'A app',
    'idpLogout.title': 'Terminar sessão?',
    'idpLogout.confirmMessage': 'Quer mesmo terminar a sessão da sua conta {projectName}?',
    'idpLogout.confirmMessageWithoutProject': 'Quer mesmo terminar a sessão da sua conta?',
    'idpLogout.notLoggedOut.title': 'A sessão continua iniciada',
    'idpLogout.notLoggedOut': 'A sessão não foi terminada. Pode fechar esta página.',
    'crypto.connectWallet.title': 'Ligue a sua carteira',
    'crypto.setupNewWallet.content':
      'Uma carteira é uma extensão do navegador ou uma app que guarda as suas contas.',
    'crypto.success.content': 'A sua carteira foi ligada.',
    'crypto.error.content': 'Também pode voltar e escolher outra carteira ou outra forma de iniciar sessão.',
    'crypto.error.connect': '[Erro] Não foi possível ligar à carteira',
    'crypto.error.disconnected':
      'A carteira está bloqueada ou sem ligação. Abra-a, confirme que está online e tente de novo.',
    'crypto.error.accountChanged':
      'Entretanto, foi escolhida outra conta na carteira. Tente de novo para iniciar sessão com ela.',
    'crypto.error.wrongSignature':
      'A assinatura não é da conta que foi ligada ou chegou demasiado tarde. Tente de novo.',
    'crypto.error.gone': 'A carteira já não está nesta página. Recarregue a página e tente de novo.',
    'error.consentNotStarted': 'Este pedido expirou ou já foi respondido. Volte à app e comece de novo.',
    'error.unreachable':
      'Não conseguimos contactar os nossos servidores. Verifique a sua ligação à Internet.',
    'error.otherUsersLink':
      'Este link é de outra conta, por isso a sessão não foi iniciada. Abra o link do e-mail que pediu.',
    'error.invalidResponse':
      'Os nossos servidores enviaram uma resposta inválida. Tente de novo em alguns minutos.',
    'error.invalidJson':
      'Os nossos servidores enviaram uma resposta JSON inválida. Tente de novo em alguns minutos.',
    'error.captchaFailed':
      'Não foi possível concluir a verificação de segurança. Tente de novo; se continuar a falhar, desative os bloqueadores de conteúdo nesta página.',
    'error.storageRefused':
      'O seu navegador bloqueia os cookies desta página. Permita-os e tente de novo ou inicie sessão de outra forma.',
    'error.NoCurrentSessionError': 'Não há nenhuma sessão ativa. Inicie sessão para continuar.',
    'error.IDPOAuthFlowMissingParamError':
      'Falta uma informação obrigatória no pedido. Avise quem desenvolve a app.',
    'error.unauthorizedCredentials':
      'E-mail ou palavra-passe incorretos. Tente de novo, reponha a palavra-passe ou inicie sessão de outra forma.',
    'error.userUnauthenticated': 'Inicie sessão para continuar.',
    'error.unauthorizedAction': 'Não tem permissão para fazer isso. Peça a quem administra este site.',
    'error.internalServerError': 'Os nossos servidores tiveram um problema. Tente de novo mais tarde.',
    'error.serviceUnavailable': 'Os nossos servidores não estão disponíveis. Tente de novo mais tarde.',
    'error.invalidPhoneNumberCountryCode':
      'O indicativo do país do número de telefone é inválido. Verifique e tente de novo.',
    'error.resetPassword': 'Crie uma nova palavra-passe antes de iniciar sessão de novo.',
    'error.weakPassword':
      'Esta palavra-passe é demasiado fácil de adivinhar. Tente três palavras aleatórias.',
    'error.oauthUserRegistrationNotFound': 'Esta conta não usa essa forma de iniciar sessão. Escolha outra.',
    'error.unableToRegisterWebauthnRegistration':
      'Não foi possível registar a chave de acesso. Tente de novo.',
    'error.unableToAuthWebauthnRegistration':
      'Não foi possível verificar a sua chave de acesso. Tente de novo.',
    'error.totpNotFound': 'Esta conta não tem uma app de autenticação. Inicie sessão de outra forma.',
    'error.activeTotpExists': 'Esta conta já tem uma app de autenticação. Remova-a primeiro.',
    'error.connectedAppNotFound': 'Essa app não está ligada a esta conta. Recarregue a página.',
    'passkey.registrationStart.unsupported':
      'Este navegador não pode criar chaves de acesso. Use outro navegador ou ignore este passo.',
    'error.PasskeysUnsupportedError':
      'Este navegador não pode usar chaves de acesso nesta página. Inicie sessão de outra forma.',
    'error.emailNotFound': 'Não encontramos este endereço de e-mail. Verifique e tente de novo.',
    'error.phoneNumberNotFound': 'Não encontramos este número de telefone. Verifique e tente de novo.',
    'error.invalidTotpCode': 'O código precisa ter seis dígitos. Verifique e tente de novo.',
    'error.duplicateEmail': 'Já existe uma conta com este endereço de e-mail. Inicie sessão nela.',
    'error.duplicatePhoneNumber': 'Já existe uma conta com este número de telefone. Inicie sessão nela.',
    'error.downstreamCarrierError':
      'Não foi possível enviar uma mensagem para este número. Tente de novo ou inicie sessão de outra forma.',
    'error.tooManyUnverifiedFactors':
      'Há demasiados endereços ou números por confirmar. Inicie sessão com um que já tenha usado.',
    'error.webauthnRegistrationNotFound':
      'Não encontramos essa chave de acesso. Inicie sessão de outra forma.',
    'error.biometricRegistrationNotFound':
      'Esta conta não tem esses dados biométricos. Inicie sessão de outra forma.',
    'error.notLoaded':
      'Não foi possível carregar uma parte desta página. Verifique a sua ligação à Internet e tente de novo.',
    'password.reset.confirmLogin.content': 'Prima o botão para iniciar sessão.',
    'error.insecurePage':
      'Esta página não é segura, por isso não é possível iniciar sessão nela. Avise quem a administra.',
    'error.otpCodeLocked': 'Demasiados códigos incorretos. Escolha “Reenviar código” para receber outro.',
    'error.tooManyRequests': 'Demasiadas tentativas. Espere um minuto e tente de novo.',
    'error.userLockLimitReached':
      'Demasiadas tentativas incorretas. Tente de novo mais tarde ou inicie sessão de outra forma.',
    'error.unsubscribedPhoneNumber':
      'Este número já não recebe as nossas mensagens. Responda START ao nosso número ou inicie sessão por e-mail.',
  },
  groups: {
    checkYourEmail: 'Verifique o seu e-mail',
    openWhereRequested: 'Este link só funciona onde o pediu',
    askedElsewhere: 'Pediu-o noutro navegador ou noutro dispositivo. Abra-o lá ou peça um novo link aqui.',
    siteMisconfigured:
      'Este site não está configurado corretamente. Avise quem o administra. Ou inicie sessão de outra forma.',
    signIn: 'Inicie sessão',
    signInWithoutPassword: 'Iniciar sessão sem palavra-passe',
    setNewPassword: 'Crie uma nova palavra-passe',
    breachedPassword: 'Apareceu numa fuga de dados: escolha outra.',
    otherBrowser: 'Termine no mesmo navegador e no mesmo dispositivo em que começou.',
    signInAgain: 'Inicie sessão de novo.',
    sessionEnded: 'A sua sessão terminou. Inicie sessão de novo.',
    signInUsed: 'Este início de sessão já foi usado ou demorou demasiado. Inicie sessão de novo.',
    signInFailed: 'Não foi possível concluir o início de sessão. Inicie sessão de novo.',
    unknownApp: 'Não reconhecemos a app de onde veio. Volte a ela.',
    appMisconfigured: 'A app de onde veio não está configurada corretamente. Avise quem a administra.',
    noPassword: 'Esta conta não tem palavra-passe. Inicie sessão de outra forma.',
  },
};
