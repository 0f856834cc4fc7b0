import { createTextButton } from './TextButton';

/**
 * A text button that is a way out of a problem: a press within 44 px of height counts, while its line keeps its height. By
 * padding, because an overlay would cover the whole page where a host's styles take away its button's `position`.
 */
export const RecoveryButton = createTextButton({
  padding: '12px 14px',
  marginBlock: '-10px',
  marginInline: '-14px',
  backgroundClip: 'content-box',
  // As close to the text as the ring of other text buttons.
  '&:focus-visible': { outlineOffset: '-8px' },
});
