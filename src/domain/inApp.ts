/** Browsers inside of apps, by what they call themselves; Google refuses to sign in there. */
const APPS =
  /\bFBA[NV]\/|\bInstagram\b|\bLine\/|\bTikTok\b|\bmusical_ly|\bSnapchat\/|\bLinkedInApp\b|\bMicroMessenger\//;
/** Android marks its web views; an iPhone's have no "Safari" in their name. */
const WEB_VIEW = /; wv\)|\b(?:iPhone|iPad|iPod)\b(?!.*\bSafari\/)/;

export const isInApp = (userAgent: string): boolean => APPS.test(userAgent) || WEB_VIEW.test(userAgent);
