import type { EmotionCache } from '@emotion/cache';
import { RULE_END, SELF } from './emotionSerialize';

/**
 * Replaces `@emotion/cache` in bundles and tests. On import, the original searches the page for emotion's
 * server-rendered style tags and moves them; it also includes a compiler, a prefixer and a sheet that are not
 * used here.
 */
export default function createCache({ key }: { key: string }): EmotionCache {
  const cache = {
    key,
    inserted: {} as EmotionCache['inserted'],
    registered: {},
    // `styleCache.ts` sets the sheet's `insert`.
    sheet: { key, insert: () => undefined, flush: () => undefined },
    insert(
      selector: string,
      { name, styles }: { name: string; styles: string },
      sheet: { insert(rule: string): void },
      keep: boolean,
    ) {
      styles.split(RULE_END).forEach((rule) => sheet.insert(rule.replaceAll(SELF, () => selector)));
      if (keep) cache.inserted[name] = true;
    },
  };
  return cache as unknown as EmotionCache;
}
