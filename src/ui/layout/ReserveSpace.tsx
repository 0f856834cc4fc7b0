import type { CSSObject } from '@emotion/react';
import { styled } from '../styling/styled';
import type { ReactNode } from 'react';

/** Wraps the grid: in Firefox 153, a button whose block contains only a grid has no height after a line break. */
const Place = styled('span')({ display: 'flex' });

const Cells = styled('span')({ display: 'grid', flexGrow: 1, minWidth: 0, textAlign: 'start' });

const cell = { display: 'block', gridArea: '1 / 1', minWidth: 0 } as const;

const Shown = styled('span')(cell);

/** Takes the space of a text by generated content, which a text search or a copy of the page does not contain. */
const Unseen = styled('span')<{ $as?: CSSObject }>(({ $as }) => ({
  ...cell,
  visibility: 'hidden',
  pointerEvents: 'none',
  overflowWrap: 'anywhere',
  ...$as,
  // In Firefox 153, generated text that is inline loses spaces at line ends, and lines after a line break in right-to-left texts.
  '&::before': { content: 'attr(data-text)', display: 'block' },
}));

interface ReserveSpaceProps {
  texts: readonly string[];
  /** Styles of the space around each of these texts, such as margins. Default: none. */
  textStyles?: CSSObject;
  /** One of the texts, or nothing. */
  children: ReactNode;
}

/** Reserves the height and the width of the largest of several texts, so that nothing moves when one replaces another. */
export const ReserveSpace = ({ texts, textStyles, children }: ReserveSpaceProps) => (
  <Place>
    <Cells>
      {[...new Set(texts)].map((text) => (
        <Unseen key={text} $as={textStyles} data-text={text} aria-hidden="true" />
      ))}
      <Shown>{children}</Shown>
    </Cells>
  </Place>
);
