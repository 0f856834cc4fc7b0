import { shownData } from './state/db';

export interface Settings {
  port: number;
  data: string;
  seed: string | undefined;
}

/** A setting that cannot be used; its message is a line for the person who set it. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

const DEFAULT_PORT = 4311;

function readPort(value: string | undefined): number {
  if (value === undefined || value === '') return DEFAULT_PORT;
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= 65_535) return port;
  throw new SettingsError(`PRICERX_SANDBOX_PORT is "${value}", but must be a port number from 1 to 65535.`);
}

function readData(value: string | undefined): string {
  if (value === undefined || value === '') return 'memory';
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(value)?.[1];
  if (scheme === undefined || ['libsql', 'http', 'https', 'ws', 'wss'].includes(scheme)) return value;
  throw new SettingsError(
    `PRICERX_DATA is "${shownData(value)}", but must be "memory", a folder, or a libsql:// or http:// address.`,
  );
}

export const readSettings = (env: NodeJS.ProcessEnv): Settings => ({
  port: readPort(env['PRICERX_SANDBOX_PORT']),
  data: readData(env['PRICERX_DATA']),
  seed: env['PRICERX_SEED'] || undefined,
});
