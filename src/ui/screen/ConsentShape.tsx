import { tokens } from '../../domain/theme/tokens';
import { shade } from '../styling/base';
import { styled } from '../styling/styled';

/** A title of two lines, a list, a line and two buttons: how far down each begins, and its height. */
const BARS = [
  ['4px', '24px'],
  ['36px', '24px'],
  ['96px', '212px'],
  ['328px', '14px'],
  ['calc(100% - 56px)', '48px'],
  ['100%', '48px'],
] as const;

const grey = shade(tokens.colors.primary, 8);

/** Around a spinner: the shape of a consent, which takes longer than other screens and begins a visit. */
export const ConsentShape = styled('div')({
  display: 'block',
  backgroundImage: BARS.map(() => `linear-gradient(${grey},${grey})`).join(),
  backgroundPosition: BARS.map(([top]) => `0 ${top}`).join(),
  backgroundSize: BARS.map(([, height]) => `100% ${height}`).join(),
  backgroundRepeat: 'no-repeat',
});
