export interface HostConfig {
  publicToken: string;
  sandboxUrl: string;
  endpoints: Record<string, string>;
  /** Only where the server was started for developers: the address may name another project. */
  otherProjects?: { pkceToken: string };
}

const isHostConfig = (value: unknown): value is HostConfig =>
  typeof value === 'object' && value !== null && 'publicToken' in value && 'endpoints' in value;

/** Nothing when the provider cannot be reached; prices can still be compared then. */
export const loadHostConfig = async (): Promise<HostConfig | undefined> => {
  try {
    const answer = await fetch('/config.json');
    const value: unknown = await answer.json();
    return isHostConfig(value) ? value : undefined;
  } catch {
    return undefined;
  }
};
