import styled from '@emotion/styled';
import { reset } from '../styling/base';

/** A block without gaps between its children. */
export const Block = styled.div({ ...reset, display: 'block', minWidth: 0 });

/** Takes up its space but is invisible. */
export const Unseen = styled(Block)({ visibility: 'hidden' });
