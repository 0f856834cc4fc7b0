import styled from '@emotion/styled';
import { reset } from './base';

/** Parts that belong together, with no distance between them. */
export const Block = styled.div({ ...reset, display: 'block', minWidth: 0 });

/** Keeps the place of what is in it, and shows nothing. */
export const Unseen = styled(Block)({ visibility: 'hidden' });
