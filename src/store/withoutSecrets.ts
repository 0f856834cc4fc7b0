import { redact } from './redact';

/**
 * Types of actions that may carry a secret from a view to a saga or an endpoint. No reducer stores it. Other
 * actions carry data of the host, which is not masked.
 */
const MAY_CARRY_SECRETS = /^(widget|api\/executeMutation)\//;

/**
 * An action as the devtools record it, with its secrets masked: a recorded history may be exported. Sagas
 * receive the original action, before the devtools.
 */
export function withoutSecrets<A>(action: A): A {
  const { type } = action as { type?: unknown };
  return typeof type === 'string' && MAY_CARRY_SECRETS.test(type) ? redact(action) : action;
}
