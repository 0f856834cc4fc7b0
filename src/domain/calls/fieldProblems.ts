/** The usage message for a field of the wrong type. */
export const fieldProblem = (call: string, field: string, wanted: string): string =>
  `Invalid call to ${call}\n${field} must be ${wanted}.`;

/**
 * The usage message of the first field that is not a string, or null. The entry uses it for synchronous methods,
 * because `checks.ts` is in a chunk.
 */
export function stringProblem(call: string, fields: Record<string, unknown>): string | null {
  const wrong = Object.keys(fields).find((field) => typeof fields[field] !== 'string');
  return wrong === undefined ? null : fieldProblem(call, wrong, 'a string');
}
