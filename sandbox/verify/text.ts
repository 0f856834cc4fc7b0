/** Returns a string unchanged and '' for any other value, which `String()` might not be able to convert. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
