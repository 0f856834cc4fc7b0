import styled from '@emotion/styled';
import { helperText, reset } from '../../ui/styling/base';

export const Hint = styled.p(({ theme }) => ({ ...reset, ...helperText(theme), display: 'block' }));
