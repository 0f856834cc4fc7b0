import { SIGN_IN_SECRETS } from '../../../src/domain/secrets/secretFields';

/** A form cannot set a header, so it carries the header's value in `__Authorization`. Servers send hashes and secrets. */
const SECRETS = new Set([...SIGN_IN_SECRETS, '__Authorization', 'hash', 'client_secret']);

/** Masks secrets that could be used to sign in, at any depth, for the request log. */
export function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    SECRETS.has(name) && typeof inner === 'string' ? '***' : masked(inner),
  ]);
  return Object.fromEntries(entries) as unknown;
}
