import styled from '@emotion/styled';
import { bodyText, reset, TARGET } from '../../ui/base';

/** As tall as the one button whose place Main holds until it knows of wallets: without any, nothing moves. */
export const LinkPlace = styled.div(({ theme }) => ({
  ...reset,
  ...bodyText(theme),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: TARGET.primary,
}));
