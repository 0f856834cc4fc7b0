import type { Language } from '../../domain/text/locales';
import type { formatMessage } from '../../domain/text/messages';
import type { MessagesByTag } from './messageGroups';
import type { Messages } from './messages';

/** English is in the code. */
const ENGLISH: Messages = {};

/** Loaded messages by language and then by tag, for all widgets of the page. */
const loaded: Partial<Record<Language, MessagesByTag>> = { en: () => ENGLISH };

/** The messages of a language and a tag in it (a region may have messages of its own), if already loaded. */
export const loadedLocaleMessages = (language: Language, tag: string = language): Messages | undefined =>
  loaded[language]?.(tag);

/**
 * Fetches the messages of a language. Rejects when that fails; the next call tries again. The entry contains an integrity
 * value for each chunk that it imports, so `furtherLocales` imports most languages.
 */
export async function loadLocaleMessages(language: Language): Promise<void> {
  if (language === 'en' || loaded[language]) return;
  const { messagesOf } =
    language === 'es'
      ? await import(/* webpackChunkName: "es" */ './spanish')
      : await (
          await import(/* webpackChunkName: "languages" */ './furtherLocales')
        ).fetchLocaleMessages(language);
  loaded[language] = messagesOf;
}

/** The code that formats messages. */
export interface MessageParser {
  formatMessage: typeof formatMessage;
}

let parser: MessageParser | undefined;

/** The message parser, if already loaded. */
export const loadedMessageParser = () => parser;

/** Takes the parser of a chunk that contains it too. */
export function keepMessageParser(code: MessageParser): void {
  parser ??= code;
}

/** Fetches the message parser. It is in the chunk with the messages for developers, which are formatted by it. */
export async function loadMessageParser(): Promise<void> {
  keepMessageParser(await import(/* webpackChunkName: "advice" */ '../../domain/text/messages'));
}
