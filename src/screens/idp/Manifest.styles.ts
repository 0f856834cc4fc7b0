import { styled } from '../../ui/styling/styled';
import { bodyText, focusRing, helperText, motion, reset, SPACE, TARGET } from '../../ui/styling/base';

export const Header = styled('h3')(({ theme }) => ({
  ...reset,
  ...bodyText(theme),
  display: 'block',
  fontWeight: 600,
  overflowWrap: 'anywhere',
}));

export const Items = styled('ul')(({ theme }) => ({
  ...reset,
  display: 'flex',
  flexDirection: 'column',
  border: `1px solid ${theme.container.borderColor}`,
  borderRadius: theme.inputs.borderRadius,
}));

export const Item = styled('li')(({ theme }) => ({
  ...reset,
  ...bodyText(theme),
  display: 'block',
  overflowWrap: 'anywhere',
  '&:not(:first-of-type)': { borderBlockStart: `1px solid ${theme.container.borderColor}` },
}));

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: SPACE.small,
  minHeight: TARGET.comfortable,
  padding: '12px',
} as const;

export const Plain = styled('span')({ ...reset, ...row });

export const Expandable = styled('details')({ ...reset, display: 'block' });

export const Summary = styled('summary')(({ theme }) => ({
  ...reset,
  ...row,
  ...focusRing(theme),
  cursor: 'pointer',
  borderRadius: theme.inputs.borderRadius,
  '&::-webkit-details-marker': { display: 'none' },
  '@media (hover: hover)': { '&:hover': { textDecorationLine: 'underline' } },
}));

export const Words = styled('span')({ ...reset, display: 'block', minWidth: 0 });

/** Points down, or up while the details are open. */
export const Arrow = styled('span')({
  ...reset,
  display: 'flex',
  flex: 'none',
  'details[open] > summary > &': { transform: 'rotate(180deg)' },
  ...motion({ transition: 'transform 150ms ease-out' }),
});

export const Details = styled('ul')(({ theme }) => ({
  ...reset,
  ...helperText(theme),
  display: 'flex',
  flexDirection: 'column',
  gap: '4px',
  padding: '0 12px 12px',
}));

export const Detail = styled('li')({
  ...reset,
  display: 'list-item',
  listStyle: 'disc outside',
  marginInlineStart: '18px',
  overflowWrap: 'anywhere',
});
