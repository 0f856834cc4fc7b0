import { styled } from '../../../ui/styling/styled';
import { tileShape } from '../../../ui/icons/Tile';
import { reset } from '../../../ui/styling/base';

export const Picture = styled('img')<{ $size: number }>(({ $size }) => ({
  ...reset,
  ...tileShape($size),
  objectFit: 'contain',
}));
