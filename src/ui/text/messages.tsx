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
export type Messages = Readonly<Record<string, string>>;

const NONE: Messages = {};

/** The first text with an id. */
export const messageById = (sources: readonly Messages[], id: string): string | undefined =>
  sources.find((messages) => Object.hasOwn(messages, id) && messages[id])?.[id];

/** A default text, and the id under which the host's strings or the language's messages may have another. */
export interface MessageDescriptor {
  id?: string;
  /** The id whose text it has, unless the host has one for its own. */
  sameAs?: string;
  message: string;
  /** Of a text of ours. Without them the message is shown as it is: an error's may be the provider's. */
  variables?: MessageVariables;
  /** The provider's own message about the error, in English. */
  detail?: string;
}

/**
 * Turns messages into what is shown. The app replaces placeholders, tags and links (`messageFormatter.tsx`); the entry, which
 * paints the first screen without this code, shows messages unchanged.
 */
export interface MessageFormatter {
  format: (message: string, variables: MessageVariables | undefined, locale: string) => string;
  rich: (
    message: string,
    variables: MessageVariables | undefined,
    locale: string,
    tags: RichTags | undefined,
  ) => ReactNode;
  ofError: (error: AuthError) => MessageDescriptor;
  /** Turns the addresses in a text into links. */
  linked: (text: string) => ReactNode;
}

interface Language {
  /** The text of an id: the host's, else the language's; undefined if neither has it. */
  messageOf: (id: string) => string | undefined;
  locale: string;
  formatter: MessageFormatter;
  /** Whether the language is known, so that its space can be reserved. */
  isLoaded: boolean;
}

const MessagesContext = createContext<Language | null>(null);

const useLanguage = () => useContext(MessagesContext) as Language;

interface MessagesProviderProps {
  formatter: MessageFormatter;
  /** The host's `strings`, which replace all others. */
  strings: Messages;
  /** Texts of the widget's language, which override the English ones. */
  localeMessages?: Messages;
  /** Language of the texts, for plurals, numbers and country names. Default: English. */
  locale?: string;
  children: ReactNode;
}

export function MessagesProvider(props: MessagesProviderProps) {
  const { formatter, strings, localeMessages, locale = 'en', children } = props;
  const value = useMemo(() => {
    const sources = [strings, localeMessages ?? NONE];
    return {
      messageOf: (id: string) => messageById(sources, id),
      locale,
      formatter,
      isLoaded: !!localeMessages,
    };
  }, [strings, localeMessages, locale, formatter]);
  return <MessagesContext.Provider value={value}>{children}</MessagesContext.Provider>;
}

export const useLocale = (): string => useLanguage().locale;

/** The texts of one `*.strings.ts`, overridden by the host's strings and the language's messages. */
export function useMessages<M extends Messages>(messages: M): Translate<keyof M & string> {
  const { messageOf, locale, formatter } = useLanguage();
  return useMemo(() => {
    const shownOf = (id: keyof M & string) => messageOf(id) || messages[id] || id;
    const translate = (id: keyof M & string, variables?: MessageVariables) =>
      formatter.format(shownOf(id), variables, locale);
    const rich = (id: keyof M & string, variables?: MessageVariables, tags?: RichTags) =>
      formatter.rich(shownOf(id), variables, locale, tags);
    return Object.assign(translate, { rich });
  }, [messageOf, locale, formatter, messages]);
}

/** For texts that carry their id: the text of the host or the language with that id, or the given message. */
export function useMessageById(): (text: MessageDescriptor) => string {
  const { messageOf, locale, formatter } = useLanguage();
  return ({ id, message, variables }) => {
    const own = id && messageOf(id);
    return own || variables ? formatter.format(own || message, variables, locale) : message;
  };
}

const isEnglish = (locale: string): boolean => /^en\b/.test(locale);

/** Whether an error may have a second line: the widget's own texts are English, as the provider's are. */
export function useHasDetails(): boolean {
  const { locale, isLoaded } = useLanguage();
  return isLoaded && isEnglish(locale);
}

interface ShownMessage {
  /** With links to the provider's help pages. */
  text: ReactNode;
  /** The provider's message, as a second line: only below a text of ours in English. */
  detail?: ReactNode;
  /** Set when there is no translation, so that the text is English. */
  lang?: 'en';
}

/** For texts that may be those of an error: the text, with the provider's message in English. */
export function useShownMessage(): (text: MessageDescriptor) => ShownMessage {
  const { messageOf, locale, formatter } = useLanguage();
  const messageText = useMessageById();
  return (message) => {
    const text = formatter.linked(messageText(message));
    if (message.id && messageOf(message.id)) return { text };
    if (!isEnglish(locale)) return { text, lang: 'en' };
    return { text, detail: message.detail && formatter.linked(message.detail) };
  };
}

/** The text of an error. */
export function useErrorText(): (error: AuthError) => ShownMessage {
  const { formatter, messageOf } = useLanguage();
  const shownMessage = useShownMessage();
  return (error) => {
    const { sameAs, ...message } = formatter.ofError(error);
    const hasOwn = message.id && messageOf(message.id);
    return shownMessage(sameAs && !hasOwn ? { ...message, id: sameAs } : message);
  };
}
