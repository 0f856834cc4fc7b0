import type { ClientOptions } from '../../domain/config/clientOptions';
import { DEFAULT_BOOTSTRAP } from '../../domain/bootstrap';
import { isRecord } from '../../domain/calls/checkValues';
import type { Bootstrap, PKCEPair } from '../../domain/entities';
import type { Way } from '../../domain/session/lastUsed';
import type { Visitor } from '../../domain/session/visitor';
import type { UrlTokenStore } from './urlTokenStore';
import { storageKey, storageNames, type StorageNameIn } from './storageKeys';
import { parseJSON } from './keyValueStore';
import type { RemovableCookies } from './cookies';
import { createEntryStorage, type EntryStorage, type StorageAreas } from './storage.entry';
import type { RefreshRecord } from './refreshRecord';

export type MailFlow = 'magic_links' | 'passwords';
export type PKCEFlow = MailFlow | 'oauth';

/** A PKCE pair and its expiry: wall time in milliseconds. */
export interface KeptPair extends PKCEPair {
  ends?: number;
}

/** What this browser has asked for: a mail with a link, where no PKCE pair proves it, or the token of One Tap. */
export interface Mark {
  /** Wall time in milliseconds. */
  ends: number;
  salt: string;
  /** The salted hash of the mail's address, or of the token. */
  hash: string;
}

/** Everything that the client stores in this browser. None of its methods throws. */
export interface ClientStorage extends EntryStorage {
  tokens: RemovableCookies;
  visitor: EntryStorage['visitor'] & { write(visitor: Visitor | null): void };
  httpOnly: EntryStorage['httpOnly'] & { write(value: boolean): void };
  bootstrap: { read(): Bootstrap | null; write(bootstrap: Bootstrap): void };
  pkce: {
    /** The newest pair first. */
    read(flow: PKCEFlow): KeptPair[];
    /** @returns false when the pairs are lost with the page */
    write(flow: PKCEFlow, pairs: readonly KeptPair[]): boolean;
  };
  awaitedMails: {
    /** The newest mail first. */
    read(flow: MailFlow): Mark[];
    write(flow: MailFlow, mails: readonly Mark[]): void;
  };
  /** The duration last requested for a session, in minutes; null for any other session. */
  duration: {
    read(sessionId: string): number | null;
    write(sessionId: string, minutes: number): void;
  };
  refresh: EntryStorage['refresh'] & { write(record: RefreshRecord): void };
  typedEmail: EntryStorage['typedEmail'] & { write(email: string): void };
  lastUsed: EntryStorage['lastUsed'] & { write(way: Way): void };
  /** The social provider of a sign-in that this tab has started. */
  startedOAuth: { read(): string | null; write(provider: string): void; clear(): void };
  /** One Tap's token, for which this tab has left the page. */
  oneTap: { read(): Mark | null; write(mark: Mark): void; clear(): void };
  /**
   * Removes the visitor's data except the tokens, which other tabs notice.
   * @param signIn whether to remove the data of a sign-in in progress too.
   */
  forgetVisitor(how: { signIn: boolean }): void;
  /** Removes this tab's own data of a visitor who signed out in another tab. */
  forgetInTab(): void;
}

const pairFrom = (value: unknown): KeptPair[] => {
  if (!isRecord(value)) return [];
  const { code_challenge, code_verifier, ends } = value;
  if (typeof code_challenge !== 'string' || typeof code_verifier !== 'string') return [];
  return [{ code_challenge, code_verifier, ...(typeof ends === 'number' && { ends }) }];
};

const markFrom = (value: unknown): Mark[] => {
  if (!isRecord(value)) return [];
  const { ends, salt, hash } = value;
  return typeof ends === 'number' && typeof salt === 'string' && typeof hash === 'string'
    ? [{ ends, salt, hash }]
    : [];
};

/** The ids and times of a visitor, without anything that names the person. */
function withoutPerson({ session, user: { user_id } }: Visitor): object {
  const { session_id, started_at, last_accessed_at, expires_at } = session;
  return {
    session: { session_id, user_id, started_at, last_accessed_at, expires_at },
    user: { user_id },
  };
}

