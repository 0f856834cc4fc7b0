/** True when the browser lacks `CSS.supports`. */
export const supportsCss = (property: string, value: string): boolean =>
  typeof CSS === 'undefined' || (CSS.supports?.(property, value) ?? true);
