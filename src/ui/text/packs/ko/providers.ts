/** Social sign-in, and the consent screen for other apps. */
export const providers = {
  'oauth.cancelled':
    '{provider} 계정으로 로그인하는 과정이 완료되지 않았습니다. 다시 시도하거나 다른 방법을 선택하세요.',
  'oauth.providerFailed':
    '{provider} 계정으로 로그인하지 못했습니다. 다시 시도하거나 다른 방법을 선택하세요.',
  'oauth.tokenUsed': '이미 사용했거나 시간이 너무 오래 걸린 로그인입니다. 다시 로그인하세요.',
  'oauth.otherBrowser':
    '다른 브라우저나 기기에서 시작한 로그인입니다. 그곳에서 완료하거나 여기에서 다시 로그인하세요.',
  'oauth.inApp': '앱 안에서는 Google 로그인이 차단될 수 있습니다. 그럴 때는 이 페이지를 브라우저에서 여세요.',

  'idpConsent.signIn.title': '{projectName} 계정으로 {clientName}에 로그인',
  'idpConsent.signIn.titleWithoutProject': '{clientName}에 로그인',
  'idpConsent.customScopes.title': '{clientName}에서 계정에 액세스하려고 합니다',
  'idpConsent.allowClientTo': '{clientName}에서 요청하는 권한:',
  'idpConsent.scopes.fullAccess': '본인을 대신하여 계정의 모든 항목 보기 및 변경',
  'idpConsent.scopes.openid': '본인 확인',
  'idpConsent.scopes.openid.account': '계정에 저장된 정보 보기',
  'idpConsent.scopes.profile': '개인 프로필 정보 보기',
  'idpConsent.scopes.profile.profile': '이름, 사진, 언어 설정',
  'idpConsent.scopes.profile.email': '이메일 주소',
  'idpConsent.scopes.profile.phone': '전화번호',
  'idpConsent.scopes.offlineAccess': '앱을 사용하지 않을 때도 데이터 액세스 유지',
  'idpConsent.scopes.offlineAccess.offline': '오프라인 상태에서 데이터 액세스',
  'idpConsent.scopes.offlineAccess.background': '백그라운드에서 데이터 동기화',
  'idpConsent.scopes.custom': '{scope} 권한 사용',
  'idpConsent.notGiven': '{clientName}에서 다음 권한도 요청했지만 부여되지 않습니다:',
  'idpConsent.untilRevoked': '이 액세스는 철회할 때까지 유지됩니다.',
  'idpConsent.destination': '선택하면 {destination} 주소로 이동합니다.',
  'idpConsent.framed':
    '다른 사이트가 이 페이지를 자체 페이지 안에 표시하고 있습니다. 계정을 보호하려면 이 페이지를 따로 열어 선택하세요.',
  'idpConsent.button.allow': '허용',
  'idpConsent.button.deny': '거부',
  'idpConsent.denied': '앱의 액세스를 거부했습니다.',
  'idpConsent.success.content': '{clientName} 페이지로 돌아가는 중입니다.',
  'idpConsent.noActiveSession': '로그인되어 있지 않습니다. 계속하려면 로그인하세요.',
  'idpConsent.defaultClientName': '앱',

  'idpLogout.title': '로그아웃하시겠습니까?',
  'idpLogout.confirmMessage': '{projectName} 계정에서 로그아웃하시겠습니까?',
  'idpLogout.confirmMessageWithoutProject': '계정에서 로그아웃하시겠습니까?',
  'idpLogout.yes': '예',
  'idpLogout.no': '아니요',
  'idpLogout.notLoggedOut': '로그아웃하지 않았습니다. 이 페이지를 닫아도 됩니다.',
};
