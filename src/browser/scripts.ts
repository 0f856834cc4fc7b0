import { SCRIPT_TIMEOUT_MS } from '../domain/constants';
import { isolationHint } from './isolation';

export interface ScriptLoader {
  /** Loads a script once per address; a failed load may be tried again. Rejects after a limit. */
  load(url: string): Promise<void>;
}

interface TrustedTypePolicyLike {
  createScriptURL(url: string): unknown;
}

/** Present where the browser has Trusted Types; a page's policy then decides which scripts may load. */
interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): TrustedTypePolicyLike;
}

/** The policy that the bundle's own chunks are loaded by, where the build has one: a page allows a name once. */
declare const __CHUNK_POLICY__: (() => TrustedTypePolicyLike) | null;

/** The one policy of ours; what it lets through for scripts of others are the addresses the client was configured with. */
export const SCRIPT_POLICY_NAME = 'pricerx-auth';

/** A page may forbid a second policy of one name, so that all clients of the page share theirs. */
const policies = new WeakMap<TrustedTypesFactory, TrustedTypePolicyLike>();

export function createScriptLoader(
  document: Document,
  allowed: readonly string[],
  limitMs = SCRIPT_TIMEOUT_MS,
): ScriptLoader {
  const isAllowed = (url: string): boolean =>
    allowed.some((base) => url === base || url.startsWith(`${base}?`));
  const loads = new Map<string, Promise<void>>();

  function trusted(url: string): string {
    if (!isAllowed(url)) throw new Error(`No script is loaded from ${url}: it is not a configured address.`);
    const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
    if (!factory) return url;
    const policy =
      policies.get(factory) ??
      __CHUNK_POLICY__?.() ??
      factory.createPolicy(SCRIPT_POLICY_NAME, { createScriptURL: (value) => value });
    policies.set(factory, policy);
    // The platform takes a TrustedScriptURL wherever it takes a string; the DOM types do not know it yet.
    return policy.createScriptURL(url) as string;
  }

  const insert = (url: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const source = trusted(url);
      const script = document.createElement('script');
      const fail = (why: string) => {
        clearTimeout(timer);
        script.remove();
        reject(new Error(`The script ${url} ${why}.`));
      };
      const timer = setTimeout(() => fail('did not load in time'), limitMs);
      script.async = true;
      script.defer = true;
      script.onload = () => {
        clearTimeout(timer);
        script.dataset.loaded = 'true';
        resolve();
      };
      script.onerror = () => fail(`could not be loaded${isolationHint('scripts')}`);
      // For pages that allow scripts by a nonce alone: that of a script which they have let in.
      script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
      script.src = source;
      document.head.append(script);
    });

  return {
    load(url) {
      const known = loads.get(url);
      if (known) return known;
      const loading = Promise.resolve().then(() => insert(url));
      loads.set(url, loading);
      loading.catch(() => loads.delete(url));
      return loading;
    },
  };
}
