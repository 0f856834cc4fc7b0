/** True where the browser cannot say. */
export const supportsCss = (property: string, value: string): boolean =>
  typeof CSS === 'undefined' || (CSS.supports?.(property, value) ?? true);
