/**
 * Replaces `@emotion/use-insertion-effect-with-fallbacks`, whose fallbacks are for React 17. The original
 * accesses React's export by a computed name, which prevents tree shaking of React.
 */
export {
  useInsertionEffect as useInsertionEffectAlwaysWithSyncFallback,
  useInsertionEffect as useInsertionEffectWithLayoutFallback,
} from 'react';
