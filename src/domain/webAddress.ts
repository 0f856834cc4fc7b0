/** Whether a page may be sent there: a whole http or https address, and never `javascript:` or another scheme. */
export function isWebAddress(address: string): boolean {
  try {
    return ['https:', 'http:'].includes(new URL(address).protocol);
  } catch {
    return false;
  }
}

/**
 * Whether a visitor may be sent back there: a web address that every reader takes for the same. Credentials can look like a
 * host ("https://pricerx.example@evil.example"), and blanks and backslashes are read in more ways than one.
 */
export const isRedirectAddress = (address: string): boolean =>
  isWebAddress(address) && !/[\s\\]/.test(address) && !/^[a-z]+:\/\/[^/?#]*@/i.test(address);
