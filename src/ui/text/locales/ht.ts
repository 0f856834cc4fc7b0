import type { LocaleMessages } from '../messageGroups';

/** Haitian Creole, with "ou". "Passkey" is "kle aksè": no system has a name for it in this language yet. */
export const locale: LocaleMessages = {
  messages: {
    // All screens, Main, codes and email links.
    'button.back.ariaLabel': 'Retounen',
    'button.continue': 'Kontinye',
    'button.retry': 'Eseye ankò',
    'methodDivider.text': 'oswa',
    'login.loading': 'L ap chaje…',
    'name.quoted': '“{name}”',
    'link.newTab': 'Li louvri nan yon nouvo onglè',

    'formField.email.label': 'Adrès imèl',
    'formField.email.placeholder': 'egzanp@email.com',
    'formField.phone.label': 'Nimewo telefòn',
    'formField.phone.country.ariaLabel': 'Kòd peyi',
    'formField.phone.countries': 'Peyi ak rejyon',
    'formField.phone.moreCountries': 'Lòt peyi ak rejyon',
    'formField.otp.ariaLabel': 'Antre kòd 6 chif la',
    'formField.otp.description': 'N ap verifye kòd la depi ou antre sizyèm chif la.',
    'formField.passcode.status.verifying': 'N ap verifye kòd ou a…',

    'login.title': 'Enskri oswa konekte',
    'tab.email': 'Imèl',
    'tab.text': 'Mesaj tèks',
    'tab.whatsapp': 'WhatsApp',
    'tab.ariaLabel': 'Fason pou resevwa yon kòd oswa yon lyen',
    'button.emailLogin': 'Kontinye ak imèl',
    'button.sms': 'Kontinye ak mesaj tèks',
    'button.whatsapp': 'Kontinye ak WhatsApp',
    'hint.magicLink': 'N ap voye yon lyen nan imèl ou. Ou pa bezwen modpas.',
    'hint.email': 'N ap voye yon kòd 6 chif nan imèl ou.',
    'hint.sms': 'N ap voye yon kòd 6 chif ba ou nan yon mesaj tèks.',
    'hint.whatsapp': 'N ap voye yon kòd 6 chif ba ou sou WhatsApp.',
    'hint.password': 'Apre sa, ou antre modpas ou oswa ou kreye youn.',
    'lastUsed.label': 'Dènye sa ou te itilize',
    'lastUsed.passkey': 'Dènye sa ou te itilize: kle aksè',
    'email.suggestion': 'Èske ou vle di {email}?',
    'phone.question': 'Nan ki nimewo pou nou voye kòd la?',

    'passcode.title': 'Antre kòd la',
    'passcode.sentConfirmation': 'Nou voye yon kòd 6 chif ba ou nan <bold>{destination}</bold>.',
    'passcode.expirationCountdown': 'Kòd ou a ap ekspire nan {timeRemaining}.',
    'passcode.expired': 'Kòd ou a ekspire.',
    'passcode.didntGetIt': 'Ou pa resevwa l?',
    'passcode.resendCode': 'Voye kòd la ankò',
    'passcode.codeSent': 'Nou voye kòd la',
    'passcode.resendWait': 'Ou ka mande yon lòt kòd nan {seconds, plural, one {# segonn} other {# segonn}}',
    'otp.success.content': 'Nou verifye kòd ou a.',

    'emailConfirmation.content': 'Nou voye yon imèl nan <bold>{email}</bold>.',
    'emailConfirmation.instruction': 'Louvri lyen ki ladan l lan pou konekte.',
    'emailConfirmation.otherAddress': 'Sèvi ak yon lòt adrès imèl',
    'link.openInGmail': 'Louvri nan Gmail',
    'link.openInYahoo': 'Louvri nan Yahoo Mail',
    'link.openInOutlook': 'Louvri nan Outlook',
    'linkElsewhere.newLink': 'Voye yon lòt lyen',
    'linkElsewhere.useCode': 'Sèvi ak yon kòd',

    'toast.area.ariaLabel': 'Notifikasyon',
    'toast.dismiss.ariaLabel': 'Fèmen',
    'toast.emailResent': 'Nou voye imèl la ankò',
    'watermark.altText': 'Mache ak <bold>PriceRxAuth</bold>',

    // Passwords.
    'formField.password.label': 'Modpas',
    'formField.password.ariaLabel': '{label}',
    'formField.password.show': 'Montre modpas la',
    'formField.password.hide': 'Kache modpas la',

    'password.strength.label': 'Fòs modpas la',
    'password.strength.unknown': 'Nou poko evalye l',
    'password.strength.veryWeak': 'Fèb anpil',
    'password.strength.weak': 'Fèb',
    'password.strength.good': 'Bon',
    'password.strength.strong': 'Solid',
    'password.strength.provisional': '{strength}, n ap verifye…',
    'password.strength.checkFailed': 'Nou pa t kapab verifye modpas sa a.',
    'password.strength.checkAgain': 'Verifye ankò',
    'password.strength.hint': 'Chwazi yon modpas long ou pa sèvi avè\u00a0l okenn lòt kote.',
    'password.strength.advice': 'Eseye twa mo pa aza',
    'password.rules.met': 'Respekte:',
    'password.rules.notMet': 'Poko respekte:',
    'password.strengthError.minimumLength':
      '{characterLength, plural, one {Omwen # karaktè} other {Omwen # karaktè}}',
    'password.strengthError.complexity':
      'Omwen {complexity} nan sa yo: lèt majiskil, lèt miniskil, chif, senbòl (tankou ! oswa ?)',

    'password.zxcvbn.warning.shortKeyboardPatterns': 'Li fasil pou devine yon seri touch kout sou klavye a',
    'password.zxcvbn.warning.straightRows': 'Li fasil pou devine touch ki youn akote lòt',
    'password.zxcvbn.warning.repeats': 'Li fasil pou devine repetisyon tankou “aaa”',
    'password.zxcvbn.warning.longerRepeats':
      'Repetisyon tankou “abcabcabc” yon ti kras pi difisil sèlman pou devine pase “abc”',
    'password.zxcvbn.warning.sequences': 'Li fasil pou devine seri tankou “abc” oswa “6543”',
    'password.zxcvbn.warning.recentYears': 'Li fasil pou devine ane ki fèk pase',
    'password.zxcvbn.warning.dates': 'Li souvan fasil pou devine dat',
    'password.zxcvbn.warning.top10CommonPassword': 'Li fè pati 10 modpas moun plis itilize',
    'password.zxcvbn.warning.top100CommonPassword': 'Li fè pati 100 modpas moun plis itilize',
    'password.zxcvbn.warning.veryCommonPassword': 'Se yon modpas anpil moun itilize',
    'password.zxcvbn.warning.similarToCommonPassword': 'Li sanble ak yon modpas anpil moun itilize',
    'password.zxcvbn.warning.wordByItself': 'Li fasil pou devine yon sèl mo',
    'password.zxcvbn.warning.names': 'Li fasil pou devine non ak siyati poukont yo',
    'password.zxcvbn.warning.commonNames': 'Li fasil pou devine non ak siyati anpil moun genyen',

    'createAccount.title': 'Chwazi kijan pou ou enskri',
    'password.createAccount.content': 'Kreye yon modpas',
    'password.forgot.content':
      'Nou voye yon imèl nan <bold>{email}</bold>. Louvri lyen ki ladan l lan pou ou mete yon nouvo modpas.',
    'password.breached.content':
      'Modpas ou a parèt nan yon fuit done sou yon lòt sit, kidonk lòt moun ka konnen l. Pou pwoteje kont ou, nou voye yon imèl nan <bold>{email}</bold>. Louvri lyen ki ladan l lan pou ou mete yon nouvo modpas.',
    'password.resetRequired.content':
      'Pou pwoteje kont ou, ansyen modpas ou a pa mache ankò. Nou voye yon imèl nan <bold>{email}</bold>. Louvri lyen ki ladan l lan pou ou mete yon nouvo modpas.',
    'password.setNew.title': 'Mete yon modpas',
    'password.setNew.content':
      'Kont ou poko gen modpas. Nou voye yon imèl nan <bold>{email}</bold>. Louvri lyen ki ladan l lan pou ou mete youn.',
    'password.mailFailed': 'Nou pa t kapab voye yon imèl nan <bold>{email}</bold>. Tanpri eseye ankò.',
    'password.didntGetItResend': 'Ou pa resevwa l? <resendButton>Voye imèl la ankò</resendButton>',
    'password.resendWait': 'Ou ka mande yon lòt imèl nan {seconds, plural, one {# segonn} other {# segonn}}',
    'button.createPasswordInstead': 'Kreye yon modpas pito',
    'button.emailMagicLink': 'Voye yon lyen nan imèl mwen',
    'button.emailOTP': 'Voye yon kòd nan imèl mwen',
    'button.changeEmail': 'Chanje',
    'button.forgotPassword': 'Ou bliye modpas ou?',
    'error.passwordMissing': 'Tanpri antre modpas ou.',
    'login.success.content': 'Ou konekte kounye a.',

    'password.reset.title': 'Mete yon nouvo modpas',
    'password.reset.label': 'Nouvo modpas',
    'password.reset.loggingInProgress': 'N ap konekte ou…',
    'password.reset.failed.title': 'Nou pa t kapab konekte ou',
    'password.reset.confirmLogin.content': 'Peze bouton an pou konekte.',
    'password.reset.spent.title': 'Lyen sa a pa mache ankò',
    'password.reset.spent.content':
      'Yo te deja itilize l, oswa li ekspire. Nou ka voye yon nouvo imèl ba ou.',
    'password.reset.newMail': 'Voye yon nouvo imèl',
    'password.reset.newMailSent':
      'Nou voye yon imèl nan <bold>{email}</bold>. Louvri lyen ki ladan l lan nan navigatè sa a.',

    // Passkeys.
    'button.loginWithPasskey': 'Konekte ak yon kle aksè',
    'passkey.success.content': 'Nou verifye kle aksè ou a.',

    'passkey.registrationStart.title': 'Konfigire yon nouvo kle aksè',
    'passkey.registrationStart.subtitle': 'Ak kle aksè, ou pa bezwen sonje modpas ki konplike.',
    'passkey.registrationStart.description':
      'Ak yon kle aksè, ou konekte ak anprent dwèt ou, figi ou oswa vewouyaj ekran ou.',
    'passkey.registrationStart.unsupported':
      'Navigatè sa a pa ka kreye kle aksè. Sèvi ak yon lòt navigatè, oswa sote etap sa a.',
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
    'passkey.registrationSuccess.setupAnother': 'Konfigire yon lòt kle aksè',
    'button.done': 'Fini',
    'button.delete': 'Efase',
    'button.cancel': 'Anile',

    'error.passkeyUnknown':
      'Gen yon erè nou pa konnen ki fèt pandan nou t ap verifye kle aksè a. Tanpri eseye ankò.',
    'error.passkeyNotHere':
      'Nou pa jwenn okenn kle aksè sou aparèy sa a. Konekte yon lòt jan, oswa peze bouton an ankò pou itilize kle aksè yon lòt aparèy.',
    'error.passkeyRegistrationNotFound':
      'Nou pa jwenn kle aksè a. Petèt ou efase l nan kont ou, men ou pa efase l nan jesyonè modpas ou. Tanpri eseye ankò.',
    'passkey.registrationStart.error.noUser': 'Erè: pou ou kreye yon kle aksè, fòk ou konekte anvan.',
    'passkey.registrationStart.errorDuplicatePasskey':
      'Nou pa ka kreye kle aksè a paske li sanble li deja anrejistre. Petèt yo te anrejistre l sou yon lòt aparèy epi li senkwonize ak aparèy sa a.',
    'passkey.registrationStart.errorUnknown':
      'Nou pa t kreye kle aksè ou a. Klike sou “Kreye yon kle aksè” pou eseye ankò, oswa sote etap sa a.',

    // Social sign-in, and the consent screen for other apps.
    'oauth.cancelled': 'Ou pa t fin konekte ak {provider}. Eseye ankò, oswa chwazi yon lòt fason.',
    'oauth.providerFailed': 'Nou pa t kapab konekte ou ak {provider}. Eseye ankò, oswa chwazi yon lòt fason.',
    'oauth.otherBrowser':
      'Koneksyon sa a te kòmanse nan yon lòt navigatè oswa sou yon lòt aparèy. Fini l la, oswa konekte ankò isit la.',
    'oauth.inApp':
      'Google ka refize konekte ou anndan yon aplikasyon. Si sa rive, louvri paj sa a nan Safari oswa Chrome.',

    'idpConsent.signIn.title': 'Konekte sou {clientName} ak {projectName}',
    'idpConsent.signIn.titleWithoutProject': 'Konekte sou {clientName}',
    'idpConsent.signIn.titleWithoutApp': 'Konekte sou aplikasyon an ak {projectName}',
    'idpConsent.signIn.titleWithoutNames': 'Konekte sou aplikasyon an',
    'idpConsent.customScopes.title': '{clientName} vle gen aksè nan kont ou',
    'idpConsent.customScopes.titleWithoutApp': 'Aplikasyon an vle gen aksè nan kont ou',
    'idpConsent.allowClientTo': '{clientName} mande pèmisyon pou:',
    'idpConsent.allowClientToWithoutApp': 'Aplikasyon an mande pèmisyon pou:',
    'idpConsent.scopes.fullAccess': 'Aji nan plas ou: wè ak chanje tout bagay nan kont ou',
    'idpConsent.scopes.openid': 'Verifye idantite ou',
    'idpConsent.scopes.openid.account': 'Wè enfòmasyon ki anrejistre nan kont ou',
    'idpConsent.scopes.profile': 'Wè enfòmasyon pèsonèl ki nan pwofil ou',
    'idpConsent.scopes.profile.profile': 'Non ou, foto ou ak preferans lang ou',
    'idpConsent.scopes.profile.email': 'Adrès imèl ou',
    'idpConsent.scopes.profile.phone': 'Nimewo telefòn ou',
    'idpConsent.scopes.offlineAccess': 'Kenbe aksè nan done ou menm lè ou p ap sèvi ak aplikasyon an',
    'idpConsent.scopes.offlineAccess.offline': 'Gen aksè nan done ou lè ou pa konekte sou entènèt',
    'idpConsent.scopes.offlineAccess.background': 'Senkwonize done ou an aryèplan',
    'idpConsent.scopes.custom': 'Sèvi ak pèmisyon {scope}',
    'idpConsent.notGiven': '{clientName} te mande sa tou, men li p ap jwenn sa:',
    'idpConsent.notGivenWithoutApp': 'Aplikasyon an te mande sa tou, men li p ap jwenn sa:',
    'idpConsent.untilRevoked': 'Aksè sa a ap dire jiskaske ou anile l.',
    'idpConsent.destination': 'Apre ou reponn, ou pral sou {destination}.',
    'idpConsent.framed':
      'Yon lòt sit ap montre paj sa a anndan paj pa l. Pou pwoteje kont ou, louvri paj sa a poukont li pou ou reponn.',
    'idpConsent.button.allow': 'Otorize',
    'idpConsent.button.deny': 'Refize',
    'idpConsent.denied.title': 'Aksè refize',
    'idpConsent.denied': 'Aksè aplikasyon an refize.',
    'idpConsent.success.content': 'N ap mennen ou tounen sou {clientName}.',
    'idpConsent.success.contentWithoutApp': 'N ap mennen ou tounen sou aplikasyon an.',
    'idpConsent.noActiveSession.title': 'Konekte anvan',
    'idpConsent.noActiveSession': 'Pa gen okenn sesyon aktif. Tanpri konekte pou kontinye.',
    'idpConsent.failed.title': 'Nou pa t ka kontinye',
    'idpConsent.defaultClientName': 'Aplikasyon an',

    'idpLogout.title': 'Dekonekte?',
    'idpLogout.confirmMessage': 'Èske ou sèten ou vle dekonekte nan kont {projectName} ou a?',
    'idpLogout.confirmMessageWithoutProject': 'Èske ou sèten ou vle dekonekte nan kont ou?',
    'idpLogout.yes': 'Wi',
    'idpLogout.no': 'Non',
    'idpLogout.notLoggedOut.title': 'Ou toujou konekte',
    'idpLogout.notLoggedOut': 'Nou pa t dekonekte ou. Ou ka fèmen paj sa a.',

    // Wallets.
    'crypto.wallet.continueWithEthereum': 'Kontinye ak pòtfèy Ethereum',
    'crypto.wallet.continueWithSolana': 'Kontinye ak pòtfèy Solana',
    'crypto.wallet.continueWithOtherWallet': 'Kontinye ak yon lòt pòtfèy kripto',
    'crypto.wallet.setupNewWallet': 'Konfigire yon nouvo pòtfèy kripto',

    'crypto.connectWallet.title': 'Konekte pòtfèy ou',
    'crypto.connectWallet.instructionPopup': 'Chwazi yon kont nan pòtfèy ou ({wallet}).',
    'crypto.connectWallet.instructionWithoutName': 'Chwazi yon kont nan pòtfèy ou.',
    'crypto.signMessage.title': 'Siyen mesaj la',
    'crypto.signMessage.instruction':
      'Apwouve mesaj la nan pòtfèy ou ({wallet}). Sa pwouve kont lan se pou ou. Sa pa koute anyen.',
    'crypto.signMessage.instructionWithoutName':
      'Apwouve mesaj la nan pòtfèy ou. Sa pwouve kont lan se pou ou. Sa pa koute anyen.',
    'crypto.signMessage.account': 'Kont {address}',
    'crypto.troubleHelp':
      'Ou pa wè fenèt? Louvri pòtfèy la ou menm: petèt demann lan ap tann la. Si li pa la, retounen epi eseye ankò.',

    'crypto.continueWithOtherWallet.title': 'Kontinye ak yon lòt pòtfèy',
    'crypto.setupNewWallet.title': 'Konfigire yon nouvo pòtfèy kripto',
    'crypto.setupNewWallet.content':
      'Yon pòtfèy se yon ekstansyon navigatè oswa yon aplikasyon ki kenbe kont ou yo.',
    'crypto.setupNewWallet.instruction':
      'Chwazi youn epi swiv etap li yo. Apre sa, retounen epi rechaje paj sa a.',

    'crypto.success.content': 'Pòtfèy ou konekte.',

    'crypto.error.title': 'Sanble te gen yon erè',
    'crypto.error.content': 'Ou ka retounen tou epi chwazi yon lòt pòtfèy oswa yon lòt fason pou konekte.',
    'crypto.error.connect': '[Erè] Nou pa t kapab konekte ak pòtfèy la',
    'crypto.error.sign': '[Erè] Nou pa t kapab siyen mesaj la',
    'crypto.error.declined': 'Yo refize demann lan nan pòtfèy la. Si se pa sa ou te vle, eseye ankò.',
    'crypto.error.unauthorized':
      'Pòtfèy la pa kite sit sa a sèvi ak kont sa a. Devewouye pòtfèy la, otorize sit sa a ladan l, epi eseye ankò.',
    'crypto.error.disconnected':
      'Pòtfèy la vewouye oswa li pa gen koneksyon. Louvri l, verifye li sou entènèt, epi eseye ankò.',
    'crypto.error.alreadyOpen':
      'Pòtfèy la ap tann toujou repons pou yon demann ki te fèt anvan. Louvri l, reponn demann lan, epi eseye ankò.',
    'crypto.error.noAccount': 'Pòtfèy la pa bay okenn kont. Kreye oswa chwazi youn ladan l, epi eseye ankò.',
    'crypto.error.accountChanged':
      'Pandan tan sa a, yo chwazi yon lòt kont nan pòtfèy la. Eseye ankò pou ou konekte ak kont sa a.',
    'crypto.error.wrongSignature':
      'Siyati a pa soti nan kont ki te konekte a, oswa li rive twò ta. Tanpri eseye ankò.',
    'crypto.error.gone': 'Pòtfèy la pa sou paj sa a ankò. Rechaje paj la epi eseye ankò.',
    'crypto.error.otherSite': 'Mesaj la te fèt pou yon lòt sit, kidonk nou pa t mande pòtfèy la siyen l.',
    'crypto.error.unsafe': 'Mesaj la pa valab, kidonk nou pa t mande pòtfèy la siyen l.',

    // The widget's own errors.
    'error.consentNotStarted':
      'Demann sa a ekspire oswa yo te deja reponn li. Retounen nan aplikasyon an epi rekòmanse.',
    'error.unexpected': 'Gen yon bagay ki pa mache sou paj sa a. Tanpri eseye ankò.',
    'error.unreachable': 'Nou pa ka jwenn sèvè nou yo. Verifye koneksyon entènèt ou epi eseye ankò.',
    'error.notLoaded': 'Yon pati nan paj sa a pa t kapab chaje. Verifye koneksyon entènèt ou epi eseye ankò.',
    'error.otherUsersLink':
      'Lyen sa a se pou yon lòt kont, se pou sa ou pa konekte. Louvri lyen ki nan imèl ou te mande a.',
    'error.invalidResponse': 'Sèvè nou yo voye yon repons ki pa valab. Tanpri eseye ankò nan kèk minit.',
    'error.invalidJson': 'Sèvè nou yo voye yon repons JSON ki pa valab. Tanpri eseye ankò nan kèk minit.',
    'error.captchaFailed':
      'Nou pa t kapab fini verifikasyon sekirite a. Eseye ankò. Si li pa mache toujou, dezaktive zouti ki bloke kontni sou paj sa a.',
    'error.insecurePage':
      'Paj sa a pa an sekirite, kidonk nou pa ka konekte ou sou li. Tanpri avèti moun ki jere l la.',
    'error.storageRefused':
      'Navigatè ou a bloke cookie sou paj sa a. Pèmèt yo epi eseye ankò, oswa konekte yon lòt jan.',
    'error.invalidEmail': 'Adrès imèl la pa valab. Tanpri eseye ankò.',
    'error.invalidPhoneNumber': 'Nimewo telefòn lan pa valab. Eseye ankò.',
    'error.otpCodeExpired': 'Kòd sa a ekspire oswa li te itilize. Chwazi “Voye kòd la ankò” pou yon nouvo.',
    'error.otpCodeLocked': 'Twòp move kòd. Chwazi “Voye kòd la ankò” pou yon nouvo.',

    // Errors of the browser.
    'error.NoCurrentSessionError': 'Pa gen okenn sesyon aktif. Tanpri konekte pou kontinye.',
    'error.PasskeysUnsupportedError':
      'Navigatè sa a pa ka sèvi ak kle aksè sou paj sa a. Tanpri konekte yon lòt jan.',
    'error.IDPOAuthFlowMissingParamError':
      'Gen yon enfòmasyon obligatwa ki manke nan demann lan. Tanpri avèti moun ki devlope aplikasyon an.',

    // The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`.
    'error.unauthorizedCredentials':
      'Adrès imèl la oswa modpas la pa bon. Eseye ankò, chanje modpas la, oswa konekte yon lòt jan.',
    'error.userUnauthenticated': 'Tanpri konekte pou kontinye.',
    'error.unauthorizedAction': 'Ou pa gen pèmisyon pou fè sa. Mande moun ki jere sit sa a.',
    'error.internalServerError': 'Sèvè nou yo gen yon pwoblèm. Tanpri eseye pita.',
    'error.serviceUnavailable': 'Sèvè nou yo pa disponib. Tanpri eseye pita.',
    'error.tooManyRequests': 'Ou eseye twòp fwa. Tann yon minit, epi eseye ankò.',
    'error.userLockLimitReached': 'Ou eseye twòp fwa san siksè. Eseye pita, oswa konekte yon lòt jan.',

    'error.emailNotFound': 'Nou pa jwenn adrès imèl sa a. Verifye epi eseye ankò.',
    'error.inactiveEmail': 'Nou pa ka voye imèl nan adrès sa a. Tanpri sèvi ak yon lòt.',
    'error.duplicateEmail': 'Gen yon kont deja ak adrès imèl sa a. Konekte ak li pito.',
    'error.invalidPhoneNumberCountryCode': 'Kòd peyi nimewo telefòn lan pa valab. Verifye epi eseye ankò.',
    'error.phoneNumberNotFound': 'Nou pa jwenn nimewo telefòn sa a. Verifye epi eseye ankò.',
    'error.unsubscribedPhoneNumber':
      'Nimewo sa a pa resevwa mesaj nou yo ankò. Voye START bay nimewo nou an, oswa konekte ak imèl.',
    'error.duplicatePhoneNumber': 'Gen yon kont deja ak nimewo telefòn sa a. Konekte ak li pito.',
    'error.downstreamCarrierError':
      'Nou pa t kapab voye mesaj bay nimewo sa a. Eseye ankò, oswa konekte yon lòt jan.',
    'error.tooManyUnverifiedFactors':
      'Twòp adrès oswa nimewo poko konfime. Konekte ak youn ou te deja itilize.',

    'error.unableToAuthOtpCode': 'Yo te deja itilize kòd la, oswa li ekspire. Mande yon lòt epi eseye ankò.',

    'error.resetPassword': 'Tanpri mete yon nouvo modpas anvan ou konekte ankò.',
    'error.weakPassword': 'Modpas sa a twò fasil pou devine. Eseye twa mo pa aza.',

    'error.oauthUserRegistrationNotFound': 'Kont sa a pa gen fason sa a pou konekte. Chwazi yon lòt.',

    'error.webauthnRegistrationNotFound': 'Nou pa jwenn kle aksè sa a. Tanpri konekte yon lòt jan.',
    'error.unableToRegisterWebauthnRegistration': 'Nou pa t kapab anrejistre kle aksè a. Tanpri eseye ankò.',
    'error.unableToAuthWebauthnRegistration': 'Nou pa t kapab verifye kle aksè ou a. Tanpri eseye ankò.',
    'error.biometricRegistrationNotFound':
      'Kont sa a pa gen done byometrik sa yo. Tanpri konekte yon lòt jan.',

    'error.unableToAuthenticateCryptoWallet': 'Nou pa t kapab verifye siyati pòtfèy ou a. Tanpri eseye ankò.',
    'error.invalidCryptoWalletAddress': 'Adrès la se pa adrès yon pòtfèy kalite sa a. Chwazi yon lòt pòtfèy.',
    'error.cryptoWalletNotFound': 'Kont sa a pa gen pòtfèy sa a. Chwazi yon lòt pòtfèy.',
    'error.invalidWalletAddressUser': 'Pòtfèy sa a se pou yon lòt kont. Chwazi yon lòt pòtfèy.',

    'error.totpNotFound': 'Kont sa a pa gen aplikasyon otantifikasyon. Tanpri konekte yon lòt jan.',
    'error.activeTotpExists': 'Kont sa a gen yon aplikasyon otantifikasyon deja. Retire l anvan.',
    'error.invalidTotpCode': 'Kòd la dwe gen sis chif. Verifye epi eseye ankò.',
    'error.unableToAuthenticateTotp':
      'Kòd la pa kòrèk oswa yo te deja itilize l. Tann pwochen an epi eseye ankò.',
    'error.unableToAuthenticateRecoveryCode':
      'Kòd rekiperasyon an pa kòrèk oswa yo te deja itilize l. Eseye yon lòt.',

    'error.connectedAppNotFound': 'Aplikasyon sa a pa konekte ak kont sa a. Rechaje paj la.',
  },
  groups: {
    continueWithProvider: 'Kontinye ak {provider}',
    continueWithWallet: 'Kontinye ak {wallet}',
    success: 'Siksè!',
    checkYourEmail: 'Tcheke imèl ou',
    openWhereRequested: 'Lyen sa a mache sèlman kote ou te mande l la',
    askedElsewhere:
      'Ou te mande l nan yon lòt navigatè oswa sou yon lòt aparèy. Louvri l la, oswa mande yon nouvo lyen isit la.',
    canTakeAMinute: 'Sa ka pran yon minit. Gade nan dosye spam nan tou.',
    signIn: 'Konekte',
    signInWithoutPassword: 'Konekte san modpas',
    setNewPassword: 'Tanpri mete yon nouvo modpas',
    breachedPassword: 'Li parèt nan yon fuit done: tanpri chwazi yon lòt.',
    siteMisconfigured:
      'Sit sa a pa byen konfigire. Tanpri avèti moun ki jere l la. Oswa konekte yon lòt jan.',
    requestNotProcessed: 'Nou pa t kapab trete sa ki te voye a. Tanpri eseye ankò.',
    linkUsed: 'Yo te deja itilize lyen an, oswa li ekspire. Mande yon lòt epi eseye ankò.',
    otherBrowser: 'Fini nan menm navigatè ak sou menm aparèy kote ou te kòmanse a.',
    signInAgain: 'Tanpri konekte ankò.',
    sessionEnded: 'Sesyon ou a fini. Tanpri konekte ankò.',
    signInUsed: 'Yo te deja itilize demann koneksyon sa a, oswa li pran twòp tan. Tanpri konekte ankò.',
    signInFailed: 'Nou pa t kapab fini koneksyon an. Tanpri konekte ankò.',
    unknownApp: 'Nou pa rekonèt aplikasyon ki voye ou isit la a. Retounen ladan l.',
    appMisconfigured: 'Aplikasyon ki voye ou isit la a pa byen konfigire. Tanpri avèti moun ki jere l la.',
    noPassword: 'Kont sa a pa gen modpas. Tanpri konekte yon lòt jan.',
    wrongCode: 'Kòd la pa kòrèk. Tanpri eseye ankò.',
  },
};
