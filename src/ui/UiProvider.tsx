import type { ReactNode } from 'react';
import { IdSuffix } from './useElementId';
import { StringsProvider, type Texts, type Wording } from './text/strings';
import { CacheProvider } from './styling/styled';
import type { StyleCache } from './styling/styleCache';

export interface UiProviderProps {
  styleCache: StyleCache;
  wording: Wording;
  /** The host's `strings`. */
  strings: Texts;
  /** Texts of the widget's language. Default: English. */
  pack?: Texts;
  /** Language of `strings` and `pack`. Default: English. */
  locale?: string;
  /** Suffix of this widget's element ids. Default: none. */
  idSuffix?: string;
  children: ReactNode;
}

/** Provides style cache and texts to the components below. */
export function UiProvider(props: UiProviderProps) {
  const { styleCache, wording, strings, pack, locale, idSuffix = '', children } = props;
  return (
    <CacheProvider value={styleCache.cache}>
      <IdSuffix.Provider value={idSuffix}>
        <StringsProvider wording={wording} overrides={strings} pack={pack} locale={locale}>
          {children}
        </StringsProvider>
      </IdSuffix.Provider>
    </CacheProvider>
  );
}
