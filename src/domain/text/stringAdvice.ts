import { isRecord } from '../calls/checkValues';
import { parseMessage } from './messageParser';

/**
 * §1 Strings: warnings about a host's texts that are not valid ICU messages: the visitor would see their braces and
 * tags.
 */
export const stringAdvice = (strings: unknown): string[] =>
  Object.entries(isRecord(strings) ? strings : {})
    .filter(([, text]) => typeof text === 'string' && !parseMessage(text))
    .map(
      ([id]) =>
        `strings["${id}"] cannot be read as an ICU message, so it is shown as given. Close what it opens, and nest no more than 50 deep.`,
    );
