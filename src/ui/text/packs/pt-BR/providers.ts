/** Social sign-in, and the consent screen for other apps. */
export const providers = {
  'oauth.cancelled': 'Você não terminou o login com {provider}. Tente de novo ou escolha outra forma.',
  'oauth.providerFailed':
    'Não foi possível fazer seu login com {provider}. Tente de novo ou escolha outra forma.',
  'oauth.tokenUsed': 'Este login já foi usado ou demorou demais. Faça login de novo.',
  'oauth.otherBrowser':
    'Este login foi iniciado em outro navegador ou em outro dispositivo. Termine-o lá ou faça login de novo aqui.',
  'oauth.inApp':
    'O Google pode recusar seu login dentro de um app. Se isso acontecer, abra esta página no seu navegador.',

  'idpConsent.signIn.title': 'Faça login em {clientName} com {projectName}',
  'idpConsent.signIn.titleWithoutProject': 'Faça login em {clientName}',
  'idpConsent.customScopes.title': '{clientName} quer acessar sua conta',
  'idpConsent.allowClientTo': '{clientName} pede permissão para:',
  'idpConsent.scopes.fullAccess': 'Agir em seu nome: ver e alterar tudo na sua conta',
  'idpConsent.scopes.openid': 'Verificar sua identidade',
  'idpConsent.scopes.openid.account': 'Ver as informações salvas na sua conta',
  'idpConsent.scopes.profile': 'Ver as informações pessoais do seu perfil',
  'idpConsent.scopes.profile.profile': 'Seu nome, sua foto e suas preferências de idioma',
  'idpConsent.scopes.profile.email': 'Seu endereço de e-mail',
  'idpConsent.scopes.profile.phone': 'Seu número de telefone',
  'idpConsent.scopes.offlineAccess': 'Manter o acesso aos seus dados mesmo quando você não está usando o app',
  'idpConsent.scopes.offlineAccess.offline': 'Acessar seus dados quando você estiver off-line',
  'idpConsent.scopes.offlineAccess.background': 'Sincronizar seus dados em segundo plano',
  'idpConsent.scopes.custom': 'Usar a permissão {scope}',
  'idpConsent.notGiven': '{clientName} também pediu isto, mas não vai receber:',
  'idpConsent.untilRevoked': 'Este acesso dura até você revogá-lo.',
  'idpConsent.destination': 'Sua resposta leva você para {destination}.',
  'idpConsent.framed':
    'Outro site mostra esta página dentro da dele. Para proteger sua conta, abra esta página separadamente para responder.',
  'idpConsent.button.allow': 'Permitir',
  'idpConsent.button.deny': 'Recusar',
  'idpConsent.denied': 'O acesso ao app foi recusado.',
  'idpConsent.success.content': 'Levando você de volta para {clientName}.',
  'idpConsent.noActiveSession': 'Não há nenhuma sessão ativa. Faça login para continuar.',
  'idpConsent.defaultClientName': 'O app',

  'idpLogout.title': 'Sair da conta?',
  'idpLogout.confirmMessage': 'Quer mesmo sair da sua conta {projectName}?',
  'idpLogout.confirmMessageWithoutProject': 'Quer mesmo sair da sua conta?',
  'idpLogout.yes': 'Sim',
  'idpLogout.no': 'Não',
  'idpLogout.notLoggedOut': 'Você não saiu da conta. Pode fechar esta página.',
};
