import styled from '@emotion/styled';
import { reset } from '../styling/base';

export const MARK_SIZE = '20px';

/** Place of a button's icon at its start edge, in line with the texts of fields; reserved before the icon is loaded. */
export const MarkPlace = styled.span<{ $faded?: boolean }>(({ $faded }) => ({
  ...reset,
  position: 'absolute',
  insetInlineStart: '12px',
  insetBlockStart: `calc(50% - ${MARK_SIZE} / 2)`,
  width: MARK_SIZE,
  height: MARK_SIZE,
  opacity: $faded ? '0.4' : 1,
}));

/** A label in the middle of the button. The space after it, as wide as that of the icon, is given up before the label wraps. */
export const MarkedLabel = styled.span({
  ...reset,
  display: 'flex',
  paddingInlineStart: '24px',
  '&::after': { content: '""', width: '24px', flexShrink: 9999 },
});
