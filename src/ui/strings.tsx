import { createContext, useContext, useMemo, type ReactNode } from 'react';
import {
  formatMessage,
  formatParts,
  VALUE_TAG,
  type MessagePart,
  type MessageVariables,
} from '../domain/messages';
import { Bold, Isolated } from './Text';

/** Renders a tag of a message: `<resendButton>Resend</resendButton>` calls `resendButton` with 'Resend'. */
export type RichTags = Readonly<Record<string, (children: ReactNode) => ReactNode>>;

export interface Translate<Id extends string> {
  (id: Id, variables?: MessageVariables): string;
  /**
   * Renders the message's tags. `bold` and `value` (around a placeholder's value) are built in; unknown tags
   * render their text only.
   */
  rich(id: Id, variables?: MessageVariables, tags?: RichTags): ReactNode;
}

/** Texts by id. */
export type Texts = Readonly<Record<string, string>>;

const NONE: Texts = {};

interface Language {
  /** The text of an id: the host's, else the language's; undefined if neither has it. */
  textOf: (id: string) => string | undefined;
  locale: string;
}

const StringsContext = createContext<Language>({ textOf: () => undefined, locale: 'en' });

export interface StringsProviderProps {
  /** The host's `strings`, which override all others. */
  overrides: Texts;
  /** Texts of the widget's language, which override the English ones. */
  pack?: Texts;
  /** Language of the texts, for plurals, numbers and country names. Default: English. */
  locale?: string;
  children: ReactNode;
}

export function StringsProvider({ overrides, pack = NONE, locale = 'en', children }: StringsProviderProps) {
  const value = useMemo(() => {
    const textIn = (texts: Texts, id: string) => (Object.hasOwn(texts, id) ? texts[id] : undefined);
    return { textOf: (id: string) => textIn(overrides, id) || textIn(pack, id), locale };
  }, [overrides, pack, locale]);
  return <StringsContext.Provider value={value}>{children}</StringsContext.Provider>;
}

export const useLocale = (): string => useContext(StringsContext).locale;

const DEFAULT_TAGS: RichTags = {
  bold: (children) => <Bold>{children}</Bold>,
  [VALUE_TAG]: (children) => <Isolated>{children}</Isolated>,
};

function draw(parts: readonly MessagePart[], tags: RichTags): ReactNode[] {
  return parts.map((part, index) => {
    if (typeof part === 'string') return part;
    const children = draw(part.children, tags);
    const tag = Object.hasOwn(tags, part.tag) ? tags[part.tag] : undefined;
    return <Part key={index}>{tag ? tag(children) : children}</Part>;
  });
}

const Part = ({ children }: { children: ReactNode }) => <>{children}</>;

/** The texts of one `*.strings.ts`, overridden by the host's and the language's. */
export function useStrings<S extends Texts>(strings: S): Translate<keyof S & string> {
  const { textOf, locale } = useContext(StringsContext);
  return useMemo(() => {
    const messageOf = (id: keyof S & string) => textOf(id) || strings[id] || id;
    const translate = (id: keyof S & string, variables?: MessageVariables) =>
      formatMessage(messageOf(id), variables, locale);
    const rich = (id: keyof S & string, variables?: MessageVariables, tags?: RichTags) =>
      draw(formatParts(messageOf(id), variables, locale), { ...DEFAULT_TAGS, ...tags });
    return Object.assign(translate, { rich });
  }, [textOf, locale, strings]);
}

/** For texts that carry their id (errors, toasts): the string with that id, or the given message. */
export function useTextById(): (text: { id?: string; message: string }) => string {
  const { textOf, locale } = useContext(StringsContext);
  return ({ id, message }) => {
    const own = id && textOf(id);
    return own ? formatMessage(own, undefined, locale) : message;
  };
}
