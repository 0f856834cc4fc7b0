import { CALL_PREPARATION_MS } from '../domain/constants';
import { isWebAddress } from '../domain/webAddress';
import { isolationHint } from './isolation';

export interface ScriptLoader {
  /** Loads a script once per address; a failed load may be tried again. Rejects after a limit, but a script may still come. */
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
declare const __CHUNK_POLICY__: ((addresses: readonly string[]) => TrustedTypePolicyLike) | null;

/** The one policy of ours; what it lets through for scripts of others are the addresses the client was configured with. */
export const SCRIPT_POLICY_NAME = 'pricerx-auth';

/** Of all clients: they share the policy. */
const configured = new Set<string>();

const isOneOf = (addresses: Iterable<string>, url: string): boolean =>
  [...addresses].some((base) => url === base || url.startsWith(`${base}?`));

function refuseOthers(addresses: Iterable<string>, url: string): string {
  if (isWebAddress(url) && isOneOf(addresses, url)) return url;
  throw new TypeError(`No script is loaded from ${url}: it is not a configured address.`);
}

/** A page may forbid a second policy of one name, so that all clients of the page share theirs. */
const policies = new WeakMap<TrustedTypesFactory, TrustedTypePolicyLike>();

interface Loading {
  /** How often its limit ran out. */
  hangs: number;
  isLoaded: boolean;
  pending: Promise<void> | null;
  /** Ends the wait for the newest request, also when an earlier one has brought the script. */
  arrived: () => void;
}

/** Chromium joins a request to one that is still in flight to the same address: after a hang it is another one. */
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
    // The platform takes a TrustedScriptURL wherever it takes a string; the DOM types do not know it yet.
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
      // For pages that allow scripts by a nonce alone: that of a script which they have let in.
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
