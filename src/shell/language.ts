import { inTime, type PageServices } from '../browser/pageServices';
import { PACK_TIMEOUT_MS } from '../domain/constants';
import { LANGUAGES, resolveLocale, type Language, type ResolvedLocale } from '../domain/locales';
import { loadedPack, loadPack } from '../ui/packs';
import type { Texts } from '../ui/strings';
import type { MountArgs } from './mountArgs';

/** The language that a widget is drawn in. */
export interface ShownLanguage {
  /** Its language tag; undefined where the host's own texts may be in any language. */
  tag?: string;
  /** Its texts; undefined while the first ones are on their way: nothing can be read yet. */
  pack?: Texts;
}

/**
 * The language of one widget. The one before stays until the texts of a new one are here; when the first do not come in
 * time, it is English until they do.
 * @param changed another language is to be drawn now.
 * @param failed its texts could not be fetched; they are asked for once more.
 */
export function createLanguage(
  { advise, log }: Pick<PageServices, 'advise' | 'log'>,
  changed: () => void,
  failed: (thrown: unknown) => void,
) {
  let wanted: ResolvedLocale;
  let shown: ShownLanguage = {};
  let awaited: Language | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stopWaiting(): void {
    awaited = null;
    clearTimeout(timer);
  }

  return {
    /** Takes what a mount has asked for. */
    want({ locale, strings }: MountArgs): void {
      wanted = resolveLocale(locale, Object.keys(strings ?? {}).length > 0);
      if (wanted.isUnknown) advise((advice) => advice.ofLocale(`${locale}`, LANGUAGES));
      const { language } = wanted;
      // A host that renders again does not make its visitor wait longer.
      if (language === awaited) return;
      stopWaiting();
      if (language === 'en' || loadedPack(language)) return;
      awaited = language;
      const goOnWithout = () => {
        if (awaited !== language) return;
        stopWaiting();
        log.warn(`The texts for locale "${locale}" did not come, so English is shown.`);
        if (!shown.pack) shown = { tag: 'en', pack: loadedPack('en') };
        changed();
      };
      const arrived = () => {
        if (awaited === language) stopWaiting();
        changed();
      };
      timer = setTimeout(goOnWithout, PACK_TIMEOUT_MS);
      inTime(loadPack(language)).then(arrived, (thrown: unknown) => {
        failed(thrown);
        goOnWithout();
        return inTime(loadPack(language)).then(arrived, () => undefined);
      });
    },
    /** What to draw now. */
    current(): ShownLanguage {
      const pack = loadedPack(wanted.language);
      if (pack) shown = { tag: wanted.tag, pack };
      return shown;
    },
    /** The widget is gone. */
    stopWaiting,
  };
}
