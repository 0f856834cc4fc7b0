/** Whether a text is an absolute http or https address; excludes `javascript:` and all other schemes. */
export const isWebAddress = (address: string): boolean =>
  typeof address === 'string' && /^https?:\/\//i.test(address) && canParse(address);

function canParse(address: string): boolean {
  try {
    return Boolean(new URL(address));
  } catch {
    return false;
  }
}

/**
 * Whether a page may redirect to an address: an http or https address without credentials, spaces and backslashes.
 * Credentials can look like a host ("https://pricerx.example@evil.example"), and URL parsers differ on the others.
 */
export const isRedirectAddress = (address: string): boolean =>
  isWebAddress(address) && !/[\s\\]/.test(address) && !/^[a-z]+:\/\/[^/?#]*@/i.test(address);
