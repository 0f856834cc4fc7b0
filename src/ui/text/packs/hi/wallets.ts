export const wallets = {
  'crypto.wallet.otherEthereum': 'Ethereum वॉलेट',
  'crypto.wallet.otherSolana': 'Solana वॉलेट',
  'crypto.wallet.continueWithEthereum': 'Ethereum वॉलेट से जारी रखें',
  'crypto.wallet.continueWithSolana': 'Solana वॉलेट से जारी रखें',
  'crypto.wallet.continueWithOtherWallet': 'किसी और क्रिप्टो वॉलेट से जारी रखें',
  'crypto.wallet.setupNewWallet': 'नया क्रिप्टो वॉलेट सेट अप करें',

  'crypto.connectWallet.title': 'अपना वॉलेट कनेक्ट करें',
  'crypto.connectWallet.instructionPopup': 'अपने वॉलेट ({wallet}) में कोई खाता चुनें।',
  'crypto.signMessage.title': 'मैसेज पर हस्ताक्षर करें',
  'crypto.signMessage.instruction':
    'यह साबित करने के लिए कि खाता आपका है, अपने वॉलेट ({wallet}) में मैसेज पर हस्ताक्षर करें। इसमें कोई खर्च नहीं होता और कोई रकम नहीं जाती।',
  'crypto.signMessage.account': 'खाता {address}',
  'crypto.troubleHelp':
    'कोई विंडो नहीं दिख रही? वॉलेट खुद खोलें: हो सकता है कि अनुरोध वहीं हो। नहीं तो वापस जाकर फिर से कोशिश करें।',

  'crypto.continueWithOtherWallet.title': 'किसी और वॉलेट से जारी रखें',
  'crypto.setupNewWallet.title': 'नया क्रिप्टो वॉलेट सेट अप करें',
  'crypto.setupNewWallet.content': 'वॉलेट ब्राउज़र का एक्सटेंशन या ऐप होता है, जिसमें आपके खाते रहते हैं।',
  'crypto.setupNewWallet.instruction': 'कोई वॉलेट चुनें और उसके चरण पूरे करें। फिर वापस आकर यह पेज दोबारा लोड करें।',

  'crypto.success.title': 'हो गया!',
  'crypto.success.content': 'आपका वॉलेट कनेक्ट हो गया है।',

  'crypto.error.title': 'कोई गड़बड़ी हुई!',
  'crypto.error.content': 'वापस जाकर कोई और वॉलेट या साइन इन करने का कोई और तरीका भी चुना जा सकता है।',
  'crypto.error.connect': 'गड़बड़ी: वॉलेट कनेक्ट नहीं हो सका',
  'crypto.error.sign': 'गड़बड़ी: मैसेज पर हस्ताक्षर नहीं हो सका',
  'crypto.error.declined': 'वॉलेट में अनुरोध अस्वीकार हुआ। अगर यह गलती से हुआ, तो फिर से कोशिश करें।',
  'crypto.error.unauthorized':
    'वॉलेट इस साइट को उस खाते का इस्तेमाल नहीं करने देता। वॉलेट अनलॉक करें, उसमें इस साइट को अनुमति दें और फिर से कोशिश करें।',
  'crypto.error.disconnected': 'वॉलेट लॉक है या कनेक्ट नहीं है। उसे खोलें, देखें कि वह ऑनलाइन है और फिर से कोशिश करें।',
  'crypto.error.alreadyOpen':
    'वॉलेट पहले के किसी अनुरोध के जवाब का इंतज़ार कर रहा है। उसे खोलें, जवाब दें और फिर से कोशिश करें।',
  'crypto.error.noAccount': 'वॉलेट से कोई खाता नहीं मिला। वहाँ खाता बनाएँ या चुनें और फिर से कोशिश करें।',
  'crypto.error.accountChanged': 'इस बीच वॉलेट में दूसरा खाता चुना गया। उससे साइन इन करने के लिए फिर से कोशिश करें।',
  'crypto.error.wrongSignature': 'हस्ताक्षर कनेक्ट किए गए खाते का नहीं है या बहुत देर से आया। फिर से कोशिश करें।',
  'crypto.error.gone': 'वॉलेट अब इस पेज पर नहीं है। पेज दोबारा लोड करें और फिर से कोशिश करें।',
  'crypto.error.otherSite': 'मैसेज किसी दूसरी साइट के लिए था, इसलिए वॉलेट से हस्ताक्षर नहीं माँगा गया।',
  'crypto.error.unsafe': 'मैसेज सही नहीं है, इसलिए वॉलेट से हस्ताक्षर नहीं माँगा गया।',
};
