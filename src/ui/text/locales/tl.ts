import type { LocaleMessages } from '../messageGroups';

/** Tagalog (Filipino) as US clinics write it, with "mo" and "iyong", and the English words of everyday use. */
export const locale: LocaleMessages = {
  messages: {
    // All screens, Main, codes and email links.
    'button.back.ariaLabel': 'Bumalik',
    'button.continue': 'Magpatuloy',
    'button.retry': 'Subukan ulit',
    'methodDivider.text': 'o',
    'login.loading': 'Naglo-load…',
    'name.quoted': '“{name}”',
    'link.newTab': 'Magbubukas sa bagong tab',

    'formField.email.label': 'Email address',
    'formField.email.placeholder': 'example@email.com',
    'formField.phone.label': 'Numero ng telepono',
    'formField.phone.country.ariaLabel': 'Code ng bansa',
    'formField.phone.countries': 'Mga bansa at rehiyon',
    'formField.phone.moreCountries': 'Iba pang bansa at rehiyon',
    'formField.otp.ariaLabel': 'Ilagay ang 6-digit na code',
    'formField.otp.description': 'Susuriin ang code pagkalagay mo ng ikaanim na digit.',
    'formField.passcode.status.verifying': 'Sinusuri ang code mo…',

    'login.title': 'Mag‑sign up o mag‑sign in',
    'tab.email': 'Email',
    'tab.text': 'Text',
    'tab.whatsapp': 'WhatsApp',
    'tab.ariaLabel': 'Mga paraan para makakuha ng code o link',
    'button.emailLogin': 'Magpatuloy gamit ang email',
    'button.sms': 'Magpatuloy gamit ang text',
    'button.whatsapp': 'Magpatuloy gamit ang WhatsApp',
    'hint.magicLink': 'Mag-e-email kami ng link. Hindi kailangan ng password.',
    'hint.email': 'Mag-e-email kami ng 6-digit na code.',
    'hint.sms': 'Magte-text kami ng 6-digit na code.',
    'hint.whatsapp': 'Magpapadala kami ng 6-digit na code sa WhatsApp.',
    'hint.password': 'Sunod mong ilalagay o gagawin ang password mo.',
    'lastUsed.label': 'Huling ginamit',
    'lastUsed.passkey': 'Huling ginamit: passkey',
    'email.suggestion': '{email} ba ito?',
    'phone.question': 'Saang numero namin ipapadala ang code?',

    'passcode.title': 'Ilagay ang code',
    'passcode.sentConfirmation': 'Nagpadala kami ng 6-digit na code sa <bold>{destination}</bold>.',
    'passcode.expirationCountdown': 'Mag-e-expire ang code mo sa loob ng {timeRemaining}.',
    'passcode.expired': 'Nag-expire na ang code mo.',
    'passcode.didntGetIt': 'Hindi mo natanggap?',
    'passcode.resendCode': 'Ipadala ulit ang code',
    'passcode.codeSent': 'Naipadala ang code',
    'passcode.resendWait':
      'Puwede kang humingi ng bagong code pagkalipas ng {seconds, plural, one {# segundo} other {# segundo}}',
    'otp.success.content': 'Na-verify na ang code mo.',

    'emailConfirmation.content': 'Nagpadala kami ng email sa <bold>{email}</bold>.',
    'emailConfirmation.instruction': 'Buksan ang link doon para mag-sign in.',
    'emailConfirmation.otherAddress': 'Gumamit ng ibang email address',
    'link.openInGmail': 'Buksan sa Gmail',
    'link.openInYahoo': 'Buksan sa Yahoo Mail',
    'link.openInOutlook': 'Buksan sa Outlook',
    'linkElsewhere.newLink': 'Magpadala ng bagong link',
    'linkElsewhere.useCode': 'Gumamit na lang ng code',

    'toast.area.ariaLabel': 'Mga notification',
    'toast.dismiss.ariaLabel': 'Isara',
    'toast.emailResent': 'Naipadala ulit ang email',
    'watermark.altText': 'Pinapagana ng <bold>PriceRxAuth</bold>',

    // Passwords.
    'formField.password.label': 'Password',
    'formField.password.ariaLabel': '{label}',
    'formField.password.show': 'Ipakita ang password',
    'formField.password.hide': 'Itago ang password',

    'password.strength.label': 'Lakas ng password',
    'password.strength.unknown': 'Hindi pa nasusuri',
    'password.strength.veryWeak': 'Napakahina',
    'password.strength.weak': 'Mahina',
    'password.strength.good': 'Maayos',
    'password.strength.strong': 'Malakas',
    'password.strength.provisional': '{strength}, sinusuri…',
    'password.strength.checkFailed': 'Hindi namin masuri ang password na ito.',
    'password.strength.checkAgain': 'Suriin ulit',
    'password.strength.hint': 'Pumili ng mahabang password na hindi mo ginagamit sa iba.',
    'password.strength.advice': 'Subukan ang tatlong random na salita',
    'password.rules.met': 'Natugunan:',
    'password.rules.notMet': 'Hindi pa natutugunan:',
    'password.strengthError.minimumLength':
      '{characterLength, plural, one {Hindi bababa sa # na character} other {Hindi bababa sa # na character}}',
    'password.strengthError.complexity':
      'Hindi bababa sa {complexity} sa mga ito: malaking titik, maliit na titik, numero, simbolo (gaya ng ! o ?)',

    'password.zxcvbn.warning.shortKeyboardPatterns': 'Madaling mahulaan ang maiikling pattern sa keyboard',
    'password.zxcvbn.warning.straightRows': 'Madaling mahulaan ang magkakahilerang key',
    'password.zxcvbn.warning.repeats': 'Madaling mahulaan ang mga pag-uulit gaya ng “aaa”',
    'password.zxcvbn.warning.longerRepeats':
      'Ang mga pag-uulit gaya ng “abcabcabc” ay bahagya lang mas mahirap hulaan kaysa sa “abc”',
    'password.zxcvbn.warning.sequences':
      'Madaling mahulaan ang mga magkakasunod na character gaya ng “abc” o “6543”',
    'password.zxcvbn.warning.recentYears': 'Madaling mahulaan ang mga nagdaang taon',
    'password.zxcvbn.warning.dates': 'Kadalasang madaling mahulaan ang mga petsa',
    'password.zxcvbn.warning.top10CommonPassword': 'Isa ito sa 10 pinakakaraniwang password',
    'password.zxcvbn.warning.top100CommonPassword': 'Isa ito sa 100 pinakakaraniwang password',
    'password.zxcvbn.warning.veryCommonPassword': 'Napakakaraniwan ng password na ito',
    'password.zxcvbn.warning.similarToCommonPassword': 'Kahawig ito ng isang karaniwang password',
    'password.zxcvbn.warning.wordByItself': 'Madaling mahulaan ang iisang salita',
    'password.zxcvbn.warning.names': 'Madaling mahulaan ang pangalan o apelyido lang',
    'password.zxcvbn.warning.commonNames': 'Madaling mahulaan ang mga karaniwang pangalan at apelyido',

    'createAccount.title': 'Piliin kung paano mag-sign up',
    'password.createAccount.content': 'Gumawa ng password',
    'password.forgot.content':
      'Nagpadala kami ng email sa <bold>{email}</bold>. Buksan ang link doon para magtakda ng bagong password.',
    'password.breached.content':
      'Lumabas ang password mo sa data breach ng ibang site, kaya posibleng alam na ito ng iba. Para protektahan ang account mo, nagpadala kami ng email sa <bold>{email}</bold>. Buksan ang link doon para magtakda ng bagong password.',
    'password.resetRequired.content':
      'Para protektahan ang account mo, hindi na gumagana ang dati mong password. Nagpadala kami ng email sa <bold>{email}</bold>. Buksan ang link doon para magtakda ng bagong password.',
    'password.setNew.title': 'Magtakda ng password',
    'password.setNew.content':
      'Wala pang password ang account mo. Nagpadala kami ng email sa <bold>{email}</bold>. Buksan ang link doon para magtakda ng password.',
    'password.mailFailed': 'Hindi kami nakapagpadala ng email sa <bold>{email}</bold>. Subukan ulit.',
    'password.didntGetItResend': 'Hindi mo natanggap? <resendButton>Ipadala ulit ang email</resendButton>',
    'password.resendWait':
      'Puwede kang humingi ng isa pang email pagkalipas ng {seconds, plural, one {# segundo} other {# segundo}}',
    'button.createPasswordInstead': 'Gumawa na lang ng password',
    'button.emailMagicLink': 'I-email sa akin ang sign-in link',
    'button.emailOTP': 'I-email sa akin ang sign-in code',
    'button.changeEmail': 'Palitan',
    'button.forgotPassword': 'Nakalimutan ang password?',
    'error.passwordMissing': 'Ilagay ang password mo.',
    'login.success.content': 'Naka-sign in ka na.',

    'password.reset.title': 'Magtakda ng bagong password',
    'password.reset.label': 'Bagong password',
    'password.reset.loggingInProgress': 'Nagsa-sign in…',
    'password.reset.failed.title': 'Hindi ka namin na-sign in',
    'password.reset.confirmLogin.content': 'Pindutin ang button para mag-sign in.',
    'password.reset.spent.title': 'Hindi na gumagana ang link na ito',
    'password.reset.spent.content':
      'Nagamit na ito o nag-expire na. Puwede ka naming padalhan ng bagong email.',
    'password.reset.newMail': 'Magpadala ng bagong email',
    'password.reset.newMailSent':
      'Nagpadala kami ng email sa <bold>{email}</bold>. Buksan ang link doon gamit ang browser na ito.',

    // Passkeys.
    'button.loginWithPasskey': 'Mag-sign in gamit ang passkey',
    'passkey.success.content': 'Na-verify na ang passkey mo.',

    'passkey.registrationStart.title': 'Mag-set up ng bagong passkey',
    'passkey.registrationStart.subtitle':
      'Kapag may passkey, hindi mo kailangang tandaan ang mga komplikadong password.',
    'passkey.registrationStart.description':
      'Sa pamamagitan ng passkey, makakapag-sign in ka gamit ang fingerprint, mukha, o lock ng screen mo.',
    'passkey.registrationStart.unsupported':
      'Hindi makakagawa ng passkey ang browser na ito. Gumamit ng ibang browser, o laktawan ang hakbang na ito.',
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

    'error.passkeyUnknown': 'Nagkaroon ng hindi alam na error habang vine-verify ang passkey. Subukan ulit.',
    'error.passkeyNotHere':
      'Walang nahanap na passkey sa device na ito. Mag-sign in sa ibang paraan, o pindutin ulit ang button para gamitin ang passkey ng ibang device.',
    'error.passkeyRegistrationNotFound':
      'Hindi nahanap ang passkey. Posibleng na-delete ito sa account mo pero hindi sa password manager mo. Subukan ulit.',
    'passkey.registrationStart.error.noUser': 'Error: kailangan munang mag-sign in para makagawa ng passkey.',
    'passkey.registrationStart.errorDuplicatePasskey':
      'Hindi magawa ang passkey dahil mukhang naka-register na ito. Posibleng na-register ito sa ibang device at na-sync dito.',
    'passkey.registrationStart.errorUnknown':
      'Hindi nagawa ang passkey mo. Pindutin ang “Gumawa ng passkey” para subukan ulit o laktawan ito.',

    // Social sign-in, and the consent screen for other apps.
    'oauth.cancelled':
      'Hindi mo natapos ang pag-sign in gamit ang {provider}. Subukan ulit o pumili ng ibang paraan.',
    'oauth.providerFailed':
      'Hindi nakapag-sign in gamit ang {provider}. Subukan ulit o pumili ng ibang paraan.',
    'oauth.otherBrowser':
      'Sinimulan ang pag-sign in na ito sa ibang browser o device. Tapusin ito roon o mag-sign in ulit dito.',
    'oauth.inApp':
      'Posibleng hindi payagan ng Google ang pag-sign in sa loob ng app. Kung ganoon, buksan ang page na ito sa Safari o Chrome.',

    'idpConsent.signIn.title': 'Mag-sign in sa {clientName} gamit ang {projectName}',
    'idpConsent.signIn.titleWithoutProject': 'Mag-sign in sa {clientName}',
    'idpConsent.signIn.titleWithoutApp': 'Mag-sign in sa app gamit ang {projectName}',
    'idpConsent.signIn.titleWithoutNames': 'Mag-sign in sa app',
    'idpConsent.customScopes.title': 'Gustong i-access ng {clientName} ang account mo',
    'idpConsent.customScopes.titleWithoutApp': 'Gustong i-access ng app ang account mo',
    'idpConsent.allowClientTo': 'Humihingi ng pahintulot ang {clientName} na:',
    'idpConsent.allowClientToWithoutApp': 'Humihingi ng pahintulot ang app na:',
    'idpConsent.scopes.fullAccess': 'Kumilos sa ngalan mo: tingnan at baguhin ang lahat sa account mo',
    'idpConsent.scopes.openid': 'I-verify kung sino ka',
    'idpConsent.scopes.openid.account': 'Tingnan ang impormasyong naka-store sa account mo',
    'idpConsent.scopes.profile': 'Tingnan ang personal na impormasyon sa profile mo',
    'idpConsent.scopes.profile.profile': 'Pangalan, larawan, at gustong wika mo',
    'idpConsent.scopes.profile.email': 'Email address mo',
    'idpConsent.scopes.profile.phone': 'Numero ng telepono mo',
    'idpConsent.scopes.offlineAccess': 'Panatilihin ang access sa data mo kahit hindi mo ginagamit ang app',
    'idpConsent.scopes.offlineAccess.offline': 'I-access ang data mo habang offline ka',
    'idpConsent.scopes.offlineAccess.background': 'I-sync ang data mo sa background',
    'idpConsent.scopes.custom': 'Gamitin ang pahintulot na {scope}',
    'idpConsent.notGiven': 'Hiningi rin ito ng {clientName} pero hindi ibibigay:',
    'idpConsent.notGivenWithoutApp': 'Hiningi rin ito ng app pero hindi ibibigay:',
    'idpConsent.untilRevoked': 'Tatagal ang access na ito hanggang bawiin mo ito.',
    'idpConsent.destination': 'Pagkatapos mong sumagot, pupunta ka sa {destination}.',
    'idpConsent.framed':
      'Ipinapakita ng ibang site ang page na ito sa loob ng sarili nitong page. Para protektahan ang account mo, buksan nang hiwalay ang page na ito at doon sumagot.',
    'idpConsent.button.allow': 'Payagan',
    'idpConsent.button.deny': 'Tanggihan',
    'idpConsent.denied.title': 'Tinanggihan ang access',
    'idpConsent.denied': 'Tinanggihan ang access ng app.',
    'idpConsent.success.content': 'Ibinabalik ka sa {clientName}.',
    'idpConsent.success.contentWithoutApp': 'Ibinabalik ka sa app.',
    'idpConsent.noActiveSession.title': 'Mag-sign in muna',
    'idpConsent.noActiveSession': 'Hindi ka naka-sign in. Mag-sign in para magpatuloy.',
    'idpConsent.failed.title': 'Hindi makapagpatuloy',
    'idpConsent.defaultClientName': 'App',

    'idpLogout.title': 'Mag-sign out?',
    'idpLogout.confirmMessage': 'Sigurado ka bang gusto mong mag-sign out sa iyong {projectName} account?',
    'idpLogout.confirmMessageWithoutProject': 'Sigurado ka bang gusto mong mag-sign out sa account mo?',
    'idpLogout.yes': 'Oo',
    'idpLogout.no': 'Hindi',
    'idpLogout.notLoggedOut.title': 'Naka-sign in ka pa rin',
    'idpLogout.notLoggedOut': 'Hindi ka na-sign out. Puwede mong isara ang page na ito.',

    // Wallets.
    'crypto.wallet.continueWithEthereum': 'Magpatuloy gamit ang Ethereum wallet',
    'crypto.wallet.continueWithSolana': 'Magpatuloy gamit ang Solana wallet',
    'crypto.wallet.continueWithOtherWallet': 'Magpatuloy gamit ang ibang crypto wallet',
    'crypto.wallet.setupNewWallet': 'Mag-set up ng bagong crypto wallet',

    'crypto.connectWallet.title': 'Ikonekta ang wallet mo',
    'crypto.connectWallet.instructionPopup': 'Pumili ng account sa wallet mo ({wallet}).',
    'crypto.connectWallet.instructionWithoutName': 'Pumili ng account sa wallet mo.',
    'crypto.signMessage.title': 'Pirmahan ang mensahe',
    'crypto.signMessage.instruction':
      'Aprubahan ang mensahe sa wallet mo ({wallet}). Patunay ito na sa iyo ang account. Wala itong bayad.',
    'crypto.signMessage.instructionWithoutName':
      'Aprubahan ang mensahe sa wallet mo. Patunay ito na sa iyo ang account. Wala itong bayad.',
    'crypto.signMessage.account': 'Account {address}',
    'crypto.troubleHelp':
      'Walang lumabas na window? Buksan mo ang wallet: posibleng naroon ang kahilingan. Kung wala, bumalik at subukan ulit.',

    'crypto.continueWithOtherWallet.title': 'Magpatuloy gamit ang ibang wallet',
    'crypto.setupNewWallet.title': 'Mag-set up ng bagong crypto wallet',
    'crypto.setupNewWallet.content':
      'Ang wallet ay extension ng browser o app kung saan nakalagay ang mga account mo.',
    'crypto.setupNewWallet.instruction':
      'Pumili ng isa at sundin ang mga hakbang nito. Pagkatapos, bumalik at i-reload ang page na ito.',

    'crypto.success.content': 'Nakonekta na ang wallet mo.',

    'crypto.error.title': 'Mukhang nagkaroon ng error!',
    'crypto.error.content':
      'Puwede ka ring bumalik at pumili ng ibang wallet o ibang paraan para mag-sign in.',
    'crypto.error.connect': 'Error: hindi makakonekta sa wallet',
    'crypto.error.sign': 'Error: hindi mapirmahan ang mensahe',
    'crypto.error.declined':
      'Tinanggihan ang kahilingan sa wallet. Kung hindi iyon ang gusto mo, subukan ulit.',
    'crypto.error.unauthorized':
      'Hindi pinapayagan ng wallet na gamitin ng site na ito ang account na iyon. I-unlock ang wallet, payagan doon ang site na ito, at subukan ulit.',
    'crypto.error.disconnected':
      'Naka-lock ang wallet o walang koneksyon. Buksan ito, tiyaking online ito, at subukan ulit.',
    'crypto.error.alreadyOpen':
      'Naghihintay pa ang wallet ng sagot sa naunang kahilingan. Buksan ito, sagutin iyon, at subukan ulit.',
    'crypto.error.noAccount':
      'Walang ibinigay na account ang wallet. Gumawa o pumili ng account sa wallet, at subukan ulit.',
    'crypto.error.accountChanged':
      'Samantala, ibang account ang napili sa wallet. Subukan ulit para mag-sign in gamit iyon.',
    'crypto.error.wrongSignature':
      'Hindi sa nakakonektang account ang pirma o huli na itong dumating. Subukan ulit.',
    'crypto.error.gone': 'Wala na ang wallet sa page na ito. I-reload ang page at subukan ulit.',
    'crypto.error.otherSite':
      'Para sa ibang site ang mensahe, kaya hindi hiniling sa wallet na pirmahan ito.',
    'crypto.error.unsafe': 'Hindi wasto ang mensahe, kaya hindi hiniling sa wallet na pirmahan ito.',

    // The widget's own errors.
    'error.consentNotStarted':
      'Nag-expire na o nasagot na ang kahilingang ito. Bumalik sa app at magsimula ulit.',
    'error.unexpected': 'Nagkaproblema sa page na ito. Subukan ulit.',
    'error.unreachable': 'Hindi makakonekta sa mga server namin. I-check ang koneksyon mo sa internet.',
    'error.notLoaded':
      'Hindi ma-load ang isang bahagi ng page na ito. I-check ang koneksyon mo sa internet at subukan ulit.',
    'error.otherUsersLink':
      'Para sa ibang account ang link na ito, kaya hindi ka na-sign in. Buksan ang link sa email na hiningi mo.',
    'error.invalidResponse':
      'Hindi wasto ang sagot ng mga server namin. Subukan ulit makalipas ang ilang minuto.',
    'error.invalidJson':
      'Hindi wasto ang JSON na sagot ng mga server namin. Subukan ulit makalipas ang ilang minuto.',
    'error.captchaFailed':
      'Hindi namin natapos ang security check. Subukan ulit; kung hindi pa rin gumana, i-off ang mga content blocker sa page na ito.',
    'error.insecurePage':
      'Hindi secure ang page na ito, kaya hindi ka makakapag-sign in dito. Ipaalam ito sa namamahala ng site.',
    'error.storageRefused':
      'Bina-block ng browser mo ang cookies sa page na ito. Payagan ang mga ito at subukan ulit, o mag-sign in sa ibang paraan.',
    'error.invalidEmail': 'Hindi wasto ang email address. Subukan ulit.',
    'error.invalidPhoneNumber': 'Hindi wasto ang numero. Subukan ulit.',
    'error.otpCodeExpired':
      'Nagamit na o nag-expire na ang code. Piliin ang “Ipadala ulit ang code” para sa bago.',
    'error.otpCodeLocked': 'Masyadong maraming maling code. Piliin ang “Ipadala ulit ang code” para sa bago.',

    // Errors of the browser.
    'error.NoCurrentSessionError': 'Hindi ka naka-sign in. Mag-sign in para magpatuloy.',
    'error.PasskeysUnsupportedError':
      'Hindi makakagamit ng passkey ang browser na ito sa page na ito. Mag-sign in sa ibang paraan.',
    'error.IDPOAuthFlowMissingParamError':
      'May kulang na impormasyon sa kahilingan. Ipaalam ito sa developer ng app.',

    // The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`.
    'error.unauthorizedCredentials':
      'Mali ang email address o password. Subukan ulit, i-reset ang password, o mag-sign in sa ibang paraan.',
    'error.userUnauthenticated': 'Mag-sign in para magpatuloy.',
    'error.unauthorizedAction': 'Wala kang pahintulot na gawin ito. Magtanong sa namamahala ng site na ito.',
    'error.internalServerError': 'Nagkaproblema ang mga server namin. Subukan ulit mamaya.',
    'error.serviceUnavailable': 'Hindi available ang mga server namin. Subukan ulit mamaya.',
    'error.tooManyRequests': 'Masyadong maraming pagsubok. Maghintay ng isang minuto at subukan ulit.',
    'error.userLockLimitReached':
      'Masyadong maraming maling pagsubok. Subukan ulit mamaya, o mag-sign in sa ibang paraan.',
    'error.emailNotFound': 'Hindi namin nahanap ang email address na ito. I-check ito at subukan ulit.',
    'error.inactiveEmail': 'Hindi mapapadalhan ng email ang address na ito. Gumamit ng iba.',
    'error.duplicateEmail': 'May account na ang email address na ito. Mag-sign in na lang dito.',
    'error.invalidPhoneNumberCountryCode':
      'Hindi wasto ang code ng bansa ng numero ng telepono. I-check ito at subukan ulit.',
    'error.phoneNumberNotFound':
      'Hindi namin nahanap ang numero ng teleponong ito. I-check ito at subukan ulit.',
    'error.unsubscribedPhoneNumber':
      'Hindi na tumatanggap ng mga text namin ang numerong ito. Mag-reply ng START sa numero namin, o mag-sign in gamit ang email.',
    'error.duplicatePhoneNumber': 'May account na ang numero ng teleponong ito. Mag-sign in na lang dito.',
    'error.downstreamCarrierError':
      'Hindi kami makapagpadala ng mensahe sa numerong ito. Subukan ulit, o mag-sign in sa ibang paraan.',
    'error.tooManyUnverifiedFactors':
      'Masyadong maraming address o numero ang hindi pa nakukumpirma. Mag-sign in gamit ang nagamit mo na dati.',
    'error.unableToAuthOtpCode':
      'Nagamit na o nag-expire na ang code na ito. Humingi ng bago at subukan ulit.',
    'error.resetPassword': 'Magtakda ng bagong password bago mag-sign in ulit.',
    'error.weakPassword': 'Napakadaling hulaan ng password na ito. Subukan ang tatlong random na salita.',
    'error.oauthUserRegistrationNotFound':
      'Hindi ginagamit ng account na ito ang paraang iyon ng pag-sign in. Pumili ng iba.',
    'error.webauthnRegistrationNotFound': 'Hindi nahanap ang passkey na ito. Mag-sign in sa ibang paraan.',
    'error.unableToRegisterWebauthnRegistration': 'Hindi namin na-register ang passkey. Subukan ulit.',
    'error.unableToAuthWebauthnRegistration': 'Hindi namin na-verify ang passkey mo. Subukan ulit.',
    'error.biometricRegistrationNotFound':
      'Walang ganoong biometric data ang account na ito. Mag-sign in sa ibang paraan.',
    'error.unableToAuthenticateCryptoWallet': 'Hindi namin na-verify ang pirma ng wallet mo. Subukan ulit.',
    'error.invalidCryptoWalletAddress':
      'Hindi sa ganitong uri ng wallet ang address. Pumili ng ibang wallet.',
    'error.cryptoWalletNotFound': 'Walang ganoong wallet ang account na ito. Pumili ng ibang wallet.',
    'error.invalidWalletAddressUser': 'Sa ibang account ang wallet na ito. Pumili ng ibang wallet.',
    'error.totpNotFound': 'Walang authenticator app ang account na ito. Mag-sign in sa ibang paraan.',
    'error.activeTotpExists': 'May authenticator app na ang account na ito. Alisin muna iyon.',
    'error.invalidTotpCode': 'Dapat may anim na digit ang code. I-check ito at subukan ulit.',
    'error.unableToAuthenticateTotp': 'Mali ang code o nagamit na ito. Hintayin ang susunod at subukan ulit.',
    'error.unableToAuthenticateRecoveryCode': 'Mali ang recovery code o nagamit na ito. Sumubok ng iba.',
    'error.connectedAppNotFound': 'Hindi nakakonekta ang app na iyon sa account na ito. I-reload ang page.',
  },
  groups: {
    continueWithProvider: 'Magpatuloy gamit ang {provider}',
    continueWithWallet: 'Magpatuloy gamit ang {wallet}',
    success: 'Tapos na!',
    checkYourEmail: 'Tingnan ang email mo',
    openWhereRequested: 'Gagana lang ang link na ito kung saan mo ito hiningi',
    askedElsewhere:
      'Hiningi mo ito sa ibang browser o device. Buksan ito roon, o kumuha ng bagong link dito.',
    canTakeAMinute: 'Maaaring tumagal nang isang minuto. Tingnan din ang spam folder.',
    signIn: 'Mag-sign in',
    signInWithoutPassword: 'Mag-sign in nang walang password',
    setNewPassword: 'Magtakda ng bagong password',
    breachedPassword: 'Lumabas ito sa isang data breach: pumili ng iba.',
    siteMisconfigured:
      'Hindi tama ang setup ng site na ito. Ipaalam ito sa namamahala ng site. O mag-sign in sa ibang paraan.',
    requestNotProcessed: 'Hindi namin naproseso ang ipinadala. Subukan ulit.',
    linkUsed: 'Nagamit na o nag-expire na ang link na ito. Humingi ng bago at subukan ulit.',
    otherBrowser: 'Tapusin ito sa browser at device kung saan ka nagsimula.',
    signInAgain: 'Mag-sign in ulit.',
    sessionEnded: 'Natapos na ang session mo. Mag-sign in ulit.',
    signInUsed: 'Nagamit na o masyadong natagalan ang pag-sign in na ito. Mag-sign in ulit.',
    signInFailed: 'Hindi namin natapos ang pag-sign in. Mag-sign in ulit.',
    unknownApp: 'Hindi namin matukoy ang app na nagpadala sa iyo rito. Bumalik doon.',
    appMisconfigured: 'Hindi tama ang setup ng app na nagpadala sa iyo rito. Ipaalam ito sa namamahala nito.',
    noPassword: 'Walang password ang account na ito. Mag-sign in sa ibang paraan.',
    wrongCode: 'Mali ang code. Subukan ulit.',
  },
};
