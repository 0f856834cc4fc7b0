import type { Project } from '../../state/project/projects';

const SUFFIX = '.apps.sandbox.example';

/** What the prompt's script is told to be. It names the project, so that the prompt knows for whom it asks. */
export const googleClientId = ({ project_id }: Project): string => `${project_id}${SUFFIX}`;

/** The project of a client id; '' for any other text. */
export const publicTokenOf = (clientId: string): string =>
  clientId.startsWith('project-') && clientId.endsWith(SUFFIX)
    ? `public-token-${clientId.slice('project-'.length, -SUFFIX.length)}`
    : '';

/** Why the prompt's own script shows nothing, in the names that it gives to that. */
const NOT_DISPLAYED = [
  'browser_not_supported',
  'invalid_client',
  'missing_client_id',
  'opt_out_or_no_session',
  'secure_http_required',
  'suppressed_by_user',
  'unregistered_origin',
  'unknown_reason',
];
const SKIPPED = ['auto_cancel', 'user_cancel', 'tap_outside', 'issuing_failed'];

export type PromptFailure = { moment: 'display' | 'skipped'; reason: string };

/** A project's `one_tap.failure`, as far as the prompt itself fails; whatever else it names is the start's refusal. */
export function promptFailure(failure: string | undefined): PromptFailure | null {
  if (failure === undefined) return null;
  if (NOT_DISPLAYED.includes(failure)) return { moment: 'display', reason: failure };
  return SKIPPED.includes(failure) ? { moment: 'skipped', reason: failure } : null;
}
