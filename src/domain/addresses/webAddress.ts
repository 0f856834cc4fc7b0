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
 * Whether a page may redirect to an address: a web address that all parsers read alike. Credentials can look
 * like a host ("https://pricerx.example@evil.example"), and parsers differ on spaces and backslashes.
 */
export const isRedirectAddress = (address: string): boolean =>
  isWebAddress(address) && !/[\s\\]/.test(address) && !/^[a-z]+:\/\/[^/?#]*@/i.test(address);
