import { styled } from '../../ui/styling/styled';
import { helperText, reset } from '../../ui/styling/base';

export const Lines = styled('div')(({ theme }) => ({ ...reset, ...helperText(theme), display: 'block' }));
