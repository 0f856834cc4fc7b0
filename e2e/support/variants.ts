/** Tests of all variants but the first belong to `npm run test:more` (playwright.config.ts). */
export const OTHER_VARIANT = '@variant';

/** Each variant, and the details for its `describe`. */
export const variants = <T>(all: readonly T[]) =>
  all.map((variant, index) => [variant, index === 0 ? {} : { tag: OTHER_VARIANT }] as const);
