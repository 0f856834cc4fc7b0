import { styled } from '../../ui/styling/styled';
import { helperText, reset } from '../../ui/styling/base';

/** Messages are shown directly below the link, in reserved space. */
export const Place = styled('div')(({ theme }) => ({
  ...reset,
  ...helperText(theme),
  display: 'block',
  '& [role=alert]': { minHeight: 0, margin: 0 },
}));

/** For texts of two lines: the link's, which is 4 px higher than a line of text, and the message's. */
export const LIKE_LINES = { whiteSpace: 'pre-line', paddingBlockEnd: '4px' } as const;

export const Sent = styled('span')(({ theme }) => ({ ...reset, color: theme.colors.success }));
