import { block } from './Stack';
import { styled } from '../styling/styled';
import type { ReactNode } from 'react';

const Cells = styled('div')({ display: 'grid', minWidth: 0 });

const cell = { ...block, gridArea: '1 / 1' } as const;

const Kept = styled('div')<{ $seen: boolean }>(({ $seen }) => ({
  ...cell,
  ...(!$seen && { visibility: 'hidden' }),
}));

const Above = styled('div')(cell);

interface SwapInPlaceProps {
  /** Shown in the place of the content. */
  replacement: ReactNode;
  /** Whether the content is invisible. It keeps its space, so that nothing below moves. */
  isReplaced: boolean;
  children: ReactNode;
}

/** Content, and what may take its place. */
export const SwapInPlace = ({ replacement, isReplaced, children }: SwapInPlaceProps) => (
  <Cells>
    <Kept $seen={!isReplaced}>{children}</Kept>
    <Above>{replacement}</Above>
  </Cells>
);
