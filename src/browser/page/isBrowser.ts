/** False during server-side rendering, where the package may be imported but no client created. */
export const isBrowser = (): boolean => typeof window !== 'undefined';
