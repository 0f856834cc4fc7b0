const TIMEOUT_MS = 2000;

/** The site's project at the provider. The id is the audience of its session JWTs. */
export const PROJECT = { publicToken: 'public-token-test-sandbox', id: 'project-test-sandbox' } as const;

/** A second project of the sandbox. It requires PKCE, so its links and social sign-ins work only in the browser that started. */
const PKCE_TOKEN = 'public-token-test-pricerx-pkce';

export interface SandboxInfo {
  endpoints: Record<string, string>;
  /** Set when the page's URL can choose another project, for developers. */
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

/** Reads the page's configuration from the sandbox, and keeps the last answer for times when the sandbox is down. */
export const createSandboxInfo = (sandboxUrl: string, anyProject: boolean) => {
  let known: SandboxInfo | undefined;
  return async (): Promise<SandboxInfo | undefined> => {
    try {
      known = (await introduce(sandboxUrl, anyProject)) ?? known;
    } catch {
      // The sandbox is down. The last answer is used, if there is one.
    }
    return known;
  };
};
