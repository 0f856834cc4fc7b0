import { styled } from '../../ui/styling/styled';
import { reset, SPACE, TARGET } from '../../ui/styling/base';

/** As high as buttons with one line of text, their padding and their edge. */
export const Place = styled('div')<{ $count: number }>(({ theme, $count }) => ({
  ...reset,
  display: 'block',
  minHeight: `calc(${$count} * max(${TARGET.primary}, 26px + ${theme.typography.body.lineHeight}) + ${$count - 1} * ${SPACE.small})`,
}));
