import styled from '@emotion/styled';
import { block } from '../../../ui/layout/Block';

/** An error at the end of a card: a part of its reserved space is the card's padding. */
export const LastError = styled.div(block, { '&:last-child': { marginBlockEnd: '-12px' } });
