/** Texts that stand for several ids: see `textGroups.ts`. */
export const groups = {
  continueWithProvider: '{provider} 계정으로 계속하기',
  continueWithWallet: '{wallet} 지갑으로 계속하기',
  siteMisconfigured: '이 사이트의 설정이 잘못되었습니다. 사이트 관리자에게 알려 주세요.',
  requestNotProcessed: '보낸 내용을 처리하지 못했습니다. 다시 시도하세요.',
  linkUsed: '이미 사용했거나 만료된 링크입니다. 새로 요청한 후 다시 시도하세요.',
  otherBrowser: '처음 시작한 브라우저와 기기에서 완료하세요.',
  signInAgain: '다시 로그인하세요.',
  sessionEnded: '세션이 종료되었습니다. 다시 로그인하세요.',
  signInUsed: '이미 사용했거나 만료된 로그인입니다. 다시 로그인하세요.',
  signInFailed: '로그인을 완료하지 못했습니다. 다시 로그인하세요.',
  unknownApp: '이 페이지를 연 앱을 확인할 수 없습니다.',
  appMisconfigured: '이 페이지를 연 앱의 설정이 잘못되었습니다.',
  noPassword: '이 계정에는 비밀번호가 없습니다.',
  wrongCode: '코드가 올바르지 않습니다. 다시 시도하세요.',
};
