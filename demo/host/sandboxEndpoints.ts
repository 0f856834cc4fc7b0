const HEALTH_TIMEOUT_MS = 2000;

interface Health {
  endpoints: Record<string, string>;
}

const isHealth = (value: unknown): value is Health =>
  typeof value === 'object' && value !== null && 'endpoints' in value && typeof value.endpoints === 'object';

/** The addresses a client needs, as the sandbox itself tells them; asked once, and again while it is away. */
export const createEndpointSource = (sandboxUrl: string) => {
  let known: Record<string, string> | undefined;
  return async (): Promise<Record<string, string> | undefined> => {
    if (known !== undefined) return known;
    try {
      const answer = await fetch(new URL('/sandbox/v1/health', sandboxUrl), {
        signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS),
      });
      const health: unknown = await answer.json();
      if (answer.ok && isHealth(health)) known = health.endpoints;
    } catch {
      // Not up yet, or gone: the page says so and asks again.
    }
    return known;
  };
};
