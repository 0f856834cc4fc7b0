import { createTextButton } from './TextButton';

/** A text button that is a way out of a problem: a press within 44 px of height counts, while its line keeps its height. */
export const RecoveryButton = createTextButton({
  '&::before': { content: '""', position: 'absolute', inset: '-10px 0' },
});
