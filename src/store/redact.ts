import { MASK } from '../domain/secrets/mask';
import { SECRET_FIELDS } from '../domain/secrets/secretFields';

/** Empty values are not masked: a developer may see that a secret is missing. */
const isSecret = (field: string, value: unknown): boolean =>
  SECRET_FIELDS.includes(field) && value !== undefined && value !== null && value !== '';

/** A copy with all secrets masked, by field name. Objects without secrets are not copied. A circular reference is masked. */
export const redact = <T>(value: T): T => redactWithin(value, []);

function redactWithin<T>(value: T, parents: readonly unknown[]): T {
  if (typeof value !== 'object' || value === null) return value;
  const path = [...parents, value];
  const shown = (item: unknown): unknown => (path.includes(item) ? MASK : redactWithin(item, path));
  if (Array.isArray(value)) {
    const items = value.map(shown);
    return items.every((item, at) => item === value[at]) ? value : (items as T);
  }
  let copy: Record<string, unknown> | null = null;
  for (const [key, item] of Object.entries(value)) {
    const masked = isSecret(key, item) ? MASK : shown(item);
    if (masked !== item) copy = { ...(copy ?? (value as Record<string, unknown>)), [key]: masked };
  }
  return (copy as T | null) ?? value;
}

/**
 * Types of actions that may carry a secret from a view to a saga or an endpoint. No reducer stores it. Other
 * actions carry data of the host, which is not masked.
 */
const MAY_CARRY_SECRETS = /^(widget|api\/executeMutation)\//;

/**
 * An action as the devtools record it, with its secrets masked: a recorded history may be exported. Sagas
 * receive the original action, before the devtools.
 */
export function sanitizeAction<A>(action: A): A {
  const { type } = action as { type?: unknown };
  return typeof type === 'string' && MAY_CARRY_SECRETS.test(type) ? redact(action) : action;
}
