import { matchLanguage } from '../../src/domain/text/locales';
import { WORDS } from './words';

export type MessageLanguage = keyof typeof WORDS;

export const MESSAGE_LANGUAGES = Object.keys(WORDS) as MessageLanguage[];

/** The language of messages for a BCP 47 tag: `zh-TW` is `zh-Hant`. Undefined if there are no texts in it. */
export function messageLanguage(tag: string | undefined): MessageLanguage | undefined {
  try {
    return tag === undefined ? undefined : matchLanguage(tag, MESSAGE_LANGUAGES);
  } catch {
    return undefined;
  }
}
