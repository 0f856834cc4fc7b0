export const passkeys = {
  'button.loginWithPasskey': '패스키로 로그인',
  'passkey.success.content': '패스키가 확인되었습니다.',

  'passkey.registrationStart.title': '새 패스키 설정',
  'passkey.registrationStart.subtitle': '패스키를 사용하면 복잡한 비밀번호를 기억할 필요가 없습니다.',
  'passkey.registrationStart.description':
    '패스키를 사용하면 지문, 얼굴 또는 화면 잠금으로 로그인할 수 있습니다.',
  'passkey.registrationStart.unsupported': '이 브라우저에서는 패스키를 만들 수 없습니다.',
  'button.createPasskey': '패스키 만들기',
  'button.skip': '건너뛰기',

  'passkey.registrationSuccess.title': '패스키를 만들었습니다!',
  'passkey.registrationSuccess.titleWithoutNew': '내 패스키',
  'passkey.registrationSuccess.existingPasskeys': '기존 패스키',
  'passkey.registrationSuccess.none': '패스키가 없습니다.',
  'passkey.registrationSuccess.name': '패스키 이름',
  'passkey.registrationSuccess.unnamed': '패스키',
  'passkey.registrationSuccess.edit': '{name} 수정',
  'passkey.registrationSuccess.save': '{name} 저장',
  'passkey.registrationSuccess.delete': '{name} 삭제',
  'passkey.registrationSuccess.deleteQuestion': '“{name}” 패스키를 삭제하시겠습니까?',
  'passkey.registrationSuccess.deleteWarning': '삭제한 패스키는 복구할 수 없습니다.',
  'passkey.registrationSuccess.setupAnother': '다른 패스키 설정',
  'button.done': '완료',
  'button.delete': '삭제',
  'button.cancel': '취소',

  'error.passkeyUnknown': '패스키를 확인하는 중에 알 수 없는 오류가 발생했습니다. 다시 시도하세요.',
  'error.passkeyRegistrationNotFound':
    '등록된 패스키를 찾을 수 없습니다. 계정에서는 삭제했지만 비밀번호 관리자에서는 삭제하지 않았을 수 있습니다. 다시 시도하세요.',
  'passkey.registrationStart.error.noUser': '오류: 패스키를 만들려면 먼저 로그인하세요.',
  'passkey.registrationStart.errorDuplicatePasskey':
    '이미 등록된 패스키로 보여 새로 만들 수 없습니다. 다른 기기에서 등록한 패스키가 이 기기로 동기화되었을 수 있습니다.',
  'passkey.registrationStart.errorUnknown':
    '패스키를 만들지 못했습니다. “패스키 만들기”를 눌러 다시 시도하거나 이 단계를 건너뛰세요.',
};
