import { styled } from '../../ui/styling/styled';
import { helperText, reset } from '../../ui/styling/base';

export const Hint = styled('p')(({ theme }) => ({ ...reset, ...helperText(theme), display: 'block' }));
