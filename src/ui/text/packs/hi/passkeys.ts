export const passkeys = {
  'button.loginWithPasskey': 'पासकी से साइन इन करें',
  'passkey.success.content': 'आपकी पासकी की पुष्टि हो गई है।',

  'passkey.registrationStart.title': 'नई पासकी सेट अप करें',
  'passkey.registrationStart.subtitle': 'पासकी होने पर मुश्किल पासवर्ड याद नहीं रखने पड़ते।',
  'passkey.registrationStart.description': 'पासकी होने पर फ़िंगरप्रिंट, चेहरे या स्क्रीन लॉक से साइन इन होता है।',
  'passkey.registrationStart.unsupported': 'यह ब्राउज़र पासकी नहीं बना सकता।',
  'button.createPasskey': 'पासकी बनाएँ',
  'button.skip': 'अभी नहीं',

  'passkey.registrationSuccess.title': 'पासकी बन गई!',
  'passkey.registrationSuccess.titleWithoutNew': 'आपकी पासकी',
  'passkey.registrationSuccess.existingPasskeys': 'मौजूदा पासकी',
  'passkey.registrationSuccess.none': 'आपकी कोई पासकी नहीं है।',
  'passkey.registrationSuccess.name': 'पासकी का नाम',
  'passkey.registrationSuccess.unnamed': 'पासकी',
  'passkey.registrationSuccess.edit': '{name} में बदलाव करें',
  'passkey.registrationSuccess.save': '{name} सेव करें',
  'passkey.registrationSuccess.delete': '{name} मिटाएँ',
  'passkey.registrationSuccess.deleteQuestion': '“{name}” को मिटाना है?',
  'passkey.registrationSuccess.deleteWarning': 'मिटाई गई पासकी वापस नहीं लाई जा सकती।',
  'passkey.registrationSuccess.setupAnother': 'एक और पासकी सेट अप करें',
  'button.done': 'हो गया',
  'button.delete': 'मिटाएँ',
  'button.cancel': 'रद्द करें',

  'error.passkeyUnknown': 'पासकी की पुष्टि करते समय कोई अनजान गड़बड़ी हुई। फिर से कोशिश करें।',
  'error.passkeyRegistrationNotFound':
    'यह पासकी नहीं मिली। हो सकता है कि इसे खाते से मिटाया गया हो, लेकिन पासवर्ड मैनेजर से नहीं। फिर से कोशिश करें।',
  'passkey.registrationStart.error.noUser': 'गड़बड़ी: पासकी बनाने के लिए पहले साइन इन करें।',
  'passkey.registrationStart.errorDuplicatePasskey':
    'पासकी नहीं बन सकी, क्योंकि लगता है कि यह पहले से रजिस्टर है। हो सकता है कि यह किसी दूसरे डिवाइस पर रजिस्टर हुई हो और यहाँ सिंक हो गई हो।',
  'passkey.registrationStart.errorUnknown':
    'पासकी नहीं बनी। फिर से कोशिश करने के लिए “पासकी बनाएँ” दबाएँ या यह चरण छोड़ दें।',
};
