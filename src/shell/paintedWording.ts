import { mainStrings } from '../screens/main/strings';
import { loadedMessages } from '../ui/text/packs';
import { sharedStrings } from '../ui/text/shared.strings';
import type { Texts, Wording } from '../ui/text/strings';

/** What ICU MessageFormat does not show as it is written. */
const SYNTAX = /[{<]|'['}#>]/;

/** Whether the host has given a text of Main that only the message parser can read. Our own have no placeholders. */
export const needMessages = (strings?: Texts | null): boolean =>
  Object.entries(strings ?? {}).some(
    ([id, text]) => (id in mainStrings || id in sharedStrings) && SYNTAX.test(text),
  );

const asWritten = (text: string): string => text;

/** How the entry reads texts: as they are written, until it had to fetch the message parser. */
export const paintedWording = (): Wording => ({
  format: loadedMessages()?.formatMessage ?? asWritten,
  rich: asWritten,
  // No error of the provider is shown on a first screen.
  ofError: (error) => error,
  linked: asWritten,
});
