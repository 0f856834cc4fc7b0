import type { CSSObject } from '@emotion/react';

/** Mirrors icons with a direction on right-to-left pages. */
export const mirroredRightToLeft = {
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  '@supports not selector(:dir(rtl))': { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
} satisfies CSSObject;
