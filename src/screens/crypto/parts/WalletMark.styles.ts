import styled from '@emotion/styled';
import { reset } from '../../../ui/styling/base';
import { MARK_SIZE } from '../../../ui/buttons/buttonMark';

export const Picture = styled.img({
  ...reset,
  display: 'block',
  width: MARK_SIZE,
  height: MARK_SIZE,
  objectFit: 'contain',
  borderRadius: '4px',
});
