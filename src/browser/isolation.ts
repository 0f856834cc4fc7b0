/** What a developer may not think of when scripts or frames of others fail on their page; empty on all other pages. */
export const isolationHint = (of: 'scripts' | 'frames'): string =>
  globalThis.crossOriginIsolated
    ? ` (this page is cross-origin isolated, and takes ${of} of others only if those send Cross-Origin-Resource-Policy${
        of === 'frames' ? ' and Cross-Origin-Embedder-Policy' : ''
      })`
    : '';
