const EMAIL_PATTERN =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9.-]+\.(?:[a-zA-Z]{2,}|xn--[a-zA-Z0-9-]*[a-zA-Z0-9])$/;
/** RFC 5321: the longest deliverable address. The limit also bounds the pattern's work. */
const EMAIL_MAX_LENGTH = 254;
const TEXT_MAX_LENGTH = 1_000;

/** §5 Email: the pattern. Clean the text first. */
export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(text);

/** Without characters that nobody sees. Joiners are kept between letters of domains that need them (Persian). */
const visible = (text: string): string =>
  text
    .replace(/(?!\u200c|\u200d)\p{DI}/gu, '')
    .replace(/(^|[ -~])(?:\u200c|\u200d)+|(?:\u200c|\u200d)+(?=[ -~]|$)/g, '$1')
    .normalize('NFKC');

/** The address of a link of a page: "mailto:ada@example.com?subject=…". */
function withoutLink(text: string): string {
  const address = /^mailto:([^?]*)/i.exec(text)?.[1];
  try {
    return address === undefined ? text : decodeURIComponent(address);
  } catch {
    return text;
  }
}

/** Without quotes, brackets and the punctuation of a sentence around it. */
const withoutSurroundings = (text: string): string =>
  withoutLink(
    text
      .replace(/^[^\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]+/u, '')
      // Signs that may begin an address are quotes only if they end it too.
      .replace(/^(['`*_~|]+)(.+)\1[^\p{L}\p{N}\p{M}]*$/u, '$2'),
  ).replace(/[^\p{L}\p{N}\p{M}]+$/u, '');

/** The address in a domain's ASCII form. */
function withAsciiDomain(text: string): string {
  const [, local, unicode = ''] = /^([^@]*@)([\p{L}\p{N}\p{M}\u200c\u200d.。-]+)$/u.exec(text) ?? [];
  if (local === undefined || /^[ -~]*$/.test(unicode)) return text;
  const domain = unicode.toLowerCase().replace(/。/g, '.');
  try {
    const { hostname } = new URL(`http://${domain}`);
    const labels = hostname.split('.');
    // Older browsers read ß as ss and leave joiners out, which makes another domain.
    const isSame = domain
      .split('.')
      .every((label, at) => !/ß|ς|\u200c|\u200d/.test(label) || labels[at]?.startsWith('xn--'));
    return isSame ? local + hostname : text;
  } catch {
    return text;
  }
}

/**
 * §5 Email: the address in a typed or pasted text, or the text itself when it has none.
 * @example cleanEmail('Ada <ada@bücher.example>,') // 'ada@xn--bcher-kva.example'
 */
export function cleanEmail(text: string): string {
  if (text.length > TEXT_MAX_LENGTH) return text;
  const seen = visible(text);
  const [, name = '', bracketed = seen] = /^([^<>]*)<([^<>]*)>[^<>@]*$/.exec(seen) ?? [];
  const email = withAsciiDomain(withoutSurroundings(bracketed));
  const isOther = name.includes('@') && cleanEmail(name) !== email;
  return isEmail(email) && !isOther ? email : text;
}
