import styled from '@emotion/styled';
import { reset } from './base';

export const MARK_SIZE = '20px';

/** At the same place on each button of a list, whatever its label. It is there before the mark is. */
export const MarkPlace = styled.span<{ $faded?: boolean }>(({ $faded }) => ({
  ...reset,
  position: 'absolute',
  insetInlineStart: '16px',
  insetBlockStart: `calc(50% - ${MARK_SIZE} / 2)`,
  width: MARK_SIZE,
  height: MARK_SIZE,
  opacity: $faded ? 0.4 : 1,
}));

/** Centred beside the mark. */
export const MarkedLabel = styled.span({ ...reset, display: 'block', paddingInlineStart: '24px' });
