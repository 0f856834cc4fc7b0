import { shownData } from './state/database/db';

export interface Settings {
  port: number;
  data: string;
  seed: string | undefined;
}

/** Hosts and origins that are accepted in addition to loopback. */
export interface Access {
  /** Further host names of the sandbox. */
  hosts: string[];
  /** Further origins whose pages may use the control calls and be redirected to. */
  controlOrigins: string[];
}

/** Thrown for an invalid environment variable. The CLI prints the message as one line. */
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

const listOf = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => entry !== '');

function readHosts(value: string | undefined): string[] {
  const hosts = listOf(value);
  const bad = hosts.find((host) => !/^[\da-z.-]+$/.test(host));
  if (bad === undefined) return hosts;
  throw new SettingsError(
    `PRICERX_SANDBOX_HOSTS has "${bad}", but must be host names without a port, such as "sandbox.test,sandbox.team.example".`,
  );
}

function readOrigins(value: string | undefined): string[] {
  const origins = listOf(value);
  const bad = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (bad === undefined) return origins;
  throw new SettingsError(
    `PRICERX_SANDBOX_ORIGINS has "${bad}", but must be origins without a path, such as "https://tools.example".`,
  );
}

export const readSettings = (env: NodeJS.ProcessEnv): Settings => ({
  port: readPort(env['PRICERX_SANDBOX_PORT']),
  data: readData(env['PRICERX_DATA']),
  seed: env['PRICERX_SEED'] || undefined,
});

export const readAccess = (env: NodeJS.ProcessEnv): Access => ({
  hosts: readHosts(env['PRICERX_SANDBOX_HOSTS']),
  controlOrigins: readOrigins(env['PRICERX_SANDBOX_ORIGINS']),
});
