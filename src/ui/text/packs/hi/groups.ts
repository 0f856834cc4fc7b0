/** Texts that stand for several ids: see `textGroups.ts`. */
export const groups = {
  continueWithProvider: '{provider} से जारी रखें',
  continueWithWallet: '{wallet} से जारी रखें',
  siteMisconfigured: 'यह साइट ठीक से सेट अप नहीं है। साइट के एडमिन को बताएँ।',
  requestNotProcessed: 'भेजी गई जानकारी प्रोसेस नहीं हो सकी। फिर से कोशिश करें।',
  linkUsed: 'यह लिंक इस्तेमाल हो चुका है या इसकी समयसीमा खत्म हो गई है। नया माँगकर फिर से कोशिश करें।',
  otherBrowser: 'इसे उसी ब्राउज़र और डिवाइस पर पूरा करें जहाँ से शुरू किया था।',
  signInAgain: 'फिर से साइन इन करें।',
  sessionEnded: 'आपका सेशन खत्म हो गया है। फिर से साइन इन करें।',
  signInUsed: 'यह साइन इन इस्तेमाल हो चुका है या इसकी समयसीमा खत्म हो गई है। फिर से साइन इन करें।',
  signInFailed: 'साइन इन पूरा नहीं हो सका। फिर से साइन इन करें।',
  unknownApp: 'जिस ऐप ने आपको यहाँ भेजा, उसकी पहचान नहीं हो सकी।',
  appMisconfigured: 'जिस ऐप ने आपको यहाँ भेजा, वह ठीक से सेट अप नहीं है।',
  noPassword: 'इस खाते का कोई पासवर्ड नहीं है।',
  wrongCode: 'कोड सही नहीं है। फिर से कोशिश करें।',
};
