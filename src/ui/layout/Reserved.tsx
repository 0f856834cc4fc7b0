import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { reset } from '../styling/base';

/** Around the grid, because in Firefox 153 a button that contains a block with only a grid has no height where a line breaks before it. */
const Place = styled.span({ ...reset, display: 'flex' });

const Cells = styled.span({ ...reset, display: 'grid', flexGrow: 1, minWidth: 0, textAlign: 'start' });

const cell = { ...reset, display: 'block', gridArea: '1 / 1', minWidth: 0 } as const;

const Shown = styled.span(cell);

/** Generated content takes the space of the text, and is no text of the page. */
const Unseen = styled.span<{ $as?: CSSObject }>(({ $as }) => ({
  ...cell,
  visibility: 'hidden',
  pointerEvents: 'none',
  overflowWrap: 'anywhere',
  ...$as,
  '&::before': { content: 'attr(data-text)' },
}));

export interface ReservedProps {
  texts: readonly string[];
  /** Space around each of these texts. Default: none. */
  as?: CSSObject;
  /** One of the texts, or less. */
  children: ReactNode;
}

/** Takes the height and the width of the largest of several texts, so that nothing moves when one replaces another. */
export const Reserved = ({ texts, as, children }: ReservedProps) => (
  <Place>
    <Cells>
      {texts.map((text) => (
        <Unseen key={text} $as={as} data-text={text} aria-hidden="true" />
      ))}
      <Shown>{children}</Shown>
    </Cells>
  </Place>
);
