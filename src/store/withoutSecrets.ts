import { redact } from './redact';

/**
 * Actions that only pass secrets on. The reducers store no secret of them; other actions carry the host's
 * data, which is not masked.
 */
const PASSED = /^(widget|api\/executeMutation)\//;

/**
 * An action as the devtools record it. Sagas receive the original before; the recorded history, which may be
 * exported or sent, holds no secrets.
 */
export function withoutSecrets<A>(action: A): A {
  const { type } = action as { type?: unknown };
  return typeof type === 'string' && PASSED.test(type) ? redact(action) : action;
}
