/** A field that is null counts as left out. */
export const withoutNulls = <T extends object>(given: T): T =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)) as T;
