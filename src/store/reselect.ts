type Part = (...args: never[]) => unknown;

/**
 * Stands in for `reselect` in bundles and tests, where RTK Query alone asks for it. The package remembers results for
 * selectors that are kept; ours are made for one look at the state, so remembering would only cost.
 */
export const createSelector = (...parts: Part[]): Part => {
  const combine = parts.pop() as (...inputs: unknown[]) => unknown;
  return (...args) => combine(...parts.map((part) => part(...args)));
};

export const weakMapMemoize = <F extends Part>(compute: F): F => compute;
export const lruMemoize = weakMapMemoize;
export const createSelectorCreator = () => createSelector;
