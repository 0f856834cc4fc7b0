import styled from '@emotion/styled';
import { reset, shade } from '../../../ui/styling/base';

/** A tinted square for a large icon above a title. */
export const Emblem = styled.span(({ theme }) => ({
  ...reset,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '48px',
  height: '48px',
  borderRadius: '12px',
  color: theme.colors.primary,
  backgroundColor: shade(theme.colors.primary, 8),
}));
