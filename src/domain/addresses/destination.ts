import { plainName } from '../text/plainName';

const LONGEST_ADDRESS = 60;
/** Any address that a browser takes for one with a host, also when it is no valid one. */
const HAS_HOST = /^https?:[/\\]{2}/i;

/**
 * The part of an address that is shown to the visitor: the host, or the scheme when it is not http or https. The host
 * is in ASCII (Punycode), because letters of other scripts can look like those of a known name.
 */
export function destinationOf(address: string): string {
  try {
    const { host, protocol } = new URL(address);
    return HAS_HOST.test(address) ? host : protocol;
  } catch {
    return plainName(address, LONGEST_ADDRESS);
  }
}
