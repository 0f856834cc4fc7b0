import { styled } from '../../ui/styling/styled';
import { reset, SPACE } from '../../ui/styling/base';

export const Mark = styled('span')(({ theme }) => ({
  ...reset,
  display: 'flex',
  justifyContent: 'center',
  marginBlockStart: SPACE.small,
  color: theme.colors.error,
}));
