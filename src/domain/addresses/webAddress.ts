/**
 * Whether a text is a complete http or https address: exactly two slashes, a host without a user name, and no spaces,
 * backslashes or control characters. Browsers skip further slashes, read a backslash as a slash and drop control
 * characters, so that others read another host in the text ("https:///evil.example"); a user name can look like a host
 * ("https://pricerx.example@evil.example").
 */
export const isWebAddress = (address: string): boolean =>
  typeof address === 'string' &&
  /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(address) &&
  !/[\s\\\p{Cc}]/u.test(address) &&
  canParse(address);

function canParse(address: string): boolean {
  try {
    return Boolean(new URL(address));
  } catch {
    return false;
  }
}

/** The origin of a web address as browsers send it: in lower case and without a default port; '' for any other text. */
export const originOf = (address: string): string => (isWebAddress(address) ? new URL(address).origin : '');
