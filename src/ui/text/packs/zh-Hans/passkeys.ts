export const passkeys = {
  'button.loginWithPasskey': '使用通行密钥登录',
  'passkey.success.content': '您的通行密钥已通过验证。',

  'passkey.registrationStart.title': '设置新的通行密钥',
  'passkey.registrationStart.subtitle': '有了通行密钥，您无需记住复杂的密码。',
  'passkey.registrationStart.description': '通行密钥让您用指纹、面容或屏幕锁登录。',
  'passkey.registrationStart.unsupported': '此浏览器无法创建通行密钥。',
  'button.createPasskey': '创建通行密钥',
  'button.skip': '跳过',

  'passkey.registrationSuccess.title': '通行密钥创建成功！',
  'passkey.registrationSuccess.titleWithoutNew': '您的通行密钥',
  'passkey.registrationSuccess.existingPasskeys': '现有的通行密钥',
  'passkey.registrationSuccess.none': '您没有通行密钥。',
  'passkey.registrationSuccess.name': '通行密钥的名称',
  'passkey.registrationSuccess.unnamed': '通行密钥',
  'passkey.registrationSuccess.edit': '编辑 {name}',
  'passkey.registrationSuccess.save': '保存 {name}',
  'passkey.registrationSuccess.delete': '删除 {name}',
  'passkey.registrationSuccess.deleteQuestion': '要删除“{name}”吗？',
  'passkey.registrationSuccess.deleteWarning': '通行密钥删除后无法恢复。',
  'passkey.registrationSuccess.setupAnother': '再设置一个通行密钥',
  'button.done': '完成',
  'button.delete': '删除',
  'button.cancel': '取消',

  'error.passkeyUnknown': '验证通行密钥时发生未知错误。请重试。',
  'error.passkeyRegistrationNotFound':
    '找不到该通行密钥。您可能已从账户中删除它，但没有从密码管理器中删除。请重试。',
  'passkey.registrationStart.error.noUser': '错误：请先登录，再创建通行密钥。',
  'passkey.registrationStart.errorDuplicatePasskey':
    '无法创建通行密钥，因为它似乎已经注册过。它可能是在其他设备上注册后同步到此设备的。',
  'passkey.registrationStart.errorUnknown': '未能创建通行密钥。请点按“创建通行密钥”重试，或跳过此步骤。',
};
