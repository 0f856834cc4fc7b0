import { styled } from '../../../ui/styling/styled';
import { fieldText, helperText, reset, shade } from '../../../ui/styling/base';

export const Row = styled('li')<{ $isDeleting: boolean }>(({ theme, $isDeleting }) => ({
  ...reset,
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '60px',
  padding: '8px 8px 8px 12px',
  color: theme.colors.primary,
  ...($isDeleting && { backgroundColor: shade(theme.colors.error, 10) }),
  '&:not(:first-of-type)': { borderBlockStart: `1px solid ${theme.container.borderColor}` },
}));

/** Icon of the passkey's authenticator. */
export const Mark = styled('span')(({ theme }) => ({
  ...reset,
  display: 'block',
  flex: 'none',
  color: theme.colors.secondary,
}));

export const NameForm = styled('form')({ ...reset, display: 'block', flex: 1, minWidth: 0 });

/** Looks like plain text until it is edited. */
export const NameInput = styled('input')(({ theme }) => ({
  ...reset,
  ...fieldText(theme),
  // A negative offset, because the icon is close.
  '&:focus': { outline: `${theme.outlineWidth} solid ${theme.colors.primary}`, outlineOffset: '-2px' },
  display: 'block',
  width: '100%',
  minWidth: 0,
  height: '32px',
  padding: '0 4px',
  marginInline: '-5px',
  // Higher than the text that it replaces, in the row's padding, so that nothing moves.
  marginBlock: '-7px -1px',
  border: `1px solid ${theme.inputs.borderColor}`,
  borderRadius: theme.inputs.borderRadius,
  textOverflow: 'ellipsis',
  // A name may have another text direction than the page, and is aligned like the page's text.
  textAlign: ['-webkit-match-parent', 'match-parent'],
  '&::placeholder': { color: theme.colors.primary, opacity: 1 },
  '&:disabled': {
    height: '24px',
    marginBlock: 0,
    borderColor: 'transparent',
    opacity: 1,
    color: theme.colors.primary,
    WebkitTextFillColor: theme.colors.primary,
    cursor: 'default',
  },
}));

export const ManagerName = styled('span')<{ $isDeleting: boolean }>(({ theme, $isDeleting }) => ({
  ...reset,
  ...helperText(theme),
  // The secondary colour has too little contrast on the coloured row.
  ...($isDeleting && { color: theme.colors.primary }),
  display: 'block',
  overflowWrap: 'anywhere',
}));

/** As wide as both buttons also while it is empty, so that the lines of a row do not break elsewhere. */
export const Icons = styled('span')({
  ...reset,
  display: 'flex',
  flex: 'none',
  gap: '4px',
  minWidth: '68px',
});
