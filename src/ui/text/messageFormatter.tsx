import type { ReactNode } from 'react';
import { formatMessage, formatParts, VALUE_TAG, type MessagePart } from '../../domain/text/messages';
import { errorMessage, linkedText } from '../feedback/errorMessage';
import type { RichTags, MessageFormatter } from './messages';
import { Bold, Isolated } from './Text';
import { TextLink } from '../buttons/TextLink';

const DEFAULT_TAGS: RichTags = {
  bold: (children) => <Bold>{children}</Bold>,
  [VALUE_TAG]: (children) => <Isolated>{children}</Isolated>,
};

function draw(parts: readonly MessagePart[], tags: RichTags): ReactNode[] {
  return parts.map((part, index) => {
    if (typeof part === 'string') return part;
    const children = draw(part.children, tags);
    const key = [part.name, part.tag].find((each) => each !== undefined && Object.hasOwn(tags, each));
    const tag = key === undefined ? undefined : tags[key];
    return <Part key={index}>{tag ? tag(children) : children}</Part>;
  });
}

const Part = ({ children }: { children: ReactNode }) => <>{children}</>;

/** Replaces placeholders, tags and links. The entry has its own version: mount/widget/paintedFormatter.ts. */
export const messageFormatter: MessageFormatter = {
  format: formatMessage,
  rich: (message, variables, locale, tags) =>
    draw(formatParts(message, variables, locale), { ...DEFAULT_TAGS, ...tags }),
  ofError: errorMessage,
  linked: (text) =>
    linkedText(text).map((part, index) =>
      typeof part === 'string' ? (
        part
      ) : (
        <TextLink key={index} href={part.href}>
          {part.text}
        </TextLink>
      ),
    ),
};
