import { plainName } from '../text/plainName';
import { isWebAddress } from './webAddress';

const LONGEST_ADDRESS = 60;

/** The part of an address that is shown to the visitor: the host, or the scheme when it is not http or https. */
export function destinationOf(address: string): string {
  try {
    const { host, protocol } = new URL(address);
    return isWebAddress(address) ? host : protocol;
  } catch {
    return plainName(address, LONGEST_ADDRESS);
  }
}
