import type { SandboxOptions } from '../sandboxOn';
import type { PasswordCost } from '../verify/factors/passwordHash';

/** The settings in the query of the worker's URL. The browser can restart a worker without a page that sends them. */
export interface WorkerSettings extends Pick<SandboxOptions, 'seed' | 'consentUrl' | 'passwordCost'> {
  /** The sandbox's address, relative to the worker's script. Default: `pricerx-auth-sandbox`. */
  base?: string;
  /** Also caches the host's own files, so that its pages open without a network. Default: no. */
  keepPages?: boolean;
}

const NAMES = [
  'base',
  'keepPages',
  'seed',
  'consentUrl',
  'passwordCost',
] as const satisfies (keyof WorkerSettings)[];
const BASE = 'pricerx-auth-sandbox';

/** The worker's script with its settings. */
export function workerAddress(script: URL, settings: WorkerSettings): URL {
  const address = new URL(script);
  for (const name of NAMES) {
    const value = settings[name];
    if (value !== undefined) address.searchParams.set(name, String(value));
  }
  return address;
}

/** The sandbox's address for a worker's script, without a slash at its end. */
export const baseOf = (script: URL | Location, base: string = BASE): string =>
  new URL(base, script.href).href.replace(/\/$/, '');

export function readWorkerSettings(location: URL | Location) {
  const query = new URL(location.href).searchParams;
  const setting = (name: keyof WorkerSettings): string | undefined => query.get(name) ?? undefined;
  return {
    base: baseOf(location, setting('base')),
    keepsPages: setting('keepPages') === 'true',
    options: {
      seed: setting('seed'),
      consentUrl: setting('consentUrl'),
      passwordCost: setting('passwordCost') as PasswordCost | undefined,
    } satisfies SandboxOptions,
  };
}
