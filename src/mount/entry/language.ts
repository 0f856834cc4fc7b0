import { inTime, type EntryServices } from '../../browser/entryServices';
import { MESSAGES_TIMEOUT_MS } from '../../domain/constants';
import {
  chooseLocale,
  LANGUAGES,
  resolveLocale,
  type Language,
  type ResolvedLocale,
} from '../../domain/text/locales';
import {
  loadedMessageParser,
  loadedLocaleMessages,
  loadMessageParser,
  loadLocaleMessages,
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
 * Manages the language of one widget. The previous language is shown until the texts of a new one are loaded.
 * English is shown when there is no previous one and the texts are not loaded within `MESSAGES_TIMEOUT_MS`.
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
  let areFormatted = false;
  let awaited: Language | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stopWaiting(): void {
    awaited = null;
    clearTimeout(timer);
  }

  const loaded = (): Messages | undefined =>
    areFormatted && !loadedMessageParser()
      ? undefined
      : loadedLocaleMessages(requested.language, requested.tag);

  return {
    /** Applies the arguments of a mount. */
    request({ locale, strings }: MountArgs): void {
      const hasStrings = Object.keys(strings ?? {}).length > 0;
      requested =
        locale === 'auto'
          ? chooseLocale(document.documentElement.lang, navigator.languages, hasStrings)
          : resolveLocale(locale, hasStrings);
      if (requested.isUnknown) warnDeveloper((advice) => advice.ofLocale(`${locale}`, LANGUAGES));
      areFormatted = needsMessageParser(strings);
      const { language } = requested;
      // A repeated mount does not restart the time limit.
      if (language === awaited) return;
      stopWaiting();
      if (loaded()) return;
      awaited = language;
      const fallBack = () => {
        if (awaited !== language) return;
        stopWaiting();
        log.warn(`English is shown: no texts for locale "${requested.tag}".`);
        if (!shown.localeMessages) shown = { tag: 'en', localeMessages: loadedLocaleMessages('en') };
        changed();
      };
      const onLoad = () => {
        if (awaited === language) stopWaiting();
        changed();
      };
      const load = () =>
        inTime(Promise.all([loadLocaleMessages(language), areFormatted && loadMessageParser()]));
      timer = setTimeout(fallBack, MESSAGES_TIMEOUT_MS);
      load().then(onLoad, (thrown: unknown) => {
        failed(thrown);
        fallBack();
        return load().then(onLoad, () => undefined);
      });
    },
    /** The language to draw now. */
    current(): ShownLanguage {
      const localeMessages = loaded();
      if (localeMessages) shown = { tag: requested.tag, localeMessages };
      return shown;
    },
    /** Called when the widget is unmounted. */
    stopWaiting,
  };
}
