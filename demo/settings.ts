import { readSettings as readSandboxSettings, SettingsError } from '../sandbox/settings';

export interface Settings {
  hostPort: number;
  sandboxPort: number;
  /** A folder, `memory`, or the address of a libSQL server. */
  data: string;
  seed: string | undefined;
}

const DEFAULT_HOST_PORT = 4310;
const DEFAULT_DATA = '.pricerx-sandbox';

const readHostPort = (text: string | undefined): number => {
  if (text === undefined || text === '') return DEFAULT_HOST_PORT;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new SettingsError(`PRICERX_HOST_PORT is "${text}", but must be a port number from 1 to 65535.`);
};

/** What `npm start` goes by: the sandbox's own settings, and a port for the host page. */
export const readSettings = (env: NodeJS.ProcessEnv): Settings => {
  const {
    port: sandboxPort,
    data,
    seed,
  } = readSandboxSettings({
    ...env,
    PRICERX_DATA: env['PRICERX_DATA'] || DEFAULT_DATA,
  });
  const hostPort = readHostPort(env['PRICERX_HOST_PORT']);
  if (hostPort === sandboxPort)
    throw new SettingsError(
      `PRICERX_HOST_PORT and PRICERX_SANDBOX_PORT are both ${hostPort}, but the host page and the sandbox need a port each.`,
    );
  return { hostPort, sandboxPort, data, seed };
};

/** The folder the settings name, if they name one: the host keeps saved prices there, beside the sandbox's data. */
export const dataFolder = ({ data }: Pick<Settings, 'data'>): string | undefined =>
  data === 'memory' || /^[a-z][a-z0-9+.-]*:\/\//i.test(data) ? undefined : data;
