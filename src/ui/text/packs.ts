import type { Language } from '../../domain/text/locales';
import type { formatMessage } from '../../domain/text/messages';
import type { Texts } from './strings';

/** Loaded texts by language, for all widgets of the page. English is in the code. */
const loaded: Partial<Record<Language, Texts>> = { en: {} };

/** The texts of a language, if already loaded. */
export const loadedPack = (language: Language): Texts | undefined => loaded[language];

/**
 * Fetches the texts of a language. Rejects when that fails; the next call tries again. The entry contains an integrity
 * value for each chunk that it imports, so `furtherPacks` imports most languages.
 */
export async function loadPack(language: Language): Promise<void> {
  if (language === 'en' || loaded[language]) return;
  const { pack } =
    language === 'es'
      ? await import(/* webpackChunkName: "es" */ './packs/spanish')
      : await (await import(/* webpackChunkName: "languages" */ './furtherPacks')).fetchPack(language);
  loaded[language] = pack;
}

let messages: { formatMessage: typeof formatMessage } | undefined;

/** The message parser, if `loadMessages` has loaded it; undefined before. */
export const loadedMessages = () => messages;

/** Fetches the message parser. It is in the chunk with the messages for developers, which are formatted by it. */
export async function loadMessages(): Promise<void> {
  messages ??= await import(/* webpackChunkName: "advice" */ '../../domain/text/messages');
}
