/**
 * Stands in for `@emotion/use-insertion-effect-with-fallbacks`, whose fallbacks are for React 17. It asks React for the hook by
 * a name put together at run time, so that no bundler can tell which of React's exports are unused.
 */
export {
  useInsertionEffect as useInsertionEffectAlwaysWithSyncFallback,
  useInsertionEffect as useInsertionEffectWithLayoutFallback,
} from 'react';
