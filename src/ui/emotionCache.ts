import type { EmotionCache } from '@emotion/cache';
import { compile, middleware, rulesheet, serialize, stringify } from 'stylis';

/**
 * Stands in for `@emotion/cache` in bundles and tests. That one looks through the host page for server-rendered style tags of
 * emotion and moves them, already when it is imported, and carries a prefixer and a sheet that nothing here uses. Our rules
 * write every nested selector with its `&`, which is all that stylis needs.
 */
export default function createCache({ key }: { key: string }): EmotionCache {
  let sheet: { insert(rule: string): void };
  const insertRules = middleware([stringify, rulesheet((rule) => sheet.insert(rule))]);
  const cache = {
    key,
    inserted: {} as EmotionCache['inserted'],
    registered: {},
    // Where the rules really go is `styleCache.ts`'s matter.
    sheet: { key, insert: () => undefined, flush: () => undefined },
    insert(
      selector: string,
      { name, styles }: { name: string; styles: string },
      target: typeof sheet,
      keep: boolean,
    ) {
      sheet = target;
      serialize(compile(selector ? `${selector}{${styles}}` : styles), insertRules);
      if (keep) cache.inserted[name] = true;
    },
  };
  return cache as unknown as EmotionCache;
}
