/**
 * Replaces `immer` inside RTK Query in the bundles, without patches. Only `updateQueryData`, `patchQueryData`
 * and the copy of subscriptions in the state use patches; ESLint forbids the two calls.
 */
export { current, isDraft, original } from '@reduxjs/toolkit';

export const enablePatches = (): void => undefined;

/** RTK Query's subscriptions work without their copy in the state. */
export const applyPatches = <T>(state: T): T => state;

export const isDraftable = (): boolean => true;

export function produceWithPatches(): never {
  throw new Error('The bundles have no patches of immer: see build/standIns/immerPatches.ts.');
}
