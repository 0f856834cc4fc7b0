/** User agents of in-app browsers. Google refuses to sign in there. */
const APPS =
  /\bFBA[NV]\/|\bInstagram\b|\bLine\/|\bTikTok\b|\bmusical_ly|\bSnapchat\/|\bLinkedInApp\b|\bMicroMessenger\//;
/** Android marks web views with `; wv`; on iOS web views lack "Safari". */
const WEB_VIEW = /; wv\)|\b(?:iPhone|iPad|iPod)\b(?!.*\bSafari\/)/;

export const isInApp = (userAgent: string): boolean => APPS.test(userAgent) || WEB_VIEW.test(userAgent);
