import type { ReactNode } from 'react';
import { IdSuffix } from './useElementId';
import { IsStatic } from './useIsStatic';
import { MessagesProvider, type Messages, type MessageFormatter } from './text/messages';
import { CacheProvider } from './styling/styled';
import type { StyleCache } from './styling/styleCache';

interface UiProviderProps {
  styleCache: StyleCache;
  formatter: MessageFormatter;
  /** The host's `strings`. */
  strings: Messages;
  /** Texts of the widget's language. Default: English. */
  localeMessages?: Messages;
  /** Language of `strings` and `localeMessages`. Default: English. */
  locale?: string;
  /** Suffix of this widget's element ids. Default: none. */
  idSuffix?: string;
  /** The result is HTML of a server. Default: false. */
  isStatic?: boolean;
  children: ReactNode;
}

/** Provides style cache and texts to the components below. */
export function UiProvider(props: UiProviderProps) {
  const { styleCache, formatter, strings, localeMessages, locale, idSuffix = '', isStatic = false } = props;
  return (
    <CacheProvider value={styleCache.cache}>
      <IdSuffix.Provider value={idSuffix}>
        <MessagesProvider
          formatter={formatter}
          strings={strings}
          localeMessages={localeMessages}
          locale={locale}
        >
          <IsStatic.Provider value={isStatic}>{props.children}</IsStatic.Provider>
        </MessagesProvider>
      </IdSuffix.Provider>
    </CacheProvider>
  );
}
