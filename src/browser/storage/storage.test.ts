import { mapStorage } from '../../../tests/browser/fakeBrowser';
import { makeVisitor } from '../../../tests/data/visitors';
import { DEFAULT_BOOTSTRAP } from '../../domain/bootstrap';
import { createUrlTokenStore } from './urlTokenStore';
import type { StorageKey } from './storageKeys.entry';
import { createKeyValueStore } from './keyValueStore';
import { createSeenDomains } from './seenDomains';
import type { RawCookies } from './cookies.entry';
import { createClientStorage } from './storage';

const TOKEN = 'public-token-test-1';
const KEY = 'stytch_sdk_state_public-token-test-1';
const PAIR = { code_challenge: 'challenge', code_verifier: 'verifier' };
const FLOWS = ['magic_links', 'passwords', 'oauth'] as const;
const ignore = () => undefined;
const noCookies = {
  read: () => null,
  duplicates: () => [],
  removeOthers: ignore,
  raw: {} as RawCookies,
  candidates: () => [],
  confirm: ignore,
  write: ignore,
  clear: ignore,
  clearIntermediate: ignore,
  written: () => null,
};

function setUp() {
  const [map, inTab] = [new Map<string, string>(), new Map<string, string>()];
  const local = createKeyValueStore<StorageKey>(() => mapStorage(map), ignore);
  const session = createKeyValueStore<StorageKey<'sessionStorage'>>(() => mapStorage(inTab), ignore);
  return {
    map,
    inTab,
    storage: createClientStorage(TOKEN, { local, session }, noCookies, createUrlTokenStore(TOKEN, session)),
    seen: createSeenDomains(TOKEN, local),
  };
}

describe('§1 Storage', () => {
  it('the mark of One Tap belongs to its project', () => {
    const { inTab, storage } = setUp();
    const mark = { ends: 1, salt: 'nonce', hash: 'hash' };
    storage.oneTap.write(mark);
    expect(storage.oneTap.read()).toEqual(mark);
    const session = createKeyValueStore<StorageKey<'sessionStorage'>>(() => mapStorage(inTab), ignore);
    const local = createKeyValueStore<StorageKey>(() => mapStorage(new Map()), ignore);
    const other = `${TOKEN}-other`;
    const areas = { local, session };
    expect(
      createClientStorage(other, areas, noCookies, createUrlTokenStore(other, session)).oneTap.read(),
    ).toBeNull();
  });

  it('keeps each value under its own key alone', () => {
    const { map, inTab, storage, seen } = setUp();
    storage.visitor.write(makeVisitor());
    storage.bootstrap.write(DEFAULT_BOOTSTRAP);
    FLOWS.forEach((flow) => storage.pkce.write(flow, [PAIR]));
    storage.httpOnly.write(true);
    storage.refresh.write({ tab: 'tab', at: 1 });
    storage.duration.write('session-1', 30);
    storage.typedEmail.write('ada@example.com');
    storage.startedOAuth.write('google');
    storage.oneTap.write({ ends: 1, salt: 'nonce', hash: 'hash' });
    storage.awaitedMails.write('magic_links', [{ ends: 1, salt: 'salt', hash: 'hash' }]);
    storage.awaitedMails.write('passwords', [{ ends: 1, salt: 'salt', hash: 'hash' }]);
    storage.urlToken.write({ handled: true, tokenType: 'magic_links', token: 'link' }, false);
    seen.add('pricerx.example');
    expect([...map.keys()].sort()).toEqual([
      KEY,
      `${KEY}::PKCE_VERIFIER:magic_links`,
      `${KEY}::PKCE_VERIFIER:oauth`,
      `${KEY}::PKCE_VERIFIER:passwords`,
      `${KEY}::asked:magic_links`,
      `${KEY}::asked:passwords`,
      `${KEY}::bootstrap`,
      `${KEY}::duration`,
      `${KEY}::http_only`,
      `${KEY}::refresh`,
      `${KEY}::seen_domains`,
    ]);
    expect([...inTab.keys()]).toEqual([
      `${KEY}::typed_email`,
      'pricerx_auth_oauth',
      `${KEY}::one_tap`,
      `${KEY}::url_token`,
    ]);
    expect(JSON.parse(map.get(KEY) ?? '')).toEqual(makeVisitor());
    expect(JSON.parse(map.get(`${KEY}::PKCE_VERIFIER:magic_links`) ?? '')).toEqual(PAIR);
  });

  it('reads back what it wrote', () => {
    const { storage, seen } = setUp();
    storage.visitor.write(makeVisitor());
    storage.bootstrap.write({ ...DEFAULT_BOOTSTRAP, projectName: 'PriceRx' });
    storage.pkce.write('oauth', [PAIR]);
    storage.httpOnly.write(true);
    storage.refresh.write({ tab: 'tab', at: 1 });
    seen.add('a.example');
    seen.add('b.example');
    seen.add('a.example');
    expect(storage.visitor.read()).toEqual(makeVisitor());
    expect(storage.bootstrap.read()?.projectName).toBe('PriceRx');
    expect(storage.pkce.read('oauth')).toEqual([PAIR]);
    expect(storage.pkce.read('magic_links')).toEqual([]);
    expect(storage.httpOnly.read()).toBe(true);
    expect(storage.refresh.read()).toEqual({ tab: 'tab', at: 1 });
    expect(seen.all()).toEqual(['a.example', 'b.example']);
  });

  it('writes a sign-out as null, which other tabs read as null', () => {
    const { map, storage } = setUp();
    storage.visitor.write(makeVisitor());
    storage.visitor.write(null);
    expect(map.get(KEY)).toBe('null');
    expect(storage.visitor.parse('null')).toBeNull();
    expect(storage.visitor.parse(null)).toBeNull();
  });

  it('deletes the verifiers of one flow only', () => {
    const { storage } = setUp();
    FLOWS.forEach((flow) => storage.pkce.write(flow, [PAIR]));
    storage.pkce.write('magic_links', []);
    expect(FLOWS.map((flow) => storage.pkce.read(flow))).toEqual([[], [PAIR], [PAIR]]);
  });

  it.each(['', 'not json', '{', '[]', '{}', '"text"', '42', 'true', 'null', '{"session":{},"user":null}'])(
    'reads nothing from the invalid value %j in any place',
    (junk) => {
      const { map, storage, seen } = setUp();
      const flows = FLOWS.map((flow) => `PKCE_VERIFIER:${flow}`);
      map.set(KEY, junk);
      for (const name of ['bootstrap', 'refresh', 'http_only', 'seen_domains', ...flows]) {
        map.set(`${KEY}::${name}`, junk);
      }
      expect(storage.visitor.read()).toBeNull();
      expect(storage.bootstrap.read()).toBeNull();
      expect(storage.refresh.read()).toBeNull();
      expect(FLOWS.map((flow) => storage.pkce.read(flow))).toEqual([[], [], []]);
      expect(storage.httpOnly.read()).toBe(junk === 'true');
      expect(seen.all()).toEqual([]);
    },
  );

  it('fills in fields that a bootstrap stored by an older version lacks', () => {
    const { map, storage } = setUp();
    map.set(`${KEY}::bootstrap`, JSON.stringify({ emailDomains: ['a.example'], captchaSettings: null }));
    expect(storage.bootstrap.read()).toEqual({ ...DEFAULT_BOOTSTRAP, emailDomains: ['a.example'] });
  });
});

