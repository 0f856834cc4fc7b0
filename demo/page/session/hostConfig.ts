export interface HostConfig {
  publicToken: string;
  sandboxUrl: string;
  endpoints: Record<string, string>;
  /** Set when the server was started for developers: the URL can choose another project. */
  otherProjects?: { pkceToken: string };
}

const isHostConfig = (value: unknown): value is HostConfig =>
  typeof value === 'object' && value !== null && 'publicToken' in value && 'endpoints' in value;

/** Undefined when the provider is unreachable. Prices can be compared without it. */
export const loadHostConfig = async (): Promise<HostConfig | undefined> => {
  try {
    const answer = await fetch('/config.json');
    const value: unknown = await answer.json();
    return isHostConfig(value) ? value : undefined;
  } catch {
    return undefined;
  }
};
