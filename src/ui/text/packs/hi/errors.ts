export const errors = {
  // The widget's own errors.
  'error.consentNotStarted':
    'इस अनुरोध की समयसीमा खत्म हो गई है या इसका जवाब दिया जा चुका है। ऐप में वापस जाकर फिर से शुरू करें।',
  'error.unexpected': 'इस पेज पर कोई गड़बड़ी हुई। फिर से कोशिश करें।',
  'error.unreachable': 'हमारे सर्वर से कनेक्ट नहीं हो सका।',
  'error.otherUsersLink':
    'यह लिंक किसी दूसरे खाते का है, इसलिए आपको साइन इन नहीं किया गया। वह लिंक खोलें जो आपके माँगे हुए ईमेल में है।',
  'error.invalidResponse': 'हमारे सर्वर से गलत जवाब मिला।',
  'error.invalidJson': 'हमारे सर्वर से गलत JSON जवाब मिला।',
  'error.captchaFailed':
    'सुरक्षा की जाँच पूरी नहीं हो सकी। फिर से कोशिश करें। अगर तब भी न हो, तो इस पेज पर कॉन्टेंट ब्लॉकर बंद करें।',
  'error.insecurePage': 'यह पेज सुरक्षित लिंक नहीं बना सकता: ब्राउज़र सिर्फ़ https पेज पर इसकी अनुमति देता है।',
  'error.storageRefused':
    'आपका ब्राउज़र इस पेज का डेटा नहीं रखता, जबकि साइन इन करने के इस तरीके को उसकी ज़रूरत है। कुकी और साइट के डेटा की अनुमति दें या कोई दूसरा तरीका चुनें।',
  'error.invalidEmail': 'ईमेल पता सही नहीं है। फिर से कोशिश करें।',
  'error.invalidPhoneNumber': 'फ़ोन नंबर सही नहीं है। फिर से कोशिश करें।',
  'error.otpCodeExpired': 'कोड इस्तेमाल हो चुका है या पुराना है। “कोड फिर से भेजें” चुनें।',
  'error.otpCodeLocked': 'बहुत बार कोशिश हुई। “कोड फिर से भेजें” चुनें।',

  // Errors of the browser.
  'error.NoCurrentSessionError': 'आपने साइन इन नहीं किया है। जारी रखने के लिए साइन इन करें।',
  'error.PasskeysUnsupportedError': 'यह ब्राउज़र इस पेज पर पासकी का इस्तेमाल नहीं कर सकता।',
  'error.IDPOAuthFlowMissingParamError': 'अनुरोध में ज़रूरी जानकारी नहीं है। ऐप के डेवलपर को बताएँ।',

  // The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`.
  'error.unauthorizedCredentials': 'ईमेल पता या पासवर्ड सही नहीं है।',
  'error.userUnauthenticated': 'जारी रखने के लिए साइन इन करें।',
  'error.unauthorizedAction': 'आपको यह करने की अनुमति नहीं है।',
  'error.internalServerError': 'हमारे सर्वर में गड़बड़ी हुई। बाद में फिर से कोशिश करें।',
  'error.serviceUnavailable': 'हमारे सर्वर अभी उपलब्ध नहीं हैं। बाद में फिर से कोशिश करें।',
  'error.tooManyRequests': 'बहुत बार कोशिश हुई। थोड़ा रुककर फिर से कोशिश करें।',
  'error.userLockLimitReached': 'बहुत बार गलत कोशिश हुई। नया कोड माँगें या बाद में फिर से कोशिश करें।',
  'error.emailNotFound': 'हमारे पास यह ईमेल पता नहीं है।',
  'error.inactiveEmail': 'इस पते पर ईमेल नहीं भेजा जा सकता। कोई दूसरा पता डालें।',
  'error.duplicateEmail': 'इस ईमेल पते से पहले से एक खाता है।',
  'error.invalidPhoneNumberCountryCode': 'फ़ोन नंबर में देश का कोड सही नहीं है।',
  'error.phoneNumberNotFound': 'हमारे पास यह फ़ोन नंबर नहीं है।',
  'error.unsubscribedPhoneNumber': 'इस नंबर पर मैसेज पाना बंद है। पिछले मैसेज के जवाब में START भेजें या कोई दूसरा नंबर डालें।',
  'error.duplicatePhoneNumber': 'इस फ़ोन नंबर से पहले से एक खाता है।',
  'error.unableToAuthOtpCode':
    'यह कोड इस्तेमाल हो चुका है या इसकी समयसीमा खत्म हो गई है। नया माँगकर फिर से कोशिश करें।',
  'error.resetPassword': 'फिर से साइन इन करने से पहले नया पासवर्ड सेट करें।',
  'error.breachedPassword': 'यह पासवर्ड डेटा लीक में मिला है। कोई दूसरा चुनें।',
  'error.weakPassword': 'इस पासवर्ड का अनुमान लगाना बहुत आसान है। ज़्यादा मज़बूत पासवर्ड चुनें।',
  'error.oauthUserRegistrationNotFound': 'यह खाता साइन इन के उस तरीके का इस्तेमाल नहीं करता।',
  'error.webauthnRegistrationNotFound': 'यह पासकी नहीं मिली।',
  'error.unableToRegisterWebauthnRegistration': 'पासकी रजिस्टर नहीं हो सकी। फिर से कोशिश करें।',
  'error.unableToAuthWebauthnRegistration': 'आपकी पासकी की पुष्टि नहीं हो सकी। फिर से कोशिश करें।',
  'error.biometricRegistrationNotFound': 'इस खाते में वह बायोमेट्रिक जानकारी नहीं है।',
  'error.unableToAuthenticateCryptoWallet': 'आपके वॉलेट के हस्ताक्षर की पुष्टि नहीं हो सकी। फिर से कोशिश करें।',
  'error.invalidCryptoWalletAddress': 'यह पता इस तरह के वॉलेट का नहीं है।',
  'error.cryptoWalletNotFound': 'इस खाते में वह वॉलेट नहीं है।',
  'error.invalidWalletAddressUser': 'यह वॉलेट किसी दूसरे खाते का है।',
  'error.totpNotFound': 'इस खाते में कोई ऑथेंटिकेटर ऐप नहीं है।',
  'error.activeTotpExists': 'इस खाते में पहले से ऑथेंटिकेटर ऐप है।',
  'error.invalidTotpCode': 'कोड में छह अंक होने चाहिए।',
  'error.unableToAuthenticateTotp': 'कोड गलत है या इस्तेमाल हो चुका है।',
  'error.unableToAuthenticateRecoveryCode': 'रिकवरी कोड गलत है या इस्तेमाल हो चुका है।',
  'error.connectedAppNotFound': 'इस खाते से वह ऐप कनेक्ट नहीं है।',
};
