/** Batches of the event log depend on timers, so they are not recorded. */
export const EVENT_LOG = 'POST /events';

const SDK_PREFIX = '/sdk/v1';

/** Method and path of an API call, such as `POST /otps/authenticate`; null for other requests. */
export function callOf(apiUrl: string, url: string, method = 'GET'): string | null {
  const base = `${apiUrl}${SDK_PREFIX}`;
  return url.startsWith(`${base}/`) ? `${method} ${url.slice(base.length)}` : null;
}
