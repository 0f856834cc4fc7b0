import { appStrings } from './app.strings';
import { useMessages } from './messages';
import { Isolated } from './Text';

/**
 * A name that others have chosen, which could pass for a part of the sentence: in quotation marks, which it must not
 * contain. One text node, because Chromium omits a text of punctuation alone, at the beginning of a block with a style for
 * `::first-letter`, from accessible names.
 */
export function Quoted({ name }: { name: string }) {
  const t = useMessages(appStrings);
  return <Isolated>{t('name.quoted', { name })}</Isolated>;
}
