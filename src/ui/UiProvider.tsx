import { CacheProvider, ThemeContext } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Theme } from '../domain/theme';
import { IdSuffix } from './ids';
import { StringsProvider, type Texts } from './strings';
import type { StyleCache } from './styleCache';

export interface UiProviderProps {
  styleCache: StyleCache;
  theme: Theme;
  /** The host's `strings`. */
  strings: Texts;
  /** The texts of the widget's language. Default: the English ones. */
  pack?: Texts;
  /** The language of both. Default: English. */
  locale?: string;
  /** Of the ids of this widget's elements. Default: none. */
  idSuffix?: string;
  children: ReactNode;
}

/** What every part below needs: where its styles go, how it looks, and the host's words. */
export function UiProvider(props: UiProviderProps) {
  const { styleCache, theme, strings, pack, locale, idSuffix = '', children } = props;
  return (
    <CacheProvider value={styleCache.cache}>
      <ThemeContext.Provider value={theme}>
        <IdSuffix.Provider value={idSuffix}>
          <StringsProvider overrides={strings} pack={pack} locale={locale}>
            {children}
          </StringsProvider>
        </IdSuffix.Provider>
      </ThemeContext.Provider>
    </CacheProvider>
  );
}
