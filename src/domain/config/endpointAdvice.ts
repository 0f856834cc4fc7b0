import { LIVE_API_URL, ONE_TAP_SCRIPT_URL, TEST_API_URL } from '../addresses/providerAddresses';
import { wholeAddress, type ClientOptions } from './clientOptions';

/** §5 Client options: warning about One Tap with Google's own script and an API that is not the provider's. */
export function oneTapScriptAdvice({ endpoints }: ClientOptions): string[] {
  const { apiUrl, oneTapScriptUrl } = endpoints ?? {};
  if (apiUrl == null || !wholeAddress(apiUrl) || oneTapScriptUrl != null) return [];
  if ([LIVE_API_URL, TEST_API_URL].includes(apiUrl.replace(/\/+$/, ''))) return [];
  return [
    `endpoints.oneTapScriptUrl is missing, so One Tap loads Google's script, while its frame and its calls go to endpoints.apiUrl ("${apiUrl}"). Give all endpoints that GET /sandbox/v1/health of your sandbox lists, or, if you mean Google's script, its address: "${ONE_TAP_SCRIPT_URL}".`,
  ];
}
