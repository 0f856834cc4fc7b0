export const passkeys = {
  'button.loginWithPasskey': 'パスキーでログイン',
  'passkey.success.content': 'パスキーを確認しました。',

  'passkey.registrationStart.title': '新しいパスキーを設定',
  'passkey.registrationStart.subtitle': 'パスキーがあれば、複雑なパスワードを覚える必要はありません。',
  'passkey.registrationStart.description': 'パスキーを使うと、指紋、顔、画面ロックでログインできます。',
  'passkey.registrationStart.unsupported': 'このブラウザではパスキーを作成できません。',
  'button.createPasskey': 'パスキーを作成',
  'button.skip': 'スキップ',

  'passkey.registrationSuccess.title': 'パスキーを作成しました',
  'passkey.registrationSuccess.titleWithoutNew': 'パスキー',
  'passkey.registrationSuccess.existingPasskeys': '登録済みのパスキー',
  'passkey.registrationSuccess.none': 'パスキーはありません。',
  'passkey.registrationSuccess.name': 'パスキーの名前',
  'passkey.registrationSuccess.unnamed': 'パスキー',
  'passkey.registrationSuccess.edit': '{name} を編集',
  'passkey.registrationSuccess.save': '{name} を保存',
  'passkey.registrationSuccess.delete': '{name} を削除',
  'passkey.registrationSuccess.deleteQuestion': '「{name}」を削除しますか？',
  'passkey.registrationSuccess.deleteWarning': '削除したパスキーは元に戻せません。',
  'passkey.registrationSuccess.setupAnother': '別のパスキーを設定',
  'button.done': '完了',
  'button.delete': '削除',
  'button.cancel': 'キャンセル',

  'error.passkeyUnknown': 'パスキーの確認中に不明なエラーが発生しました。もう一度お試しください。',
  'error.passkeyRegistrationNotFound':
    'パスキーの登録が見つかりません。アカウントからは削除され、パスワードマネージャーには残っている可能性があります。もう一度お試しください。',
  'passkey.registrationStart.error.noUser': 'エラー：パスキーを作成するには、先にログインしてください。',
  'passkey.registrationStart.errorDuplicatePasskey':
    'このパスキーはすでに登録されているため、作成できません。別のデバイスで登録され、このデバイスに同期された可能性があります。',
  'passkey.registrationStart.errorUnknown':
    'パスキーは作成されませんでした。「パスキーを作成」を押してもう一度試すか、スキップしてください。',
};
