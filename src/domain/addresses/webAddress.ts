import { plainName } from '../text/plainName';

const LONGEST_ADDRESS = 60;

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

/** What to tell a visitor about an address: its host, or the scheme when it is not http or https. */
export function destinationOf(address: string): string {
  try {
    const { host, protocol } = new URL(address);
    return isWebAddress(address) ? host : protocol;
  } catch {
    return plainName(address, LONGEST_ADDRESS);
  }
}
