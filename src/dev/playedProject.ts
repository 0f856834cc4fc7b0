/** The project of a played visit. It shares no data with the page's own project. */
export const PLAYED_TOKEN = 'public-token-test-recorded-visit';
export const PLAYED_API = 'https://recorded-visit.test';
export const PLAYED_COOKIES = {
  opaqueTokenCookieName: 'pricerx_recorded_visit',
  jwtCookieName: 'pricerx_recorded_visit_jwt',
  istCookieName: 'pricerx_recorded_visit_ist',
};

/** Removes the cookies and stored data of a played visit. */
export function forgetPlayed(): void {
  for (const name of Object.values(PLAYED_COOKIES)) document.cookie = `${name}=; Path=/; Max-Age=0`;
  for (const area of [localStorage, sessionStorage])
    for (const key of Object.keys(area)) if (key.includes(PLAYED_TOKEN)) area.removeItem(key);
}
