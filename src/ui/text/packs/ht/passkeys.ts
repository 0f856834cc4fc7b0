export const passkeys = {
  'button.loginWithPasskey': 'Konekte ak yon kle aksè',
  'passkey.success.content': 'Nou verifye kle aksè ou a.',

  'passkey.registrationStart.title': 'Mete yon nouvo kle aksè',
  'passkey.registrationStart.subtitle': 'Ak kle aksè, ou pa bezwen sonje modpas ki konplike.',
  'passkey.registrationStart.description':
    'Ak yon kle aksè, ou konekte ak anprent dwèt ou, figi ou oswa vewouyaj ekran ou.',
  'passkey.registrationStart.unsupported': 'Navigatè sa a pa ka kreye kle aksè.',
  'button.createPasskey': 'Kreye yon kle aksè',
  'button.skip': 'Sote',

  'passkey.registrationSuccess.title': 'Nou kreye kle aksè ou a!',
  'passkey.registrationSuccess.titleWithoutNew': 'Kle aksè ou yo',
  'passkey.registrationSuccess.existingPasskeys': 'Kle aksè ki deja la',
  'passkey.registrationSuccess.none': 'Ou pa gen kle aksè.',
  'passkey.registrationSuccess.name': 'Non kle aksè a',
  'passkey.registrationSuccess.unnamed': 'Kle aksè',
  'passkey.registrationSuccess.edit': 'Modifye {name}',
  'passkey.registrationSuccess.save': 'Anrejistre {name}',
  'passkey.registrationSuccess.delete': 'Efase {name}',
  'passkey.registrationSuccess.deleteQuestion': 'Efase “{name}”?',
  'passkey.registrationSuccess.deleteWarning': 'Depi ou efase kle aksè a, ou pa ka jwenn li ankò.',
  'passkey.registrationSuccess.setupAnother': 'Mete yon lòt kle aksè',
  'button.done': 'Fini',
  'button.delete': 'Efase',
  'button.cancel': 'Anile',

  'error.passkeyUnknown':
    'Gen yon erè nou pa konnen ki rive pandan n ap verifye kle aksè a. Tanpri eseye ankò.',
  'error.passkeyRegistrationNotFound':
    'Nou pa jwenn kle aksè a. Petèt ou efase l nan kont ou, men ou pa efase l nan jesyonè modpas ou. Tanpri eseye ankò.',
  'passkey.registrationStart.error.noUser': 'Erè: pou ou kreye yon kle aksè, fòk ou konekte anvan.',
  'passkey.registrationStart.errorDuplicatePasskey':
    'Nou pa ka kreye kle aksè a paske li sanble deja anrejistre. Petèt yo te anrejistre l sou yon lòt aparèy epi li senkwonize ak aparèy sa a.',
  'passkey.registrationStart.errorUnknown':
    'Nou pa t kreye kle aksè ou a. Klike sou “Kreye yon kle aksè” pou eseye ankò, oswa sote etap sa a.',
};
