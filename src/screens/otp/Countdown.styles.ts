import styled from '@emotion/styled';
import { helperText, reset } from '../../ui/styling/base';

export const Lines = styled.div(({ theme }) => ({ ...reset, ...helperText(theme), display: 'block' }));
