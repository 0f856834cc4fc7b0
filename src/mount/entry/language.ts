import type { EntryServices } from '../../browser/services/services.entry';
import { MESSAGES_TIMEOUT_MS } from '../../domain/constants';
import { chooseLocale, LANGUAGES, resolveLocale, type ResolvedLocale } from '../../domain/text/locales';
import {
  keepMessageParser,
  loadedMessageParser,
  loadedLocaleMessages,
  loadMessageParser,
  loadLocaleMessages,
  type MessageParser,
} from '../../ui/text/localeMessages';
import type { Messages } from '../../ui/text/messages';
import type { MountArgs } from './mountArgs';
import { needsMessageParser } from './paintedFormatter';

export interface ShownLanguage {
  /** BCP 47 tag; undefined when the host's texts may be in any language. */
  tag?: string;
  /** The texts; undefined until a language is loaded. */
  localeMessages?: Messages;
}

/**
 * Manages the language of one widget, and the message parser if the host's texts need it: one request for both. What was shown before
 * is shown until both are loaded. When nothing was, and they are not loaded within `MESSAGES_TIMEOUT_MS`, what is there is shown, or English.
 * @param changed called when another language must be drawn
 * @param failed called when texts could not be fetched; one more request follows
 */
export function createLanguage(
  { warnDeveloper, log }: Pick<EntryServices, 'warnDeveloper' | 'log'>,
  changed: () => void,
  failed: (thrown: unknown) => void,
) {
  let requested: ResolvedLocale;
  let shown: ShownLanguage = {};
  let needsParser = false;
  /** The language and whether the parser is needed, while they are fetched. */
  let fetched: string | null = null;
  /** Whether what is there is shown, because the rest is not loaded in time. */
  let isLate = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stopWaiting(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  const loadedTexts = () => loadedLocaleMessages(requested.language, requested.tag);
  const loaded = (): Messages | undefined =>
    needsParser && !loadedMessageParser() ? undefined : loadedTexts();

  function fallBack(): void {
    stopWaiting();
    isLate = true;
    log.warn(`The texts for locale "${requested.tag}" are not loaded in time.`);
    if (!shown.localeMessages) shown = { tag: 'en', localeMessages: loadedLocaleMessages('en') };
    changed();
  }

  /** Fetches them; each once more after a failure. */
  function fetch(wanted: string): void {
    const { language } = requested;
    const isWanted = () => wanted === fetched;
    // Each chunk has its own time limit: with another one the second request would join the first, which hangs.
    const parts = [() => loadLocaleMessages(language), ...(needsParser ? [loadMessageParser] : [])];
    const ends = parts.map(async (load) => {
      await load().catch((thrown: unknown) => {
        failed(thrown);
        if (isWanted() && timer) fallBack();
        return load();
      });
      if (isWanted() && loaded()) stopWaiting();
      changed();
    });
    fetched = wanted;
    isLate = false;
    void Promise.allSettled(ends).then(() => {
      if (isWanted()) fetched = null;
    });
  }

  return {
    /** Applies the arguments of a mount, or fetches again what is missing. */
    request({ locale, strings }: MountArgs): void {
      const hasStrings = Object.keys(strings ?? {}).length > 0;
      requested =
        locale === 'auto'
          ? chooseLocale(document.documentElement.lang, navigator.languages, hasStrings)
          : resolveLocale(locale, hasStrings);
      if (requested.isUnknown) warnDeveloper((advice) => advice.ofLocale(`${locale}`, LANGUAGES));
      needsParser = needsMessageParser(strings);
      const wanted = `${requested.language} ${needsParser}`;
      if (loaded()) {
        stopWaiting();
        fetched = null;
      } else if (wanted !== fetched) {
        // Another mount does not restart the time limit.
        timer ??= setTimeout(fallBack, MESSAGES_TIMEOUT_MS);
        fetch(wanted);
      }
    },
    /** Takes the message parser of the app, which draws the host's texts with it. */
    takeParser(app: MessageParser): void {
      const isMissing = needsParser && !loadedMessageParser();
      keepMessageParser(app);
      if (isMissing) changed();
    },
    /** The language to draw now. */
    current(): ShownLanguage {
      const localeMessages = isLate ? loadedTexts() : loaded();
      if (localeMessages) shown = { tag: requested.tag, localeMessages };
      return shown;
    },
    /** Called when the widget is unmounted. */
    stopWaiting,
  };
}
