import { plainName } from './plainName';

const LONGEST_ADDRESS = 60;

/** Whether a page may be sent there: a whole http or https address, and never `javascript:` or another scheme. */
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
 * Whether a visitor may be sent back there: a web address that every reader takes for the same. Credentials can look like a
 * host ("https://pricerx.example@evil.example"), and blanks and backslashes are read in more ways than one.
 */
export const isRedirectAddress = (address: string): boolean =>
  isWebAddress(address) && !/[\s\\]/.test(address) && !/^[a-z]+:\/\/[^/?#]*@/i.test(address);

/** What a visitor should know of where an address leads: the host, or of another scheme that scheme. */
export function destinationOf(address: string): string {
  try {
    const { host, protocol } = new URL(address);
    return isWebAddress(address) ? host : protocol;
  } catch {
    return plainName(address, LONGEST_ADDRESS);
  }
}
