import styled from '@emotion/styled';
import { reset, SPACE, TARGET } from '../../ui/styling/base';

export const Place = styled.div<{ $count: number }>(({ $count }) => ({
  ...reset,
  display: 'block',
  minHeight: `calc(${$count} * ${TARGET.primary} + ${$count - 1} * ${SPACE.small})`,
}));
