import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { MessageVariables } from '../../domain/text/messages';
import type { AuthError } from '../../domain/errors/errors';

/**
 * Renders a tag of a message: `<resendButton>Resend</resendButton>` calls `resendButton` with 'Resend'; or the value of a
 * placeholder, by its name.
 */
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

/** A default text, and the id under which the host or a language pack may have another text. */
export interface ErrorWords {
  id?: string;
  message: string;
  /** Of a text of ours. Without them the message is shown as it is: an error's may be the provider's. */
  variables?: MessageVariables;
}

/**
 * Turns messages into what is shown. The app replaces placeholders, tags and links (`wording.tsx`); the entry, which
 * paints the first screen without this code, shows messages unchanged.
 */
export interface Wording {
  format: (message: string, variables: MessageVariables | undefined, locale: string) => string;
  rich: (
    message: string,
    variables: MessageVariables | undefined,
    locale: string,
    tags: RichTags | undefined,
  ) => ReactNode;
  ofError: (error: AuthError) => ErrorWords;
  /** Turns the addresses in a text into links. */
  linked: (text: string) => ReactNode;
}

interface Language {
  /** The text of an id: the host's, else the language's; undefined if neither has it. */
  textOf: (id: string) => string | undefined;
  locale: string;
  wording: Wording;
}

const StringsContext = createContext<Language | null>(null);

const useLanguage = () => useContext(StringsContext) as Language;

export interface StringsProviderProps {
  wording: Wording;
  /** The host's `strings`, which override all others. */
  overrides: Texts;
  /** Texts of the widget's language, which override the English ones. */
  pack?: Texts;
  /** Language of the texts, for plurals, numbers and country names. Default: English. */
  locale?: string;
  children: ReactNode;
}

export function StringsProvider(props: StringsProviderProps) {
  const { wording, overrides, pack = NONE, locale = 'en', children } = props;
  const value = useMemo(() => {
    const textIn = (texts: Texts, id: string) => (Object.hasOwn(texts, id) ? texts[id] : undefined);
    return { textOf: (id: string) => textIn(overrides, id) || textIn(pack, id), locale, wording };
  }, [overrides, pack, locale, wording]);
  return <StringsContext.Provider value={value}>{children}</StringsContext.Provider>;
}

export const useLocale = (): string => useLanguage().locale;

/** The texts of one `*.strings.ts`, overridden by the host's texts and those of the language pack. */
export function useStrings<S extends Texts>(strings: S): Translate<keyof S & string> {
  const { textOf, locale, wording } = useLanguage();
  return useMemo(() => {
    const messageOf = (id: keyof S & string) => textOf(id) || strings[id] || id;
    const translate = (id: keyof S & string, variables?: MessageVariables) =>
      wording.format(messageOf(id), variables, locale);
    const rich = (id: keyof S & string, variables?: MessageVariables, tags?: RichTags) =>
      wording.rich(messageOf(id), variables, locale, tags);
    return Object.assign(translate, { rich });
  }, [textOf, locale, wording, strings]);
}

/** For texts that carry their id (errors, toasts): the string with that id, or the given message. */
export function useTextById(): (text: ErrorWords) => string {
  const { textOf, locale, wording } = useLanguage();
  return ({ id, message, variables }) => {
    const own = id && textOf(id);
    return own || variables ? wording.format(own || message, variables, locale) : message;
  };
}

/** The text of an error; `lang` when it has no translation and is the provider's message, which is English. */
export function useErrorText(): (error: AuthError) => { text: string; linked: ReactNode; lang?: 'en' } {
  const { textOf, locale, wording } = useLanguage();
  const textById = useTextById();
  return (error) => {
    const known = wording.ofError(error);
    const text = textById(known);
    const isOwn = (known.id && textOf(known.id)) || locale.startsWith('en');
    return { text, linked: wording.linked(text), lang: isOwn ? undefined : 'en' };
  };
}
