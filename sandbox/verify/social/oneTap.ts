import type { Project } from '../../state/project/projects';

const SUFFIX = '.apps.sandbox.example';

/** The Google client id of a project. It contains the project id, from which the prompt finds the project. */
export const googleClientId = ({ project_id }: Project): string => `${project_id}${SUFFIX}`;

/** The public token of a client id's project; '' for any other text. */
export const publicTokenOf = (clientId: string): string =>
  clientId.startsWith('project-') && clientId.endsWith(SUFFIX)
    ? `public-token-${clientId.slice('project-'.length, -SUFFIX.length)}`
    : '';

/** Reasons that Google's script reports when it does not display the prompt. */
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

/** The failure that the prompt reports. Other values of `one_tap.failure` make the start call fail, so they return null. */
export function promptFailure(failure: string | undefined): PromptFailure | null {
  if (failure === undefined) return null;
  if (NOT_DISPLAYED.includes(failure)) return { moment: 'display', reason: failure };
  return SKIPPED.includes(failure) ? { moment: 'skipped', reason: failure } : null;
}
