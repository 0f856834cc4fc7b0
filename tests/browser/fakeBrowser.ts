/** A browser whose tabs share storage, cookies and locks, and receive each other's storage events after a delay. */
export interface FakeBrowser {
  /** The content of local storage. */
  stored: Map<string, string>;
  cookies: CookieJar;
  locks: Pick<LockManager, 'request'>;
  openTab(): FakeTab;
}

export interface FakeTab {
  window: EventTarget;
  localStorage: Storage;
  sessionStorage: Storage;
}

export const mapStorage = (
  map: Map<string, string>,
  changed: (key: string, value: string | null) => void = () => undefined,
): Storage => ({
  get length() {
    return map.size;
  },
  key: (index) => [...map.keys()][index] ?? null,
  getItem: (key) => map.get(key) ?? null,
  setItem(key, value) {
    const before = map.get(key);
    map.set(key, value);
    if (before !== value) changed(key, value);
  },
  removeItem(key) {
    if (map.delete(key)) changed(key, null);
  },
  clear: () => map.clear(),
});

interface Cookie {
  name: string;
  value: string;
  domain: string;
  path: string;
  expires: number;
}

/** A `document.cookie` that supports one cookie per name, domain and path, and Max-Age. */
export class CookieJar {
  /** All assigned strings. */
  readonly written: string[] = [];
  private cookies: Cookie[] = [];

  /** @param accepts false for a jar that drops everything, as with cookies switched off. */
  constructor(private readonly accepts: (assignment: string) => boolean = () => true) {}

  get cookie(): string {
    this.cookies = this.cookies.filter(({ expires }) => expires > Date.now());
    return this.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  }

  set cookie(assignment: string) {
    this.written.push(assignment);
    if (!this.accepts(assignment)) return;
    const [pair = '', ...attributes] = assignment.split('; ');
    const attribute = (name: string) =>
      attributes.find((item) => item.startsWith(`${name}=`))?.slice(name.length + 1);
    const [name = '', value = ''] = pair.split('=');
    const maxAge = attribute('Max-Age');
    const cookie: Cookie = {
      name,
      value,
      domain: attribute('Domain') ?? '',
      path: attribute('Path') ?? '/',
      expires: maxAge === undefined ? Infinity : Date.now() + Number(maxAge) * 1000,
    };
    this.cookies = this.cookies.filter(
      (known) => known.name !== name || known.domain !== cookie.domain || known.path !== cookie.path,
    );
    if (cookie.expires > Date.now()) this.cookies.push(cookie);
  }
}

function createLocks(): Pick<LockManager, 'request'> {
  const queues = new Map<string, Promise<unknown>>();
  const request = (name: string, callback: (lock: Lock) => unknown) => {
    const mine = (queues.get(name) ?? Promise.resolve()).then(() => callback({ name, mode: 'exclusive' }));
    queues.set(
      name,
      mine.catch(() => undefined),
    );
    return mine;
  };
  return { request: request as LockManager['request'] };
}

/** @param newsMs delay of storage events in the other tabs. */
export function createFakeBrowser({ cookies = new CookieJar(), newsMs = 20 } = {}): FakeBrowser {
  const stored = new Map<string, string>();
  const tabs: FakeTab[] = [];
  return {
    stored,
    cookies,
    locks: createLocks(),
    openTab() {
      const window = new EventTarget();
      const tellOthers = (key: string, newValue: string | null) =>
        tabs
          .filter((tab) => tab.window !== window)
          .forEach((tab) =>
            setTimeout(
              () => tab.window.dispatchEvent(new StorageEvent('storage', { key, newValue })),
              newsMs,
            ),
          );
      const tab: FakeTab = {
        window,
        localStorage: mapStorage(stored, tellOthers),
        sessionStorage: mapStorage(new Map()),
      };
      tabs.push(tab);
      return tab;
    },
  };
}
