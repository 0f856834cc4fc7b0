const TIMEOUT_MS = 2000;
/** A second project of the sandbox, whose email links and social sign-ins need the browser that began. */
const PKCE_TOKEN = 'public-token-test-pricerx-pkce';

export interface SandboxInfo {
  endpoints: Record<string, string>;
  /** For developers: an address may name another project, such as this one. */
  otherProjects?: { pkceToken: string };
}

interface Health {
  endpoints: Record<string, string>;
}

const isHealth = (value: unknown): value is Health =>
  typeof value === 'object' && value !== null && 'endpoints' in value && typeof value.endpoints === 'object';

const introduce = async (sandboxUrl: string, anyProject: boolean): Promise<SandboxInfo | undefined> => {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(new URL('/sandbox/v1/health', sandboxUrl), { signal });
  const health: unknown = await answer.json();
  if (!answer.ok || !isHealth(health)) return undefined;
  if (!anyProject) return { endpoints: health.endpoints };
  await fetch(new URL('/sandbox/v1/projects', sandboxUrl), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      public_token: PKCE_TOKEN,
      bootstrap: {
        project_name: 'PriceRx',
        pkce_required_for_email_magic_links: true,
        pkce_required_for_oauth: true,
      },
    }),
    signal,
  });
  return { endpoints: health.endpoints, otherProjects: { pkceToken: PKCE_TOKEN } };
};

/** What the page must know of the sandbox, as the sandbox tells it; while it is away, as it told it last. */
export const createSandboxInfo = (sandboxUrl: string, anyProject: boolean) => {
  let known: SandboxInfo | undefined;
  return async (): Promise<SandboxInfo | undefined> => {
    try {
      known = (await introduce(sandboxUrl, anyProject)) ?? known;
    } catch {
      // Not up yet, or gone: without an earlier answer the page says so.
    }
    return known;
  };
};
