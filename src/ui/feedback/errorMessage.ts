import { isWebAddress } from '../../domain/addresses/webAddress';
import type { AuthError } from '../../domain/errors/errors';
import { appStrings } from '../text/app.strings';

/** `otp_code_not_found` is the string `error.otpCodeNotFound`. */
const idOfErrorType = (errorType: string): string =>
  `error.${errorType.replace(/_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())}`;

/** Text of an error, and the id under which a host may override it. */
export function errorMessage(error: AuthError): { id?: string; message: string } {
  switch (error.kind) {
    case 'api':
      return { id: idOfErrorType(error.error_type), message: error.error_message || error.message };
    case 'local':
    case 'unreachable':
      return { id: error.id, message: error.message };
    case 'device':
      return { id: `error.${error.name}`, message: error.message };
    case 'schema':
      // The names and types of fields go to the host's `onError`.
      return { id: 'error.schema', message: appStrings['error.schema'] };
    case 'captchaRequired':
    case 'usage':
    case 'browser':
      return { message: error.message };
  }
}

export type LinkedText = string | { href: string; text: string };

const HELP_DOMAIN = 'stytch.com';
/** An https address at the start of a word, without punctuation that ends the sentence. */
const ADDRESS = /(^|[\s("'])(https:\/\/[\w.~:/?#@!$&*+=%-]*[\w/=-])/gi;

/**
 * The address if it is one of the provider's help pages: https, on its domain, without credentials or port.
 */
function helpAddress(text: string): string | null {
  try {
    const { protocol, hostname, port, href } = new URL(text);
    const trusted = hostname === HELP_DOMAIN || hostname.endsWith(`.${HELP_DOMAIN}`);
    return isWebAddress(text) && protocol === 'https:' && trusted && !port ? href : null;
  } catch {
    return null;
  }
}

/** §8 Error texts: splits an error's text into plain text and links to the provider's help pages. */
export function linkedText(text: string): LinkedText[] {
  const parts: LinkedText[] = [];
  let end = 0;
  for (const { index, 1: before = '', 2: address = '' } of text.matchAll(ADDRESS)) {
    const href = helpAddress(address);
    if (href === null) continue;
    const start = index + before.length;
    parts.push(text.slice(end, start), { href, text: address });
    end = start + address.length;
  }
  return [...parts, text.slice(end)].filter((part) => part !== '');
}
