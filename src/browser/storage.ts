import { DEFAULT_BOOTSTRAP } from '../domain/bootstrap';
import type { Bootstrap, PKCEPair } from '../domain/entities';
import { visitorFrom, type Visitor } from '../domain/visitor';
import type { SessionCookies } from './cookies';
import type { KeyValueStore } from './keyValueStore';

export type PKCEFlow = 'magic_links' | 'passwords' | 'oauth';

/** Everything the client keeps in this browser. Nothing in it throws. */
export interface ClientStorage {
  tokens: SessionCookies;
  visitor: {
    /** Under this key other tabs hear of each change. */
    key: string;
    read(): Visitor | null;
    write(visitor: Visitor | null): void;
    parse(raw: string | null): Visitor | null;
  };
  /** Set while the session lives in cookies that scripts cannot read. */
  httpOnly: { read(): boolean; write(value: boolean): void };
  bootstrap: { read(): Bootstrap | null; write(bootstrap: Bootstrap): void };
  pkce: {
    read(flow: PKCEFlow): PKCEPair | null;
    write(flow: PKCEFlow, pair: PKCEPair): void;
    clear(flow: PKCEFlow): void;
  };
  /** How long a session was last asked to be, in minutes. Of another session nothing is known. */
  duration: {
    read(sessionId: string): number | null;
    write(sessionId: string, minutes: number): void;
    clear(): void;
  };
  /** The last confirmed refresh of this browser: which tab made it, and when by this device's own clock. */
  refresh: { read(): RefreshRecord | null; write(record: RefreshRecord): void };
}

export interface RefreshRecord {
  tab: string;
  at: number;
}

const parseJSON = (raw: string | null): unknown => {
  if (raw === null) return null;
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    return null;
  }
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const storageKey = (publicToken: string): string => `stytch_sdk_state_${publicToken}`;

export function createClientStorage(
  publicToken: string,
  local: KeyValueStore,
  cookies: SessionCookies,
): ClientStorage {
  const key = storageKey(publicToken);
  const under = (name: string): string => `${key}::${name}`;
  const readJSON = (name: string): unknown => parseJSON(local.get(under(name)));
  const writeJSON = (name: string, value: unknown) => local.set(under(name), JSON.stringify(value));
  const parse = (raw: string | null) => visitorFrom(parseJSON(raw));

  return {
    tokens: cookies,
    visitor: {
      key,
      read: () => parse(local.get(key)),
      write: (visitor) => local.set(key, JSON.stringify(visitor)),
      parse,
    },
    httpOnly: {
      read: () => readJSON('http_only') === true,
      write: (value) => (value ? writeJSON('http_only', true) : local.remove(under('http_only'))),
    },
    bootstrap: {
      read: () => {
        const value = readJSON('bootstrap');
        if (!isRecord(value) || !Array.isArray(value.emailDomains)) return null;
        // The copy may be an older version's, with fewer fields.
        const known = Object.entries(value).filter(([, item]) => item !== null);
        return { ...DEFAULT_BOOTSTRAP, ...(Object.fromEntries(known) as Partial<Bootstrap>) };
      },
      write: (bootstrap) => writeJSON('bootstrap', bootstrap),
    },
    pkce: {
      read: (flow) => {
        const pair = readJSON(`PKCE_VERIFIER:${flow}`);
        return isRecord(pair) &&
          typeof pair.code_verifier === 'string' &&
          typeof pair.code_challenge === 'string'
          ? { code_challenge: pair.code_challenge, code_verifier: pair.code_verifier }
          : null;
      },
      write: (flow, pair) => writeJSON(`PKCE_VERIFIER:${flow}`, pair),
      clear: (flow) => local.remove(under(`PKCE_VERIFIER:${flow}`)),
    },
    duration: {
      read: (sessionId) => {
        const record = readJSON('duration');
        return isRecord(record) && record.session_id === sessionId && typeof record.minutes === 'number'
          ? record.minutes
          : null;
      },
      write: (session_id, minutes) => writeJSON('duration', { session_id, minutes }),
      clear: () => local.remove(under('duration')),
    },
    refresh: {
      read: () => {
        const record = readJSON('refresh');
        return isRecord(record) && typeof record.tab === 'string' && typeof record.at === 'number'
          ? { tab: record.tab, at: record.at }
          : null;
      },
      write: (record) => writeJSON('refresh', record),
    },
  };
}

/** Domains that our cookies were set for, in the key-value store beside the rest. */
export function createSeenDomains(publicToken: string, local: KeyValueStore) {
  const key = `${storageKey(publicToken)}::seen_domains`;
  const all = (): string[] => {
    const value = parseJSON(local.get(key));
    return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
  };
  return {
    all,
    add: (domain: string) => {
      if (!all().includes(domain)) local.set(key, JSON.stringify([...all(), domain]));
    },
  };
}
