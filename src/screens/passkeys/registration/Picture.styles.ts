import { styled } from '../../../ui/styling/styled';
import { reset, shade } from '../../../ui/styling/base';

/** A tinted band with icons above the title. */
export const Band = styled('div')(({ theme }) => ({
  ...reset,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '20px',
  height: '96px',
  borderRadius: theme.container.borderRadius,
  color: theme.colors.secondary,
  backgroundColor: shade(theme.colors.primary, 6),
}));

export const Middle = styled('span')(({ theme }) => ({
  ...reset,
  display: 'flex',
  padding: '12px',
  border: `1px solid ${theme.container.borderColor}`,
  borderRadius: '50%',
  color: theme.colors.success,
  backgroundColor: theme.container.backgroundColor,
}));
