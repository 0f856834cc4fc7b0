import { PROVIDER_NAMES } from '../../../../domain/text/providerNames';

const CONTINUE = Object.fromEntries(
  PROVIDER_NAMES.map((name) => [`oauth.continueWith${name}`, `${name} से जारी रखें`]),
);

/** Social sign-in, and the consent screen for other apps. */
export const providers = {
  ...CONTINUE,
  'oauth.cancelled': '{provider} से साइन इन पूरा नहीं हुआ। फिर से कोशिश करें या कोई और तरीका चुनें।',
  'oauth.providerFailed': '{provider} से साइन इन नहीं हो सका। फिर से कोशिश करें या कोई और तरीका चुनें।',
  'oauth.tokenUsed': 'यह साइन इन इस्तेमाल हो चुका है या इसमें बहुत समय लगा। फिर से साइन इन करें।',
  'oauth.otherBrowser':
    'यह साइन इन किसी दूसरे ब्राउज़र या डिवाइस पर शुरू हुआ था। इसे वहाँ पूरा करें या यहाँ फिर से साइन इन करें।',
  'oauth.inApp': 'हो सकता है कि Google ऐप के अंदर साइन इन न करने दे। ऐसा होने पर यह पेज अपने ब्राउज़र में खोलें।',

  'idpConsent.signIn.title': '{projectName} से {clientName} में साइन इन करें',
  'idpConsent.signIn.titleWithoutProject': '{clientName} में साइन इन करें',
  'idpConsent.customScopes.title': '{clientName} को आपके खाते का ऐक्सेस चाहिए',
  'idpConsent.allowClientTo': '{clientName} को ये अनुमतियाँ चाहिए:',
  'idpConsent.scopes.fullAccess': 'आपकी ओर से काम करना: आपके खाते में सब कुछ देखना और बदलना',
  'idpConsent.scopes.openid': 'आपकी पहचान की पुष्टि करना',
  'idpConsent.scopes.openid.account': 'आपके खाते में सेव जानकारी देखना',
  'idpConsent.scopes.profile': 'आपकी निजी प्रोफ़ाइल की जानकारी देखना',
  'idpConsent.scopes.profile.profile': 'आपका नाम, फ़ोटो और भाषा की पसंद',
  'idpConsent.scopes.profile.email': 'आपका ईमेल पता',
  'idpConsent.scopes.profile.phone': 'आपका फ़ोन नंबर',
  'idpConsent.scopes.offlineAccess': 'ऐप का इस्तेमाल न होने पर भी आपके डेटा का ऐक्सेस बनाए रखना',
  'idpConsent.scopes.offlineAccess.offline': 'आपके ऑफ़लाइन होने पर आपका डेटा ऐक्सेस करना',
  'idpConsent.scopes.offlineAccess.background': 'बैकग्राउंड में आपका डेटा सिंक करना',
  'idpConsent.scopes.custom': '{scope} अनुमति का इस्तेमाल करना',
  'idpConsent.notGiven': '{clientName} ने ये अनुमतियाँ भी माँगी हैं, लेकिन ये नहीं दी जाएँगी:',
  'idpConsent.destination': 'जवाब देने पर {destination} खुलेगा।',
  'idpConsent.framed':
    'कोई दूसरी साइट इस पेज को अपने पेज के अंदर दिखा रही है। अपने खाते की सुरक्षा के लिए इस पेज को अलग से खोलकर जवाब दें।',
  'idpConsent.button.allow': 'अनुमति दें',
  'idpConsent.button.deny': 'अस्वीकार करें',
  'idpConsent.denied': 'ऐप को ऐक्सेस नहीं दिया गया।',
  'idpConsent.success.content': 'आपको {clientName} पर वापस ले जाया जा रहा है।',
  'idpConsent.noActiveSession': 'आपने साइन इन नहीं किया है। जारी रखने के लिए साइन इन करें।',
  'idpConsent.defaultClientName': 'ऐप',

  'idpLogout.title': 'साइन आउट करना है?',
  'idpLogout.confirmMessage': 'क्या अपने {projectName} खाते से साइन आउट करना है?',
  'idpLogout.confirmMessageWithoutProject': 'क्या अपने खाते से साइन आउट करना है?',
  'idpLogout.yes': 'हाँ',
  'idpLogout.no': 'नहीं',
  'idpLogout.notLoggedOut': 'साइन आउट नहीं हुआ है। यह पेज बंद किया जा सकता है।',
};
