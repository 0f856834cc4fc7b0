import styled from '@emotion/styled';
import { reset } from '../styling/base';

export const MARK_SIZE = '20px';

/** Place of a button's logo, reserved before the logo is loaded. */
export const MarkPlace = styled.span<{ $faded?: boolean }>(({ $faded }) => ({
  ...reset,
  position: 'absolute',
  insetInlineStart: '16px',
  insetBlockStart: `calc(50% - ${MARK_SIZE} / 2)`,
  width: MARK_SIZE,
  height: MARK_SIZE,
  opacity: $faded ? '0.4' : 1,
}));

/** A label centred beside the logo. */
export const MarkedLabel = styled.span({ ...reset, display: 'block', paddingInlineStart: '24px' });
