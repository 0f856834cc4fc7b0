import { createTextButton } from './TextButton';

/**
 * A text button that is a way out of a problem: a press within 44 px of height counts, while its line keeps its height. By
 * padding, because an overlay would cover the whole page where a host's styles take away its button's `position`.
 */
export const RecoveryButton = createTextButton({
  padding: '12px 10px',
  margin: '-10px',
  borderRadius: '12px',
  backgroundClip: 'content-box',
  // Around the text, and clear of the word before it.
  '&:focus-visible': { outlineOffset: '-8px' },
});
