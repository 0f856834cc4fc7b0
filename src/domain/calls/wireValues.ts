/** A field that is null counts as left out. */
export const withoutNulls = <T extends object>(given: T): T =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)) as T;

/** A string unchanged, and '' for any other value, which `String()` might not be able to convert. */
export const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '');
