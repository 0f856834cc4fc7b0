import styled from '@emotion/styled';
import { helperText, reset } from '../../ui/styling/base';

/** Messages stand directly below the link, in their reserved space. */
export const Place = styled.div(({ theme }) => ({
  ...reset,
  ...helperText(theme),
  display: 'block',
  '& [role=alert]': { minHeight: 0, margin: 0 },
}));

/** The link's line and a message, each on a line of its own. The link is 4 px higher than a line of text. */
export const LIKE_LINES = { whiteSpace: 'pre-line', paddingBlockEnd: '4px' } as const;
