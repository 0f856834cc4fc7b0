import styled from '@emotion/styled';
import { helperText, reset } from '../../ui/base';

/** Centred beside the mark, which is at the same place on each button. */
export const Label = styled.span({ ...reset, display: 'block', paddingInlineStart: '24px' });

export const Hint = styled.p(({ theme }) => ({ ...reset, ...helperText(theme), display: 'block' }));
