import { styled } from '../../../ui/styling/styled';
import { block } from '../../../ui/layout/Block';

/** An error at the end of a card: a line is reserved for it, of which a part is the card's padding. */
export const LastError = styled('div')(block, ({ theme }) => ({
  '&:last-child': { marginBlockEnd: '-12px' },
  '&:last-child > [role=alert]': { minHeight: theme.typography.helper.lineHeight },
}));
