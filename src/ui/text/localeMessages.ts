import type { Language } from '../../domain/text/locales';
import type { formatMessage } from '../../domain/text/messages';
import type { Messages } from './messages';

/** Loaded messages by language, for all widgets of the page. English is in the code. */
const loaded: Partial<Record<Language, Messages>> = { en: {} };

/** The messages of a language, if already loaded. */
export const loadedLocaleMessages = (language: Language): Messages | undefined => loaded[language];

/**
 * Fetches the messages of a language. Rejects when that fails; the next call tries again. The entry contains an integrity
 * value for each chunk that it imports, so `furtherLocales` imports most languages.
 */
export async function loadLocaleMessages(language: Language): Promise<void> {
  if (language === 'en' || loaded[language]) return;
  const { messages } =
    language === 'es'
      ? await import(/* webpackChunkName: "es" */ './spanish')
      : await (
          await import(/* webpackChunkName: "languages" */ './furtherLocales')
        ).fetchLocaleMessages(language);
  loaded[language] = messages;
}

let parser: { formatMessage: typeof formatMessage } | undefined;

/** The message parser, if already loaded. */
export const loadedMessageParser = () => parser;

/** Fetches the message parser. It is in the chunk with the messages for developers, which are formatted by it. */
export async function loadMessageParser(): Promise<void> {
  parser ??= await import(/* webpackChunkName: "advice" */ '../../domain/text/messages');
}
