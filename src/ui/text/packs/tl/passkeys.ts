export const passkeys = {
  'button.loginWithPasskey': 'Mag-sign in gamit ang passkey',
  'passkey.success.content': 'Na-verify na ang passkey mo.',

  'passkey.registrationStart.title': 'Mag-set up ng bagong passkey',
  'passkey.registrationStart.subtitle': 'Sa passkey, hindi mo kailangang tandaan ang mahihirap na password.',
  'passkey.registrationStart.description':
    'Gamit ang passkey, makakapag-sign in ka sa fingerprint, mukha, o lock ng screen mo.',
  'passkey.registrationStart.unsupported': 'Hindi makakagawa ng passkey ang browser na ito.',
  'button.createPasskey': 'Gumawa ng passkey',
  'button.skip': 'Laktawan',

  'passkey.registrationSuccess.title': 'Nagawa na ang passkey!',
  'passkey.registrationSuccess.titleWithoutNew': 'Mga passkey mo',
  'passkey.registrationSuccess.existingPasskeys': 'Mga kasalukuyang passkey',
  'passkey.registrationSuccess.none': 'Wala kang passkey.',
  'passkey.registrationSuccess.name': 'Pangalan ng passkey',
  'passkey.registrationSuccess.unnamed': 'Passkey',
  'passkey.registrationSuccess.edit': 'I-edit ang {name}',
  'passkey.registrationSuccess.save': 'I-save ang {name}',
  'passkey.registrationSuccess.delete': 'I-delete ang {name}',
  'passkey.registrationSuccess.deleteQuestion': 'I-delete ang “{name}”?',
  'passkey.registrationSuccess.deleteWarning': 'Kapag na-delete, hindi na maibabalik ang passkey.',
  'passkey.registrationSuccess.setupAnother': 'Mag-set up ng isa pang passkey',
  'button.done': 'Tapos na',
  'button.delete': 'I-delete',
  'button.cancel': 'Kanselahin',

  'error.passkeyUnknown': 'Nagka-error habang vine-verify ang passkey. Subukan ulit.',
  'error.passkeyRegistrationNotFound':
    'Hindi nakita ang passkey. Posibleng na-delete ito sa account mo pero hindi sa password manager mo. Subukan ulit.',
  'passkey.registrationStart.error.noUser': 'Error: kailangan munang mag-sign in para makagawa ng passkey.',
  'passkey.registrationStart.errorDuplicatePasskey':
    'Hindi magawa ang passkey dahil mukhang naka-register na ito. Posibleng na-register ito sa ibang device at na-sync dito.',
  'passkey.registrationStart.errorUnknown':
    'Hindi nagawa ang passkey mo. Pindutin ang “Gumawa ng passkey” para subukan ulit o laktawan ito.',
};
