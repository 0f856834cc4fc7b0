import { TARGET } from '../styling/base';
import { createTextButton } from './TextButton';

/** A text button that is a way out of a problem: 44 px high, while its line and focus ring are those of a text. */
export const RecoveryButton = createTextButton({
  minHeight: TARGET.comfortable,
  padding: '2px 13px',
  marginBlock: '-10px',
  marginInline: '-13px',
  '&:focus-visible': { outlineOffset: '-9px' },
});
