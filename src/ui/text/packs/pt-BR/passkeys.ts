export const passkeys = {
  'button.loginWithPasskey': 'Usar chave de acesso',
  'passkey.success.content': 'Sua chave de acesso foi verificada.',

  'passkey.registrationStart.title': 'Configure uma nova chave de acesso',
  'passkey.registrationStart.subtitle': 'Com chaves de acesso, você não precisa lembrar senhas complicadas.',
  'passkey.registrationStart.description':
    'Com uma chave de acesso, você faz login com a impressão digital, o rosto ou o bloqueio de tela.',
  'passkey.registrationStart.unsupported': 'Este navegador não pode criar chaves de acesso.',
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
  'error.passkeyRegistrationNotFound':
    'Chave de acesso não encontrada. Talvez você a tenha excluído da sua conta, mas não do seu gerenciador de senhas. Tente de novo.',
  'passkey.registrationStart.error.noUser':
    'Erro: para criar uma chave de acesso, é preciso fazer login primeiro.',
  'passkey.registrationStart.errorDuplicatePasskey':
    'Não é possível criar a chave de acesso porque parece que ela já está registrada. Talvez ela tenha sido registrada em outro dispositivo e sincronizada com este.',
  'passkey.registrationStart.errorUnknown':
    'Sua chave de acesso não foi criada. Toque em “Criar chave de acesso” para tentar de novo ou pule esta etapa.',
};
