import { styled } from '../styling/styled';
import { reset } from '../styling/base';

export const MARK_SIZE = '20px';

/** Space for an icon at a button's start edge, aligned with the texts of fields. Reserved before the icon is loaded. */
export const MarkPlace = styled('span')<{ $faded?: boolean }>(({ $faded }) => ({
  ...reset,
  position: 'absolute',
  insetInlineStart: '12px',
  insetBlockStart: `calc(50% - ${MARK_SIZE} / 2)`,
  width: MARK_SIZE,
  height: MARK_SIZE,
  opacity: $faded ? '0.4' : 1,
}));

/** A label of several parts: one item of the row below. */
export const LabelWords = styled('span')({ ...reset, display: 'block' });

/** A centred label. The space after it balances the icon's width, and shrinks before the label wraps, which Firefox does from 0.01 px. */
export const MarkedLabel = styled('span')({
  ...reset,
  display: 'flex',
  paddingInlineStart: '24px',
  '&::after': { content: '""', width: '24px', flexShrink: 1e9 },
});
