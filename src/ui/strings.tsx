import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { formatMessage, formatParts, type MessagePart, type MessageVariables } from '../domain/messages';
import { Bold } from './Text';

/** How a tag of a message is drawn: `<resendButton>Resend</resendButton>` gives `resendButton` the text 'Resend'. */
export type RichTags = Readonly<Record<string, (children: ReactNode) => ReactNode>>;

export interface Translate<Id extends string> {
  (id: Id, variables?: MessageVariables): string;
  /** With its tags drawn; `<bold>` is known, and a tag nobody draws shows its text. */
  rich(id: Id, variables?: MessageVariables, tags?: RichTags): ReactNode;
}

interface StringsContextValue {
  overrides: Readonly<Record<string, string>>;
  locale: string | undefined;
}

const StringsContext = createContext<StringsContextValue>({ overrides: {}, locale: undefined });

export interface StringsProviderProps {
  /** The host's `strings`: by id, over our own. */
  overrides: Readonly<Record<string, string>>;
  /** The language of the host's strings, for plurals and country names. Default: English. */
  locale?: string;
  children: ReactNode;
}

export function StringsProvider({ overrides, locale, children }: StringsProviderProps) {
  const value = useMemo(() => ({ overrides, locale }), [overrides, locale]);
  return <StringsContext.Provider value={value}>{children}</StringsContext.Provider>;
}

export const useLocale = (): string => useContext(StringsContext).locale ?? 'en';

const DEFAULT_TAGS: RichTags = { bold: (children) => <Bold>{children}</Bold> };

function draw(parts: readonly MessagePart[], tags: RichTags): ReactNode[] {
  return parts.map((part, index) => {
    if (typeof part === 'string') return part;
    const children = draw(part.children, tags);
    const tag = Object.hasOwn(tags, part.tag) ? tags[part.tag] : undefined;
    return <Part key={index}>{tag ? tag(children) : children}</Part>;
  });
}

const Part = ({ children }: { children: ReactNode }) => <>{children}</>;

/** The texts of one `strings.ts`, the host's first; ids are checked by the compiler. */
export function useStrings<S extends Readonly<Record<string, string>>>(
  strings: S,
): Translate<keyof S & string> {
  const { overrides, locale = 'en' } = useContext(StringsContext);
  return useMemo(() => {
    const textOf = (id: keyof S & string) =>
      (Object.hasOwn(overrides, id) && overrides[id]) || strings[id] || id;
    const translate = (id: keyof S & string, variables?: MessageVariables) =>
      formatMessage(textOf(id), variables, locale);
    const rich = (id: keyof S & string, variables?: MessageVariables, tags?: RichTags) =>
      draw(formatParts(textOf(id), variables, locale), { ...DEFAULT_TAGS, ...tags });
    return Object.assign(translate, { rich });
  }, [overrides, locale, strings]);
}

/** For texts that arrive with their id (errors, toasts): the host's string of that id, or what was given. */
export function useTextById(): (text: { id?: string; message: string }) => string {
  const { overrides, locale = 'en' } = useContext(StringsContext);
  return ({ id, message }) => {
    const own = id !== undefined && Object.hasOwn(overrides, id) ? overrides[id] : undefined;
    return own ? formatMessage(own, undefined, locale) : message;
  };
}
