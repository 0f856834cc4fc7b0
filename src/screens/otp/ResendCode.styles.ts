import styled from '@emotion/styled';
import { reset } from '../../ui/styling/base';

/** Reserves two lines for messages about a resend, so that nothing below moves. */
export const Messages = styled.div(({ theme }) => ({
  ...reset,
  display: 'block',
  minHeight: `calc(2 * ${theme.typography.helper.lineHeight})`,
}));
