/** The usage message for a field of the wrong type. */
export const fieldProblem = (call: string, field: string, wanted: string): string =>
  `Invalid call to ${call}\n${field} must be ${wanted}.`;

/**
 * The usage message of the first field that is no string, or null. For the synchronous methods, which are in
 * the entry; `checks.ts` is not.
 */
export function stringProblem(call: string, fields: Record<string, unknown>): string | null {
  const wrong = Object.keys(fields).find((field) => typeof fields[field] !== 'string');
  return wrong === undefined ? null : fieldProblem(call, wrong, 'a string');
}
