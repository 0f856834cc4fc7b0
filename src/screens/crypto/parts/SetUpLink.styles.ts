import { styled } from '../../../ui/styling/styled';
import { bodyText, reset, TARGET } from '../../../ui/styling/base';

/**
 * As tall as one button, for which Main reserves space until the wallets are known, so that nothing moves.
 */
export const LinkPlace = styled('div')(({ theme }) => ({
  ...reset,
  ...bodyText(theme),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: TARGET.primary,
}));
