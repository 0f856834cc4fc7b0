import { isRecord } from '../domain/calls/checkValues';
import { bootstrapFromWire } from '../domain/bootstrap';
import type { RBACPolicy } from '../domain/entities';
import { AuthServerError } from './errors';
import { basic } from './renewals';

const TIMEOUT_MS = 3_000;
const LIFETIME_MS = 5 * 60_000;

/**
 * The project's policy, fetched when it is first needed and again after five minutes.
 * @returns a function that rejects with an AuthServerError `provider_unavailable` while no policy is known
 */
export function createPolicySource(apiUrl: string, publicToken: string) {
  let known: { policy: RBACPolicy; until: number } | null = null;

  async function fetchPolicy(origin: string): Promise<RBACPolicy> {
    const address = `${apiUrl}/sdk/v1/projects/bootstrap/${encodeURIComponent(publicToken)}`;
    const answer = await fetch(address, {
      headers: { Authorization: basic(publicToken, publicToken), 'X-SDK-Parent-Host': origin },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = answer.ok ? await answer.json() : null;
    const policy = isRecord(body) && isRecord(body.data) && bootstrapFromWire(body.data).rbacPolicy;
    if (!policy) throw new Error(`${address} answered with status ${answer.status} and no policy.`);
    return policy;
  }

  return async (origin: string): Promise<RBACPolicy> => {
    if (known && known.until > Date.now()) return known.policy;
    try {
      const policy = await fetchPolicy(origin);
      known = { policy, until: Date.now() + LIFETIME_MS };
    } catch (cause) {
      if (!known)
        throw new AuthServerError('provider_unavailable', 'The RBAC policy could not be fetched.', { cause });
    }
    return known.policy;
  };
}
