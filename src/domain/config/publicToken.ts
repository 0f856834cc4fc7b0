interface Addresses {
  endpointOptions?: { apiDomain?: string; testApiDomain?: string };
  endpoints?: { apiUrl?: string };
}

export const isTestToken = (publicToken: string): boolean => publicToken.includes('public-token-test');

export const isLiveToken = (publicToken: string): boolean => publicToken.startsWith('public-token-live-');

/** Whether the Redux DevTools may show the store. */
export const hasDevTools = (publicToken: string, options: { devTools?: boolean }): boolean =>
  options.devTools ?? isTestToken(publicToken);

/** Whether the host names a custom API domain. The API may then have set HttpOnly cookies. */
export const namesApiDomain = (publicToken: string, { endpointOptions, endpoints }: Addresses): boolean =>
  endpointOptions?.[isTestToken(publicToken) ? 'testApiDomain' : 'apiDomain'] != null &&
  endpoints?.apiUrl == null;
