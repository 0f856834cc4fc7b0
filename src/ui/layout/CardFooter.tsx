import type { CSSObject } from '@emotion/react';
import { styled } from '../styling/styled';

/** Styles of a card with a footer. The padding has the width of the removed border, so that a footer moves nothing. */
export const footed: CSSObject = {
  borderBlockEndWidth: 0,
  paddingBlockEnd: '33px',
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
};

export const Footer = styled('div')(({ theme }) => {
  const { backgroundColor, borderColor, borderRadius } = theme.container;
  return {
    all: 'unset',
    boxSizing: 'border-box',
    display: 'flex',
    justifyContent: 'center',
    padding: '0 16px 16px',
    backgroundColor,
    border: `1px solid ${borderColor}`,
    borderBlockStartWidth: 0,
    borderRadius,
    borderStartStartRadius: 0,
    borderStartEndRadius: 0,
  };
});
