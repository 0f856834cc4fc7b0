import type { Log } from '../browser/services';
import { withTimeout } from '../browser/withTimeout';
import { PACK_TIMEOUT_MS } from '../domain/constants';
import { resolveLocale, type Language } from '../domain/locales';
import { loadedPack, loadPack } from '../ui/packs';
import type { Texts } from '../ui/strings';
import type { MountArgs } from './mountArgs';

/** The language that a widget is drawn in. */
export interface ShownLanguage {
  /** Its language tag; undefined where the host's own texts may be in any language. */
  tag: string | undefined;
  /** Its texts; undefined while the first ones are on their way: nothing can be read yet. */
  pack: Texts | undefined;
}

const ENGLISH: ShownLanguage = { tag: 'en', pack: loadedPack('en') };

/**
 * The language of one widget. The one before stays until the texts of a new one are here; when the first do not come in
 * time, it is English until they do.
 * @param changed another language is to be drawn now.
 */
export function createLanguage(log: Log, changed: () => void) {
  let wanted: Language = 'en';
  let tag: string | undefined;
  let shown: ShownLanguage = { tag, pack: undefined };

  function fetchPack(language: Language): void {
    const coming = loadPack(language);
    coming.then(changed, () => undefined);
    withTimeout(coming, PACK_TIMEOUT_MS).catch(() => {
      log.warn(
        `The texts for locale "${language}" did not come, so English is shown. Are all files of the build there?`,
      );
      if (!shown.pack) shown = ENGLISH;
      changed();
    });
  }

  return {
    /** Takes what a mount has asked for. */
    want({ locale, strings }: MountArgs): void {
      const resolved = resolveLocale(locale, Object.keys(strings ?? {}).length > 0);
      if (resolved.warning) log.warn(resolved.warning);
      wanted = resolved.language;
      tag = resolved.tag;
      if (!loadedPack(wanted)) fetchPack(wanted);
    },
    /** What to draw now. */
    current(): ShownLanguage {
      const pack = loadedPack(wanted);
      if (pack) shown = { tag, pack };
      return shown;
    },
  };
}
