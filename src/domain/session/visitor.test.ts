import * as fc from 'fast-check';
import { visitorFrom, wholeVisitor, type Visitor } from './visitor';
import { sameVisitor } from './visitorChanges';
import { makeVisitor } from '../../../tests/data/visitors';

const changed = (change: (visitor: Visitor) => void): Visitor => {
  const visitor = structuredClone(makeVisitor());
  change(visitor);
  return visitor;
};

describe('§4 Session lifecycle: changes of the visitor', () => {
  it('two copies are equal', () => {
    expect(sameVisitor(makeVisitor(), structuredClone(makeVisitor()))).toBe(true);
    expect(sameVisitor(null, null)).toBe(true);
  });

  it('a new last_accessed_at is no change', () => {
    const later = changed(({ session }) => (session.last_accessed_at = '2031-01-01T00:00:00Z'));
    expect(sameVisitor(makeVisitor(), later)).toBe(true);
  });

  it.each<[string, Visitor | null]>([
    ['a sign-out', null],
    ['another session', changed(({ session }) => (session.session_id = 'session-2'))],
    ['a later end', changed(({ session }) => (session.expires_at = '2031-01-01T00:00:00Z'))],
    ['a role', changed(({ session }) => session.roles.push('admin'))],
    ['a claim deep inside', changed(({ session }) => (session.custom_claims = { a: { b: [1] } }))],
    ['a name', changed(({ user }) => (user.name.first_name = 'Grace'))],
    [
      'an email',
      changed(({ user }) => user.emails.push({ email_id: 'e2', email: 'g@h.co', verified: false })),
    ],
    [
      'metadata with one field more',
      changed(({ user }) => (user.untrusted_metadata = { theme: 'dark', a: 1 })),
    ],
    ['metadata with another field', changed(({ user }) => (user.untrusted_metadata = { color: 'dark' }))],
    [
      'a field that is set to undefined',
      changed(({ user }) => (user.untrusted_metadata = { theme: undefined })),
    ],
    ['a list in place of an object', changed(({ user }) => (user.trusted_metadata = [] as never))],
    ['a missing list', changed(({ user }) => delete user.roles)],
  ])('%s is a change', (_, other) => {
    expect(sameVisitor(makeVisitor(), other)).toBe(false);
    expect(sameVisitor(other, makeVisitor())).toBe(false);
  });

  const withTheme = (theme: unknown) => makeVisitor({}, { untrusted_metadata: { theme } });
  it.each([true, 7, '', null])('an empty object in place of %j is a change', (value) => {
    expect(sameVisitor(withTheme(value), withTheme({}))).toBe(false);
    expect(sameVisitor(withTheme({}), withTheme(value))).toBe(false);
  });

  it('metadata are compared as JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, two) => {
        const [a, b] = [one, two].map((value) =>
          changed(({ user }) => (user.untrusted_metadata = { value })),
        ) as [Visitor, Visitor];
        expect(sameVisitor(a, structuredClone(a))).toBe(true);
        if (sameVisitor(a, b)) expect(one).toEqual(two);
      }),
    );
  });
});

describe('§4 Session lifecycle: the stored visitor', () => {
  it('reads a complete visitor', () => {
    expect(visitorFrom(structuredClone(makeVisitor()))).toEqual(makeVisitor());
  });

  it('drops unknown fields', () => {
    expect(visitorFrom({ ...makeVisitor(), session_token: 'secret' })).toEqual(makeVisitor());
  });

  const { session, user } = makeVisitor();
  it.each([
    ['nothing', null],
    ['undefined', undefined],
    ['text', 'visitor'],
    ['a list', [session, user]],
    ['an empty object', {}],
    ['a session alone', { session }],
    ['a user alone', { user }],
    ['a session of null', { session: null, user }],
    ['lists', { session: [], user: [] }],
    ['a session without id', { session: { ...session, session_id: undefined }, user }],
    ['a user whose id is a number', { session, user: { ...user, user_id: 7 } }],
  ])('refuses %s', (_, junk) => {
    expect(visitorFrom(junk)).toBeNull();
  });
});

describe('§5 Client options: rememberUser, a stored record without the user', () => {
  const known = makeVisitor();
  const record = (session_id: string, user_id: string) =>
    ({ session: { session_id, last_accessed_at: 'later' }, user: { user_id } }) as Visitor;

  it('of the known session and user has the known user, and its own times', () => {
    const { session, user } = known;
    expect(wholeVisitor(record(session.session_id, user.user_id), known)).toEqual({
      session: { ...session, last_accessed_at: 'later' },
      user,
    });
  });

  it('is no visitor where nothing is stored', () => {
    expect(wholeVisitor(null, known)).toBeNull();
  });

  it('a record with its user is the visitor, also in place of another', () => {
    const stored = makeVisitor({ session_id: 'session-2' });
    expect(wholeVisitor(stored, known)).toBe(stored);
    expect(wholeVisitor(stored, null)).toBe(stored);
  });

  it.each([
    ['another session', record('session-2', 'user-1'), known],
    ['another user', record('session-1', 'mallory'), known],
    ['a page that knows none', record('session-1', 'user-1'), null],
  ])('of %s has no user: the provider must be asked', (_, stored, before) => {
    expect(wholeVisitor(stored, before)).toBeNull();
  });
});
