import type { SandboxOptions } from '../sandboxOn';
import type { PasswordCost } from '../verify/factors/passwordHash';

/** The settings in the query of the worker's URL. The browser can restart a worker without a page that sends them. */
export interface WorkerSettings extends Pick<SandboxOptions, 'seed' | 'consentUrl' | 'passwordCost'> {
  /** The sandbox's address: a path below the folder of the worker's script. Default: `pricerx-auth-sandbox`. */
  base?: string;
  /** Also caches the host's pages, scripts and images below the worker's folder, which then open without a network. Default: no. */
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

/** The folder of the worker's script, with a slash at its end. */
export const folderOf = ({ href }: URL | Location): string => new URL('.', href).href;

/**
 * The sandbox's address for a worker's script, without a slash at its end.
 * @throws Error for an address that is not below the script's folder: the worker would answer in the place of another site, or of
 * the host's own pages
 */
export function baseOf(script: URL | Location, base: string = BASE): string {
  const folder = folderOf(script);
  const { origin, pathname, search, hash } = new URL(base, script.href);
  const address = (origin + pathname).replace(/\/$/, '');
  const isOwn = address.startsWith(folder) && address !== folder && pathname !== script.pathname;
  if (isOwn && !search && !hash) return address;
  throw new Error(`The sandbox’s base "${base}" must be a path below ${folder}, such as "${BASE}".`);
}

export function readWorkerSettings(location: URL | Location) {
  const query = new URL(location.href).searchParams;
  const setting = (name: keyof WorkerSettings): string | undefined => query.get(name) ?? undefined;
  return {
    base: baseOf(location, setting('base')),
    folder: folderOf(location),
    keepsPages: setting('keepPages') === 'true',
    options: {
      seed: setting('seed'),
      consentUrl: setting('consentUrl'),
      passwordCost: setting('passwordCost') as PasswordCost | undefined,
    } satisfies SandboxOptions,
  };
}
