/**
 * A hint for error messages about blocked third-party scripts and frames; empty unless the page is
 * cross-origin isolated.
 */
export const isolationHint = (of: 'scripts' | 'frames'): string =>
  globalThis.crossOriginIsolated
    ? ` (this page is cross-origin isolated, and takes ${of} of others only if those send Cross-Origin-Resource-Policy${
        of === 'frames' ? ' and Cross-Origin-Embedder-Policy' : ''
      })`
    : '';
