import { readSettings as readSandboxSettings, SettingsError } from '../sandbox/settings';

export interface Settings {
  hostPort: number;
  sandboxPort: number;
  /** Port of the third-party app. */
  appPort: number;
  /** A folder, `memory`, or the URL of a libSQL server. */
  data: string;
  seed: string | undefined;
  /** The host page's URL can choose another project. */
  anyProject: boolean;
}

const DEFAULT_HOST_PORT = 4310;
const DEFAULT_APP_PORT = 4312;
const DEFAULT_DATA = '.pricerx-sandbox';

const readPort = (env: NodeJS.ProcessEnv, setting: string, standard: number): number => {
  const text = env[setting];
  if (text === undefined || text === '') return standard;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new SettingsError(`${setting} is "${text}", but must be a port number from 1 to 65535.`);
};

const readSwitch = (env: NodeJS.ProcessEnv, setting: string): boolean => {
  const text = env[setting] || '0';
  if (text === '1' || text === '0') return text === '1';
  throw new SettingsError(`${setting} is "${text}", but must be 1 or 0.`);
};

/** Reads the settings of `npm start`: those of the sandbox, and the ports of the host page and the app. */
export const readSettings = (env: NodeJS.ProcessEnv): Settings => {
  const {
    port: sandboxPort,
    data,
    seed,
  } = readSandboxSettings({
    ...env,
    PRICERX_DATA: env['PRICERX_DATA'] || DEFAULT_DATA,
  });
  const anyProject = readSwitch(env, 'PRICERX_DEMO_DEVELOPER');
  const hostPort = readPort(env, 'PRICERX_HOST_PORT', DEFAULT_HOST_PORT);
  const appPort = readPort(env, 'PRICERX_APP_PORT', DEFAULT_APP_PORT);
  if (hostPort === sandboxPort)
    throw new SettingsError(
      `PRICERX_HOST_PORT and PRICERX_SANDBOX_PORT are both ${hostPort}, but the host page and the sandbox need a port each.`,
    );
  for (const [setting, port] of [
    ['PRICERX_HOST_PORT', hostPort],
    ['PRICERX_SANDBOX_PORT', sandboxPort],
  ] as const) {
    if (port === appPort)
      throw new SettingsError(
        `PRICERX_APP_PORT and ${setting} are both ${port}, but the app needs a port of its own.`,
      );
  }
  return { hostPort, sandboxPort, appPort, data, seed, anyProject };
};

/** The data folder, if `data` is one. The host keeps saved prices there, beside the sandbox's data. */
export const dataFolder = ({ data }: Pick<Settings, 'data'>): string | undefined =>
  data === 'memory' || /^[a-z][a-z0-9+.-]*:\/\//i.test(data) ? undefined : data;
