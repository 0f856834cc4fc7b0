import { SchemaRefusal } from '../../verify/refusals';
import type { Shape } from '../../verify/schema';
import { schemaIssues } from '../../verify/schema';

const CHALLENGE_REQUIRED = { code_challenge: { type: 'string', required: true } } as const satisfies Shape;

/** Refuses a call without a code challenge. Used when the project requires PKCE and the field is optional. */
export function checkChallengePresent(body: unknown): void {
  const issues = schemaIssues(body, CHALLENGE_REQUIRED);
  if (issues.length > 0) throw new SchemaRefusal(issues);
}
