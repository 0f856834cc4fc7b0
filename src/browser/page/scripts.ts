import { CALL_PREPARATION_MS } from '../../domain/constants';
import { isWebAddress } from '../../domain/addresses/webAddress';
import { isolationHint } from './isolation';

export interface ScriptLoader {
  /**
   * Loads a script once per address. After a failure the next call tries again. Rejects after a time limit; a
   * late script still runs.
   */
  load(url: string): Promise<void>;
}

interface TrustedTypePolicyLike {
  createScriptURL(url: string): unknown;
}

/**
 * Present in browsers with Trusted Types, where the page's policy decides which script addresses are allowed.
 */
interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): TrustedTypePolicyLike;
}

/**
 * The policy under which webpack's runtime loads chunks, where the build has one: a page allows each policy
 * name once.
 */
declare const __CHUNK_POLICY__: ((addresses: readonly string[]) => TrustedTypePolicyLike) | null;

/** Name of our policy, which allows the script addresses that clients were configured with. */
export const SCRIPT_POLICY_NAME = 'pricerx-auth';

/** The allowed script addresses of all clients, which share one policy. */
const configured = new Set<string>();

const isOneOf = (addresses: Iterable<string>, url: string): boolean =>
  [...addresses].some((base) => url === base || url.startsWith(`${base}?`));

function refuseOthers(addresses: Iterable<string>, url: string): string {
  if (isWebAddress(url) && isOneOf(addresses, url)) return url;
  throw new TypeError(`No script is loaded from ${url}: it is not a configured address.`);
}

/** A page may forbid a second policy with the same name, so all clients share one. */
const policies = new WeakMap<TrustedTypesFactory, TrustedTypePolicyLike>();

interface Loading {
  /** How many requests have timed out. */
  hangs: number;
  isLoaded: boolean;
  pending: Promise<void> | null;
  /** Resolves the promise of the newest request. Earlier requests that succeed late also call it. */
  arrived: () => void;
}

/**
 * Chromium joins a request to a pending one with the same address, so a retry after a timeout changes the
 * address.
 */
const addressOf = (url: string, hangs: number): string =>
  hangs === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}retry=${hangs}`;

export function createScriptLoader(
  document: Document,
  allowed: readonly string[],
  limitMs = CALL_PREPARATION_MS,
): ScriptLoader {
  const scripts = new Map<string, Loading>();

  function trusted(url: string): string {
    refuseOthers(allowed, url);
    const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
    if (!factory) return url;
    allowed.forEach((address) => configured.add(address));
    const policy =
      __CHUNK_POLICY__?.(allowed) ??
      policies.get(factory) ??
      factory.createPolicy(SCRIPT_POLICY_NAME, {
        createScriptURL: (value) => refuseOthers(configured, value),
      });
    policies.set(factory, policy);
    // Browsers accept a TrustedScriptURL for `src`; the DOM types do not.
    return policy.createScriptURL(url) as string;
  }

  const insert = (url: string, known: Loading): Promise<void> =>
    new Promise((resolve, reject) => {
      const source = trusted(addressOf(url, known.hangs));
      const script = document.createElement('script');
      const fail = (why: string) => {
        clearTimeout(timer);
        script.remove();
        reject(new Error(`The script ${url} ${why}.`));
      };
      const timer = setTimeout(() => {
        known.hangs += 1;
        fail('did not load in time');
      }, limitMs);
      script.async = true;
      script.defer = true;
      known.arrived = () => {
        clearTimeout(timer);
        resolve();
      };
      script.onload = () => {
        script.dataset.loaded = 'true';
        known.isLoaded = true;
        known.arrived();
      };
      script.onerror = () => fail(`could not be loaded${isolationHint('scripts')}`);
      // For a Content Security Policy with nonces: uses the nonce of a script that the page allowed.
      script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
      script.src = source;
      document.head.append(script);
    });

  return {
    async load(url) {
      const known = scripts.get(url) ?? {
        hangs: 0,
        isLoaded: false,
        pending: null,
        arrived: () => undefined,
      };
      scripts.set(url, known);
      if (known.isLoaded) return;
      known.pending ??= insert(url, known).finally(() => {
        known.pending = null;
      });
      return known.pending;
    },
  };
}
