import { block } from './Stack';
import { styled } from '../styling/styled';
import type { ReactNode } from 'react';
import { reset } from '../styling/base';

const Cells = styled('div')({ ...reset, display: 'grid', minWidth: 0 });

const cell = { ...block, gridArea: '1 / 1' } as const;

const Kept = styled('div')<{ $seen: boolean }>(({ $seen }) => ({
  ...cell,
  ...(!$seen && { visibility: 'hidden' }),
}));

const Above = styled('div')(cell);

export interface ReplacedProps {
  /** Shown in the place of the content. */
  by: ReactNode;
  /** Whether the content is invisible. It keeps its space, so that nothing below moves. */
  when: boolean;
  children: ReactNode;
}

/** Content, and what may take its place. */
export const Replaced = ({ by, when, children }: ReplacedProps) => (
  <Cells>
    <Kept $seen={!when}>{children}</Kept>
    <Above>{by}</Above>
  </Cells>
);