export function createClientStorage(
  publicToken: string,
  areas: StorageAreas,
  tokens: RemovableCookies,
  urlToken: UrlTokenStore,
  { rememberUser = true }: Pick<ClientOptions, 'rememberUser'> = {},
): ClientStorage {
  const { local, session } = areas;
  const remembered = createEntryStorage(publicToken, areas, tokens, urlToken);
  const under = (name: StorageNameIn<'localStorage'>) => storageKey(name, publicToken);
  const readJSON = (name: StorageNameIn<'localStorage'>): unknown => parseJSON(local.get(under(name)));
  const writeJSON = (name: StorageNameIn<'localStorage'>, value: unknown) =>
    local.set(under(name), JSON.stringify(value));
  const typedEmail = storageKey('typedEmail', publicToken);
  const startedOAuth = storageKey('startedOAuth', publicToken);
  const oneTap = storageKey('oneTap', publicToken);

  const forgetInTab = () =>
    storageNames('sessionStorage', ['visitor', 'signIn']).forEach((name) =>
      session.remove(storageKey(name, publicToken)),
    );

  return {
    ...remembered,
    tokens,
    visitor: {
      ...remembered.visitor,
      write: (visitor) => writeJSON('visitor', visitor && !rememberUser ? withoutPerson(visitor) : visitor),
    },
    httpOnly: {
      ...remembered.httpOnly,
      write: (value) => (value ? writeJSON('httpOnly', true) : local.remove(under('httpOnly'))),
    },
    bootstrap: {
      read: () => {
        const value = readJSON('bootstrap');
        if (!isRecord(value) || !Array.isArray(value.emailDomains)) return null;
        // A copy stored by an older version may lack fields.
        const known = Object.entries(value).filter(([, item]) => item !== null);
        return { ...DEFAULT_BOOTSTRAP, ...(Object.fromEntries(known) as Partial<Bootstrap>) };
      },
      write: (bootstrap) => writeJSON('bootstrap', bootstrap),
    },
    pkce: {
      read: (flow) => {
        const newest = readJSON(`PKCE_VERIFIER:${flow}`);
        if (!isRecord(newest)) return [];
        return [newest, ...(Array.isArray(newest.earlier) ? (newest.earlier as unknown[]) : [])].flatMap(
          pairFrom,
        );
      },
      // The provider's own client stores one pair here: the newest has its format.
      write(flow, [newest, ...earlier]) {
        if (newest)
          return writeJSON(`PKCE_VERIFIER:${flow}`, earlier.length > 0 ? { ...newest, earlier } : newest);
        local.remove(under(`PKCE_VERIFIER:${flow}`));
        return true;
      },
    },
    awaitedMails: {
      read: (flow) => {
        const mails = readJSON(`awaitedMails:${flow}`);
        return Array.isArray(mails) ? mails.flatMap(markFrom) : [];
      },
      write: (flow, mails) =>
        mails.length > 0
          ? writeJSON(`awaitedMails:${flow}`, mails)
          : local.remove(under(`awaitedMails:${flow}`)),
    },
    duration: {
      read: (sessionId) => {
        const record = readJSON('duration');
        return isRecord(record) && record.session_id === sessionId && typeof record.minutes === 'number'
          ? record.minutes
          : null;
      },
      write: (session_id, minutes) => writeJSON('duration', { session_id, minutes }),
    },
    refresh: { ...remembered.refresh, write: (record) => writeJSON('refresh', record) },
    typedEmail: {
      ...remembered.typedEmail,
      write: (email) => (email && rememberUser ? session.set(typedEmail, email) : session.remove(typedEmail)),
    },
    lastUsed: {
      ...remembered.lastUsed,
      write: (way) => (rememberUser ? local.set(under('lastUsed'), way) : local.remove(under('lastUsed'))),
    },
    startedOAuth: {
      read: () => session.get(startedOAuth),
      write: (provider) => session.set(startedOAuth, provider),
      clear: () => session.remove(startedOAuth),
    },
    oneTap: {
      read: () => markFrom(parseJSON(session.get(oneTap)))[0] ?? null,
      write: (mark) => session.set(oneTap, JSON.stringify(mark)),
      clear: () => session.remove(oneTap),
    },
    forgetVisitor({ signIn }) {
      storageNames('localStorage', signIn ? ['visitor', 'signIn'] : ['visitor'])
        .filter((name) => name !== 'visitor')
        .forEach((name) => local.remove(under(name)));
      if (signIn) forgetInTab();
      // Last, because this notifies other tabs. Null, as the provider's own client writes it, rather than
      // removing the key.
      if (local.get(under('visitor')) !== null) writeJSON('visitor', null);
    },
    forgetInTab,
  };
}
