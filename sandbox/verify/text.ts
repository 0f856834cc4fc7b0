/** The value where it is text; '' for anything else, which may have no text form at all. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
