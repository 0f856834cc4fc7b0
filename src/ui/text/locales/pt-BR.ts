import type { LocaleMessages } from '../messageGroups';
import { region as portugal } from './pt-PT';

/** Portuguese as used in Brazil, with "você". "Passkey" is "chave de acesso", as Google and Microsoft write it. */
export const locale: LocaleMessages = {
  messages: {
    // All screens, Main, codes and email links.
    'button.back.ariaLabel': 'Voltar',
    'button.continue': 'Continuar',
    'button.retry': 'Tentar de novo',
    'methodDivider.text': 'ou',
    'login.loading': 'Carregando…',
    'name.quoted': '“{name}”',
    'link.newTab': 'Abre em uma nova guia',

    'formField.email.label': 'Endereço de e-mail',
    'formField.email.placeholder': 'exemplo@email.com',
    'formField.phone.label': 'Número de telefone',
    'formField.phone.country.ariaLabel': 'Código do país',
    'formField.phone.countries': 'Países e regiões',
    'formField.phone.moreCountries': 'Mais países e regiões',
    'formField.otp.ariaLabel': 'Digite o código de 6 dígitos',
    'formField.otp.description': 'O código é verificado assim que você digita o sexto dígito.',
    'formField.passcode.status.verifying': 'Verificando seu código…',

    'login.title': 'Cadastre-se ou faça login',
    'tab.email': 'E-mail',
    'tab.text': 'SMS',
    'tab.whatsapp': 'WhatsApp',
    'tab.ariaLabel': 'Formas de receber um código ou um link',
    'button.emailLogin': 'Continuar com e-mail',
    'button.sms': 'Continuar com SMS',
    'button.whatsapp': 'Continuar com WhatsApp',
    'hint.magicLink': 'Enviaremos um link por e-mail. Sem senha.',
    'hint.email': 'Enviaremos um código de 6 dígitos por e-mail.',
    'hint.sms': 'Enviaremos um código de 6 dígitos por SMS.',
    'hint.whatsapp': 'Enviaremos um código de 6 dígitos pelo WhatsApp.',
    'hint.password': 'Depois, você digita ou cria sua senha.',
    'lastUsed.label': 'Usado da última vez',
    'lastUsed.passkey': 'Usado da última vez: chave de acesso',
    'email.suggestion': 'Você quis dizer {email}?',
    'phone.question': 'Para qual número devemos enviar o código?',

    'passcode.title': 'Digite o código',
    'passcode.sentConfirmation': 'Enviamos um código de 6 dígitos para <bold>{destination}</bold>.',
    'passcode.expirationCountdown': 'Seu código expira em {timeRemaining}.',
    'passcode.expired': 'Seu código expirou.',
    'passcode.didntGetIt': 'Não recebeu?',
    'passcode.resendCode': 'Reenviar código',
    'passcode.codeSent': 'Código enviado',
    'passcode.resendWait':
      'Você poderá pedir outro código em {seconds, plural, one {# segundo} other {# segundos}}',
    'otp.success.content': 'Seu código foi verificado.',

    'emailConfirmation.content': 'Enviamos um e-mail para <bold>{email}</bold>.',
    'emailConfirmation.instruction': 'Abra o link do e-mail para fazer login.',
    'emailConfirmation.otherAddress': 'Usar outro e-mail',
    'link.openInGmail': 'Abrir no Gmail',
    'link.openInYahoo': 'Abrir no Yahoo Mail',
    'link.openInOutlook': 'Abrir no Outlook',
    'linkElsewhere.newLink': 'Enviar outro link',
    'linkElsewhere.useCode': 'Usar um código',

    'toast.area.ariaLabel': 'Notificações',
    'toast.dismiss.ariaLabel': 'Fechar',
    'toast.emailResent': 'E-mail reenviado',
    'watermark.altText': 'Com tecnologia <bold>PriceRxAuth</bold>',

    // Passwords.
    'formField.password.label': 'Senha',
    'formField.password.ariaLabel': '{label}',
    'formField.password.show': 'Mostrar senha',
    'formField.password.hide': 'Ocultar senha',

    'password.strength.label': 'Nível de segurança da senha',
    'password.strength.unknown': 'Ainda não avaliada',
    'password.strength.veryWeak': 'Muito fraca',
    'password.strength.weak': 'Fraca',
    'password.strength.good': 'Boa',
    'password.strength.strong': 'Forte',
    'password.strength.provisional': '{strength}, verificando…',
    'password.strength.checkFailed': 'Não foi possível verificar esta senha.',
    'password.strength.checkAgain': 'Verificar de novo',
    'password.strength.hint': 'Escolha uma senha longa que você não usa em nenhum outro lugar.',
    'password.strength.advice': 'Tente três palavras aleatórias',
    'password.rules.met': 'Atendido:',
    'password.rules.notMet': 'Ainda não atendido:',
    'password.strengthError.minimumLength':
      '{characterLength, plural, one {Pelo menos # caractere} other {Pelo menos # caracteres}}',
    'password.strengthError.complexity':
      'Pelo menos {complexity} destes: letra maiúscula, letra minúscula, número, símbolo (como ! ou ?)',

    'password.zxcvbn.warning.shortKeyboardPatterns': 'Sequências curtas do teclado são fáceis de adivinhar',
    'password.zxcvbn.warning.straightRows': 'Teclas seguidas de uma mesma fileira são fáceis de adivinhar',
    'password.zxcvbn.warning.repeats': 'Repetições como “aaa” são fáceis de adivinhar',
    'password.zxcvbn.warning.longerRepeats':
      'Repetições como “abcabcabc” são só um pouco mais difíceis de adivinhar que “abc”',
    'password.zxcvbn.warning.sequences': 'Sequências como “abc” ou “6543” são fáceis de adivinhar',
    'password.zxcvbn.warning.recentYears': 'Anos recentes são fáceis de adivinhar',
    'password.zxcvbn.warning.dates': 'Datas costumam ser fáceis de adivinhar',
    'password.zxcvbn.warning.top10CommonPassword': 'Esta é uma das 10 senhas mais usadas',
    'password.zxcvbn.warning.top100CommonPassword': 'Esta é uma das 100 senhas mais usadas',
    'password.zxcvbn.warning.veryCommonPassword': 'Esta é uma senha muito comum',
    'password.zxcvbn.warning.similarToCommonPassword': 'Esta senha se parece com uma senha muito usada',
    'password.zxcvbn.warning.wordByItself': 'Uma só palavra é fácil de adivinhar',
    'password.zxcvbn.warning.names': 'Nomes e sobrenomes sozinhos são fáceis de adivinhar',
    'password.zxcvbn.warning.commonNames': 'Nomes e sobrenomes comuns são fáceis de adivinhar',

    'createAccount.title': 'Escolha como se cadastrar',
    'password.createAccount.content': 'Crie uma senha',
    'password.forgot.content':
      'Enviamos um e-mail para <bold>{email}</bold>. Abra o link para criar uma nova senha.',
    'password.breached.content':
      'Sua senha apareceu em um vazamento de dados de outro site, e outras pessoas podem conhecê-la. Para proteger sua conta, enviamos um e-mail para <bold>{email}</bold>. Abra o link para criar uma nova senha.',
    'password.resetRequired.content':
      'Para proteger sua conta, a senha antiga não funciona mais. Enviamos um e-mail para <bold>{email}</bold>. Abra o link para criar uma nova senha.',
    'password.setNew.title': 'Crie uma senha',
    'password.setNew.content':
      'Sua conta ainda não tem senha. Enviamos um e-mail para <bold>{email}</bold>. Abra o link para criar uma.',
    'password.mailFailed': 'Não foi possível enviar um e-mail para <bold>{email}</bold>. Tente de novo.',
    'password.didntGetItResend': 'Não recebeu? <resendButton>Reenviar e-mail</resendButton>',
    'password.resendWait':
      'Você poderá pedir outro e-mail em {seconds, plural, one {# segundo} other {# segundos}}',
    'button.createPasswordInstead': 'Criar uma senha',
    'button.emailMagicLink': 'Receber um link por e-mail',
    'button.emailOTP': 'Receber um código por e-mail',
    'button.changeEmail': 'Alterar',
    'button.forgotPassword': 'Esqueceu a senha?',
    'error.passwordMissing': 'Digite sua senha.',
    'login.success.content': 'Seu login foi concluído.',

    'password.reset.title': 'Crie uma nova senha',
    'password.reset.label': 'Nova senha',
    'password.reset.loggingInProgress': 'Fazendo login…',
    'password.reset.failed.title': 'Não foi possível fazer seu login',
    'password.reset.confirmLogin.content': 'Pressione o botão para fazer login.',
    'password.reset.spent.title': 'Este link não funciona mais',
    'password.reset.spent.content': 'Ele já foi usado ou expirou. Podemos enviar um novo e-mail.',
    'password.reset.newMail': 'Enviar um novo e-mail',
    'password.reset.newMailSent':
      'Enviamos um e-mail para <bold>{email}</bold>. Abra o link do e-mail neste navegador.',

    // Passkeys.
    'button.loginWithPasskey': 'Usar chave de acesso',
    'passkey.success.content': 'Sua chave de acesso foi verificada.',

    'passkey.registrationStart.title': 'Configure uma nova chave de acesso',
    'passkey.registrationStart.subtitle':
      'Com chaves de acesso, você não precisa lembrar senhas complicadas.',
    'passkey.registrationStart.description':
      'Com uma chave de acesso, você faz login com a impressão digital, o rosto ou o bloqueio de tela.',
    'passkey.registrationStart.unsupported':
      'Este navegador não pode criar chaves de acesso. Use outro navegador ou pule esta etapa.',
    'button.createPasskey': 'Criar chave de acesso',
    'button.skip': 'Pular',

    'passkey.registrationSuccess.title': 'Chave de acesso criada!',
    'passkey.registrationSuccess.titleWithoutNew': 'Suas chaves de acesso',
    'passkey.registrationSuccess.existingPasskeys': 'Chaves de acesso existentes',
    'passkey.registrationSuccess.none': 'Você não tem chaves de acesso.',
    'passkey.registrationSuccess.name': 'Nome da chave de acesso',
    'passkey.registrationSuccess.unnamed': 'Chave de acesso',
    'passkey.registrationSuccess.edit': 'Editar {name}',
    'passkey.registrationSuccess.save': 'Salvar {name}',
    'passkey.registrationSuccess.delete': 'Excluir {name}',
    'passkey.registrationSuccess.deleteQuestion': 'Excluir “{name}”?',
    'passkey.registrationSuccess.deleteWarning':
      'Depois de excluída, a chave de acesso não pode ser recuperada.',
    'passkey.registrationSuccess.setupAnother': 'Configurar outra chave de acesso',
    'button.done': 'Concluir',
    'button.delete': 'Excluir',
    'button.cancel': 'Cancelar',

    'error.passkeyUnknown': 'Ocorreu um erro desconhecido ao verificar a chave de acesso. Tente de novo.',
    'error.passkeyNotHere':
      'Nenhuma chave de acesso foi encontrada neste dispositivo. Faça login de outra forma ou pressione o botão de novo para usar a de outro dispositivo.',
    'error.passkeyRegistrationNotFound':
      'Chave de acesso não encontrada. Talvez você a tenha excluído da sua conta, mas não do seu gerenciador de senhas. Tente de novo.',
    'passkey.registrationStart.error.noUser':
      'Erro: para criar uma chave de acesso, é preciso fazer login primeiro.',
    'passkey.registrationStart.errorDuplicatePasskey':
      'Não é possível criar a chave de acesso porque parece que ela já está registrada. Talvez ela tenha sido registrada em outro dispositivo e sincronizada com este.',
    'passkey.registrationStart.errorUnknown':
      'Sua chave de acesso não foi criada. Selecione “Criar chave de acesso” para tentar de novo ou pule esta etapa.',

    // Social sign-in, and the consent screen for other apps.
    'oauth.cancelled': 'Você não terminou o login com {provider}. Tente de novo ou escolha outra forma.',
    'oauth.providerFailed':
      'Não foi possível fazer seu login com {provider}. Tente de novo ou escolha outra forma.',
    'oauth.otherBrowser':
      'Este login foi iniciado em outro navegador ou em outro dispositivo. Termine-o lá ou faça login de novo aqui.',
    'oauth.inApp':
      'O Google pode recusar seu login dentro de um app. Se isso acontecer, abra esta página no Safari ou no Chrome.',

    'idpConsent.signIn.title': 'Faça login em {clientName} com {projectName}',
    'idpConsent.signIn.titleWithoutProject': 'Faça login em {clientName}',
    'idpConsent.signIn.titleWithoutApp': 'Faça login no app com {projectName}',
    'idpConsent.signIn.titleWithoutNames': 'Faça login no app',
    'idpConsent.customScopes.title': '{clientName} quer acessar sua conta',
    'idpConsent.customScopes.titleWithoutApp': 'O app quer acessar sua conta',
    'idpConsent.allowClientTo': '{clientName} pede permissão para:',
    'idpConsent.allowClientToWithoutApp': 'O app pede permissão para:',
    'idpConsent.scopes.fullAccess': 'Agir em seu nome: ver e alterar tudo na sua conta',
    'idpConsent.scopes.openid': 'Verificar sua identidade',
    'idpConsent.scopes.openid.account': 'Ver as informações salvas na sua conta',
    'idpConsent.scopes.profile': 'Ver as informações pessoais do seu perfil',
    'idpConsent.scopes.profile.profile': 'Seu nome, sua foto e suas preferências de idioma',
    'idpConsent.scopes.profile.email': 'Seu endereço de e-mail',
    'idpConsent.scopes.profile.phone': 'Seu número de telefone',
    'idpConsent.scopes.offlineAccess':
      'Manter o acesso aos seus dados mesmo quando você não está usando o app',
    'idpConsent.scopes.offlineAccess.offline': 'Acessar seus dados quando você estiver off-line',
    'idpConsent.scopes.offlineAccess.background': 'Sincronizar seus dados em segundo plano',
    'idpConsent.scopes.custom': 'Usar a permissão {scope}',
    'idpConsent.notGiven': '{clientName} também pediu isto, mas não vai receber:',
    'idpConsent.notGivenWithoutApp': 'O app também pediu isto, mas não vai receber:',
    'idpConsent.untilRevoked': 'Este acesso dura até você revogá-lo.',
    'idpConsent.destination': 'Depois de responder, você irá para {destination}.',
    'idpConsent.framed':
      'Outro site mostra esta página dentro da dele. Para proteger sua conta, abra esta página separadamente para responder.',
    'idpConsent.button.allow': 'Permitir',
    'idpConsent.button.deny': 'Recusar',
    'idpConsent.denied.title': 'Acesso recusado',
    'idpConsent.denied': 'O acesso ao app foi recusado.',
    'idpConsent.success.content': 'Levando você de volta para {clientName}.',
    'idpConsent.success.contentWithoutApp': 'Levando você de volta para o app.',
    'idpConsent.noActiveSession.title': 'Primeiro, faça login',
    'idpConsent.noActiveSession': 'Não há nenhuma sessão ativa. Faça login para continuar.',
    'idpConsent.failed.title': 'Não foi possível continuar',
    'idpConsent.defaultClientName': 'O app',

    'idpLogout.title': 'Sair da conta?',
    'idpLogout.confirmMessage': 'Quer mesmo sair da sua conta {projectName}?',
    'idpLogout.confirmMessageWithoutProject': 'Quer mesmo sair da sua conta?',
    'idpLogout.yes': 'Sim',
    'idpLogout.no': 'Não',
    'idpLogout.notLoggedOut.title': 'Você ainda está na sua conta',
    'idpLogout.notLoggedOut': 'Você não saiu da conta. Pode fechar esta página.',

    // Wallets.
    'crypto.wallet.continueWithEthereum': 'Continuar com carteira Ethereum',
    'crypto.wallet.continueWithSolana': 'Continuar com carteira Solana',
    'crypto.wallet.continueWithOtherWallet': 'Continuar com outra carteira cripto',
    'crypto.wallet.setupNewWallet': 'Configurar nova carteira cripto',

    'crypto.connectWallet.title': 'Conecte sua carteira',
    'crypto.connectWallet.instructionPopup': 'Escolha uma conta na sua carteira ({wallet}).',
    'crypto.connectWallet.instructionWithoutName': 'Escolha uma conta na sua carteira.',
    'crypto.signMessage.title': 'Assine a mensagem',
    'crypto.signMessage.instruction':
      'Aprove a mensagem na sua carteira ({wallet}). Isso comprova que a conta é sua. Não custa nada.',
    'crypto.signMessage.instructionWithoutName':
      'Aprove a mensagem na sua carteira. Isso comprova que a conta é sua. Não custa nada.',
    'crypto.signMessage.account': 'Conta {address}',
    'crypto.troubleHelp':
      'Nenhuma janela apareceu? Abra a carteira: o pedido pode estar lá. Se não estiver, volte e tente de novo.',

    'crypto.continueWithOtherWallet.title': 'Continue com outra carteira',
    'crypto.setupNewWallet.title': 'Configure uma nova carteira cripto',
    'crypto.setupNewWallet.content':
      'Uma carteira é uma extensão do navegador ou um app que guarda suas contas.',
    'crypto.setupNewWallet.instruction':
      'Escolha uma e siga as etapas. Depois, volte e recarregue esta página.',

    'crypto.success.content': 'Sua carteira foi conectada.',

    'crypto.error.title': 'Parece que ocorreu um erro',
    'crypto.error.content':
      'Você também pode voltar e escolher outra carteira ou outra forma de fazer login.',
    'crypto.error.connect': '[Erro] Não foi possível se conectar à carteira',
    'crypto.error.sign': '[Erro] Não foi possível assinar a mensagem',
    'crypto.error.declined':
      'O pedido foi recusado na carteira. Se não era isso que você queria, tente de novo.',
    'crypto.error.unauthorized':
      'A carteira não permite que este site use essa conta. Desbloqueie a carteira, autorize este site nela e tente de novo.',
    'crypto.error.disconnected':
      'A carteira está bloqueada ou sem conexão. Abra-a, confira se ela está on-line e tente de novo.',
    'crypto.error.alreadyOpen':
      'A carteira ainda espera a resposta a um pedido anterior. Abra-a, responda a ele e tente de novo.',
    'crypto.error.noAccount':
      'A carteira não informou nenhuma conta. Crie ou escolha uma nela e tente de novo.',
    'crypto.error.accountChanged':
      'Outra conta foi escolhida na carteira nesse meio-tempo. Tente de novo para fazer login com ela.',
    'crypto.error.wrongSignature':
      'A assinatura não é da conta que foi conectada ou chegou tarde demais. Tente de novo.',
    'crypto.error.gone': 'A carteira não está mais nesta página. Recarregue a página e tente de novo.',
    'crypto.error.otherSite':
      'A mensagem foi criada para outro site, por isso não pedimos à carteira que a assinasse.',
    'crypto.error.unsafe': 'A mensagem não é válida, por isso não pedimos à carteira que a assinasse.',

    // The widget's own errors.
    'error.consentNotStarted': 'Este pedido expirou ou já foi respondido. Volte ao app e comece de novo.',
    'error.unexpected': 'Algo deu errado nesta página. Tente de novo.',
    'error.unreachable': 'Não conseguimos contatar nossos servidores. Confira sua conexão com a internet.',
    'error.notLoaded':
      'Não foi possível carregar uma parte desta página. Confira sua conexão com a internet e tente de novo.',
    'error.otherUsersLink':
      'Este link é de outra conta, por isso o login não foi feito. Abra o link do e-mail que você pediu.',
    'error.invalidResponse':
      'Nossos servidores enviaram uma resposta inválida. Tente de novo em alguns minutos.',
    'error.invalidJson':
      'Nossos servidores enviaram uma resposta JSON inválida. Tente de novo em alguns minutos.',
    'error.captchaFailed':
      'Não foi possível concluir a verificação de segurança. Tente de novo; se continuar falhando, desative os bloqueadores de conteúdo nesta página.',
    'error.insecurePage':
      'Esta página não é segura, por isso não é possível fazer login nela. Avise quem a administra.',
    'error.storageRefused':
      'Seu navegador bloqueia os cookies desta página. Permita-os e tente de novo ou faça login de outra forma.',
    'error.invalidEmail': 'O e-mail é inválido. Tente de novo.',
    'error.invalidPhoneNumber': 'O número é inválido. Tente de novo.',
    'error.otpCodeExpired':
      'Este código expirou ou já foi usado. Escolha “Reenviar código” para receber outro.',
    'error.otpCodeLocked': 'Muitos códigos incorretos. Escolha “Reenviar código” para receber outro.',

    // Errors of the browser.
    'error.NoCurrentSessionError': 'Não há nenhuma sessão ativa. Faça login para continuar.',
    'error.PasskeysUnsupportedError':
      'Este navegador não pode usar chaves de acesso nesta página. Faça login de outra forma.',
    'error.IDPOAuthFlowMissingParamError':
      'Falta uma informação obrigatória no pedido. Avise quem desenvolve o app.',

    // The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`.
    'error.unauthorizedCredentials':
      'E-mail ou senha incorretos. Tente de novo, redefina a senha ou faça login de outra forma.',
    'error.userUnauthenticated': 'Faça login para continuar.',
    'error.unauthorizedAction': 'Você não tem permissão para fazer isso. Peça a quem administra este site.',
    'error.internalServerError': 'Nossos servidores tiveram um problema. Tente de novo mais tarde.',
    'error.serviceUnavailable': 'Nossos servidores não estão disponíveis. Tente de novo mais tarde.',
    'error.tooManyRequests': 'Muitas tentativas. Espere um minuto e tente de novo.',
    'error.userLockLimitReached':
      'Muitas tentativas incorretas. Tente de novo mais tarde ou faça login de outra forma.',

    'error.emailNotFound': 'Não encontramos este endereço de e-mail. Confira e tente de novo.',
    'error.inactiveEmail': 'Não é possível enviar e-mails para este endereço. Use outro.',
    'error.duplicateEmail': 'Já existe uma conta com este endereço de e-mail. Faça login nela.',
    'error.invalidPhoneNumberCountryCode':
      'O código do país do número de telefone é inválido. Confira e tente de novo.',
    'error.phoneNumberNotFound': 'Não encontramos este número de telefone. Confira e tente de novo.',
    'error.unsubscribedPhoneNumber':
      'Este número não recebe mais nossas mensagens. Responda START ao nosso número ou faça login por e-mail.',
    'error.duplicatePhoneNumber': 'Já existe uma conta com este número de telefone. Faça login nela.',
    'error.downstreamCarrierError':
      'Não foi possível enviar uma mensagem para este número. Tente de novo ou faça login de outra forma.',
    'error.tooManyUnverifiedFactors':
      'Há endereços ou números demais sem confirmação. Faça login com um que você já usou.',

    'error.unableToAuthOtpCode': 'O código já foi usado ou expirou. Peça outro e tente de novo.',

    'error.resetPassword': 'Crie uma nova senha antes de fazer login de novo.',
    'error.weakPassword': 'Esta senha é fácil demais de adivinhar. Tente três palavras aleatórias.',

    'error.oauthUserRegistrationNotFound': 'Esta conta não usa essa forma de login. Escolha outra.',

    'error.webauthnRegistrationNotFound': 'Não encontramos essa chave de acesso. Faça login de outra forma.',
    'error.unableToRegisterWebauthnRegistration':
      'Não foi possível registrar a chave de acesso. Tente de novo.',
    'error.unableToAuthWebauthnRegistration':
      'Não foi possível verificar sua chave de acesso. Tente de novo.',
    'error.biometricRegistrationNotFound':
      'Esta conta não tem esses dados biométricos. Faça login de outra forma.',

    'error.unableToAuthenticateCryptoWallet':
      'Não foi possível verificar a assinatura da sua carteira. Tente de novo.',
    'error.invalidCryptoWalletAddress':
      'O endereço não é de uma carteira desse tipo. Escolha outra carteira.',
    'error.cryptoWalletNotFound': 'Esta conta não tem essa carteira. Escolha outra carteira.',
    'error.invalidWalletAddressUser': 'Esta carteira é de outra conta. Escolha outra carteira.',

    'error.totpNotFound': 'Esta conta não tem um app autenticador. Faça login de outra forma.',
    'error.activeTotpExists': 'Esta conta já tem um app autenticador. Remova-o primeiro.',
    'error.invalidTotpCode': 'O código precisa ter seis dígitos. Confira e tente de novo.',
    'error.unableToAuthenticateTotp':
      'O código está incorreto ou já foi usado. Espere o próximo e tente de novo.',
    'error.unableToAuthenticateRecoveryCode':
      'O código de recuperação está incorreto ou já foi usado. Tente outro.',

    'error.connectedAppNotFound': 'Esta conta não tem esse app conectado. Recarregue a página.',
  },
  groups: {
    continueWithProvider: 'Continuar com {provider}',
    continueWithWallet: 'Continuar com {wallet}',
    success: 'Tudo certo!',
    checkYourEmail: 'Confira seu e-mail',
    openWhereRequested: 'Este link só funciona onde você o pediu',
    askedElsewhere:
      'Você o pediu em outro navegador ou em outro dispositivo. Abra-o lá ou peça um novo link aqui.',
    canTakeAMinute: 'Pode levar um minuto. Verifique também a pasta de spam.',
    signIn: 'Faça login',
    signInWithoutPassword: 'Fazer login sem senha',
    setNewPassword: 'Crie uma nova senha',
    breachedPassword: 'Apareceu em um vazamento de dados: escolha outra.',
    siteMisconfigured:
      'Este site não está configurado corretamente. Avise quem o administra. Ou faça login de outra forma.',
    requestNotProcessed: 'Não foi possível processar o que foi enviado. Tente de novo.',
    linkUsed: 'O link já foi usado ou expirou. Peça outro e tente de novo.',
    otherBrowser: 'Termine no mesmo navegador e no mesmo dispositivo em que você começou.',
    signInAgain: 'Faça login de novo.',
    sessionEnded: 'Sua sessão terminou. Faça login de novo.',
    signInUsed: 'Este login já foi usado ou demorou demais. Faça login de novo.',
    signInFailed: 'Não foi possível concluir o login. Faça login de novo.',
    unknownApp: 'Não reconhecemos o app que trouxe você até aqui. Volte a ele.',
    appMisconfigured:
      'O app que trouxe você até aqui não está configurado corretamente. Avise quem o administra.',
    noPassword: 'Esta conta não tem senha. Faça login de outra forma.',
    wrongCode: 'O código está incorreto. Tente de novo.',
  },
  regions: {
    PT: portugal,
    AO: portugal,
    CV: portugal,
    GW: portugal,
    MZ: portugal,
    ST: portugal,
    TL: portugal,
  },
};
