import { mainStrings } from '../../screens/main/strings';
import { loadedMessageParser } from '../../ui/text/localeMessages';
import { sharedStrings } from '../../ui/text/shared.strings';
import type { Messages, MessageFormatter } from '../../ui/text/messages';

/** Syntax of ICU MessageFormat and tags. Texts without it are shown unchanged. */
const SYNTAX = /[{<]|'['}#>]/;

/** Whether one of the host's texts on Main has syntax, and so needs the message parser. The widget's own have none. */
export const needsMessageParser = (strings?: Messages | null): boolean =>
  Object.entries(strings ?? {}).some(
    ([id, text]) => (id in mainStrings || id in sharedStrings) && SYNTAX.test(text),
  );

/** Without the parser, texts of the host that need it are replaced by the widget's own. */
export const paintedStrings = (strings: Messages): Messages =>
  loadedMessageParser()
    ? strings
    : Object.fromEntries(Object.entries(strings).filter(([, text]) => !SYNTAX.test(text)));

const unchanged = (text: string): string => text;

/** Formats the texts of the first screen: with the message parser if it was loaded for them, else unchanged. */
export const paintedFormatter = (): MessageFormatter => ({
  format: loadedMessageParser()?.formatMessage ?? unchanged,
  rich: unchanged,
  // The first screen shows no error of the provider.
  ofError: (error) => error,
  linked: unchanged,
});
