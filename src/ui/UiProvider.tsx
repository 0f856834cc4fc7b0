import type { ReactNode } from 'react';
import { THEME } from '../domain/theme/theme';
import { IdSuffix } from './useWidgetId';
import { StringsProvider, type Texts, type Wording } from './text/strings';
import { CacheProvider, ThemeContext } from './styling/styled';
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

/** Provides style cache, theme and texts to the components below. Hosts' values of the theme are in custom properties. */
export function UiProvider(props: UiProviderProps) {
  const { styleCache, wording, strings, pack, locale, idSuffix = '', children } = props;
  return (
    <CacheProvider value={styleCache.cache}>
      <ThemeContext.Provider value={THEME}>
        <IdSuffix.Provider value={idSuffix}>
          <StringsProvider wording={wording} overrides={strings} pack={pack} locale={locale}>
            {children}
          </StringsProvider>
        </IdSuffix.Provider>
      </ThemeContext.Provider>
    </CacheProvider>
  );
}
