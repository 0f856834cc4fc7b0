/**
 * Stands in for `immer` inside RTK Query in the bundles: without patches, which only `updateQueryData`, `patchQueryData` and the
 * mirror of subscriptions in the state use. Nothing here needs them, and ESLint keeps the two away.
 */
export { current, isDraft, original } from '@reduxjs/toolkit';

export const enablePatches = (): void => undefined;

/** The subscriptions themselves are not in the state: without its mirror they work all the same. */
export const applyPatches = <T>(state: T): T => state;

export const isDraftable = (): boolean => true;

export function produceWithPatches(): never {
  throw new Error('The bundles have no patches of immer: see src/store/immerPatches.ts.');
}
