import { styled } from '../styling/styled';

/** Continues the card below it. */
export const CardFooter = styled('div')(({ theme }) => {
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
