import { createTextButton } from './TextButton';

/**
 * A text button that is a way out of a problem: a press within 44 px of height counts, while its line keeps its height. By
 * padding, because an overlay would cover the whole page where a host's styles take away its button's `position`.
 */
export const RecoveryButton = createTextButton({
  padding: '12px 14px',
  margin: '-10px -14px',
  // As close to the text as the ring of other text buttons.
  '&:focus-visible': { outlineOffset: '-8px' },
});
