import styled from '@emotion/styled';
import { reset } from '../../ui/base';

/** Two lines are kept free for what is told about a resend: what stands below does not move. */
export const Messages = styled.div(({ theme }) => ({
  ...reset,
  display: 'block',
  minHeight: `calc(2 * ${theme.typography.helper.lineHeight})`,
}));
