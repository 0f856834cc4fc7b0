import { styled } from '../../../ui/styling/styled';
import { reset } from '../../../ui/styling/base';

export const Title = styled('h3')(({ theme }) => ({
  ...reset,
  ...theme.typography.body,
  display: 'block',
  fontWeight: 600,
  color: theme.colors.primary,
}));

export const Rows = styled('ul')(({ theme }) => ({
  ...reset,
  display: 'block',
  border: `1px solid ${theme.container.borderColor}`,
  borderRadius: theme.container.borderRadius,
  overflow: 'hidden',
}));
