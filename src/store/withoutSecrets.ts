import { redact } from './redact';

/** Actions from which the state keeps no field that can be a secret. What the others carry is data of the host, kept as it is. */
const PASSED = /^(widget|api\/executeMutation)\//;

/**
 * An action as it is recorded. Sagas hear it before as it is; from here on, the devtools' history included, its secrets are
 * masked, so that nothing that exports, persists or sends the history holds one.
 */
export function withoutSecrets<A>(action: A): A {
  const { type } = action as { type?: unknown };
  return typeof type === 'string' && PASSED.test(type) ? redact(action) : action;
}
