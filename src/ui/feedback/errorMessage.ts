import { isWebAddress } from '../../domain/addresses/webAddress';
import type { AuthError } from '../../domain/errors/errors';
import { INVALID_RESPONSE } from '../../domain/errors/errorRules';
import { appStrings } from '../text/app.strings';
import { errorStrings } from '../text/errors.strings';
import type { MessageDescriptor } from '../text/messages';
import { sameErrorAs } from './sameErrors';

/** `otp_code_not_found` is the string `error.otpCodeNotFound`. */
const idOfErrorType = (errorType: string): string =>
  `error.${errorType.replace(/_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())}`;

const ENGLISH: Readonly<Record<string, string>> = { ...appStrings, ...errorStrings };

const englishOf = (id: string | undefined): string | undefined =>
  id !== undefined && Object.hasOwn(ENGLISH, id) ? ENGLISH[id] : undefined;

const textOf = (id: string | undefined, message = ''): MessageDescriptor => ({
  id,
  message: englishOf(id) ?? message,
});

/** For comparisons: the beginnings of a text's longer words, which its grammar does not change. */
const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 4));

/** From these shares on, of its words in our text or of ours in it, the provider's message says nothing new. */
const [OF_THEIRS, OF_OURS] = [0.6, 0.5];

/** The provider's message, unless it repeats ours or is missing. */
function detailOf(theirs: string | undefined, ours: string): string | undefined {
  if (!theirs || theirs === INVALID_RESPONSE.message) return undefined;
  const said = [...new Set(stemsOf(theirs))];
  const known = new Set(stemsOf(ours));
  const repeated = said.filter((stem) => known.has(stem)).length;
  const isRepeated = repeated >= Math.min(said.length * OF_THEIRS, known.size * OF_OURS);
  return repeated > 0 && isRepeated ? undefined : theirs;
}

/** Our text for an API error, and the provider's message as its detail. */
function apiMessage({
  error_type,
  error_message,
  message,
}: Extract<AuthError, { kind: 'api' }>): MessageDescriptor {
  const id = idOfErrorType(error_type);
  const other = englishOf(id) === undefined ? sameErrorAs(error_type) : undefined;
  const sameAs = other && idOfErrorType(other);
  const ours = englishOf(sameAs ?? id);
  const theirs = error_message || message;
  if (ours === undefined) return { id, message: theirs };
  // §8: of an address that the strength check refuses, the provider's message is always shown.
  const detail = error_type === 'invalid_email' ? theirs : detailOf(theirs, ours);
  return { id, sameAs, message: ours, detail };
}

function localMessage({ id, message, detail }: Extract<AuthError, { kind: 'local' }>): MessageDescriptor {
  const ours = englishOf(id) ?? message;
  return { id, message: ours, detail: detailOf(detail, ours) };
}

/** §8 Error texts: the English text of an error, the id of other texts for it, and the provider's message. */
export function errorMessage(error: AuthError): MessageDescriptor {
  switch (error.kind) {
    case 'api':
      return apiMessage(error);
    case 'local':
      return localMessage(error);
    case 'unreachable':
      return textOf(error.id, error.message);
    case 'device':
      return textOf(`error.${error.name}`, error.message);
    // What is wrong with fields or a captcha token goes to the host's `onError`.
    case 'schema':
      return textOf('error.schema');
    case 'captchaRequired':
      return textOf('error.captchaFailed');
    case 'usage':
    case 'browser':
      return { message: error.message };
  }
}

type LinkedText = string | { href: string; text: string };

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
