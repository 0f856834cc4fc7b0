import { styled } from '../../../ui/styling/styled';
import { helperText, reset } from '../../../ui/styling/base';

/** One message at a time, in a space that is reserved for all of them. */
export const Message = styled('div')(({ theme }) => ({
  ...reset,
  ...helperText(theme),
  display: 'block',
  '& [role=alert]': { minHeight: 0, margin: 0 },
}));

/** A check mark and a text. */
export const Resent = styled('span')(({ theme }) => ({
  ...reset,
  display: 'flex',
  gap: '6px',
  color: theme.colors.success,
}));
