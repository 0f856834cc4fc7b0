declare const __OTHER_VARIANTS__: boolean;

/** The first variant in `npm test`, and all others in `npm run test:more` (jest.more.config.js). */
export const variants = <T>(all: readonly T[]): readonly T[] =>
  __OTHER_VARIANTS__ ? all.slice(1) : all.slice(0, 1);
