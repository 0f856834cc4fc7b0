/** Whether a page may be sent there: a whole http or https address, and never `javascript:` or another scheme. */
export function isWebAddress(address: string): boolean {
  try {
    return ['https:', 'http:'].includes(new URL(address).protocol);
  } catch {
    return false;
  }
}