/** As version 0.1.0 has stored it. A change of a format needs a reader of the old one, so these texts stay. */
const STORED = {
  '': '{"session":{"session_id":"session-1","user_id":"user-1"},"user":{"user_id":"user-1","emails":[]}}',
  '::PKCE_VERIFIER:magic_links':
    '{"code_challenge":"c-2","code_verifier":"v-2","ends":2,"earlier":[{"code_challenge":"c-1","code_verifier":"v-1","ends":1}]}',
  '::asked:passwords': '[{"ends":1,"salt":"salt","hash":"hash"}]',
  '::bootstrap': '{"projectName":"PriceRx","emailDomains":["pricerx.example"]}',
  '::duration': '{"session_id":"session-1","minutes":60}',
  '::http_only': 'true',
  '::refresh': '{"tab":"tab-1","at":1}',
  '::seen_domains': '["pricerx.example"]',
};
const STORED_IN_TAB = {
  [`${KEY}::one_tap`]: '{"ends":1,"salt":"nonce","hash":"hash"}',
  [`${KEY}::typed_email`]: 'ada@example.com',
  pricerx_auth_oauth: 'google',
};

describe('§1 Storage: the values of another release', () => {
  it.each([
    ['an earlier release', (text: string) => text],
    [
      'a later release, with fields that this one does not know',
      (text: string) => text.replaceAll('{', '{"later":{"more":1},'),
    ],
  ])('are read as its own: %s', (_, by) => {
    const { map, inTab, storage, seen } = setUp();
    for (const [key, text] of Object.entries(STORED)) map.set(KEY + key, by(text));
    for (const [key, text] of Object.entries(STORED_IN_TAB)) inTab.set(key, by(text));
    const mark = { ends: 1, salt: 'salt', hash: 'hash' };
    expect(storage.visitor.read()).toMatchObject({
      session: { session_id: 'session-1' },
      user: { user_id: 'user-1', emails: [] },
    });
    expect(storage.pkce.read('magic_links')).toEqual([
      { code_challenge: 'c-2', code_verifier: 'v-2', ends: 2 },
      { code_challenge: 'c-1', code_verifier: 'v-1', ends: 1 },
    ]);
    expect(storage.awaitedMails.read('passwords')).toEqual([mark]);
    expect(storage.bootstrap.read()).toMatchObject({ projectName: 'PriceRx' });
    expect(storage.duration.read('session-1')).toBe(60);
    expect(storage.httpOnly.read()).toBe(true);
    expect(storage.refresh.read()).toMatchObject({ tab: 'tab-1', at: 1 });
    expect(seen.all()).toEqual(['pricerx.example']);
    expect(storage.oneTap.read()).toEqual({ ...mark, salt: 'nonce' });
    expect(storage.typedEmail.read()).toBe('ada@example.com');
    expect(storage.startedOAuth.read()).toBe('google');
  });
});
