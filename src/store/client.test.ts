import { makeVisitor } from '../../tests/data/visitors';
import { createFakeServices } from '../../tests/fakeServices';
import { UNREACHABLE } from '../domain/errors/errors';
import { call, type SagaGenerator } from '../sagas/effects';
import { linkProblemFound, linkProblemSeen, oauthProblemFound, oauthProblemSeen } from './client';
import { createStore } from './createStore';
import {
  adopted,
  authenticated,
  cleared,
  readsOutdated,
  refreshFailed,
  restored,
  selectSession,
  selectVisitor,
  userChanged,
} from './session';

function setUp() {
  const services = createFakeServices();
  const { store, runRoot } = createStore(services);
  return { services, runRoot, dispatch: store.dispatch, state: () => store.getState() };
}

describe('The state of a client', () => {
  it('the problems of a link and of a social sign-in are kept until the visitor has seen them', () => {
    const { dispatch, state } = setUp();
    expect(state().client).toMatchObject({ linkProblem: null, oauthProblem: null });
    dispatch(linkProblemFound());
    dispatch(oauthProblemFound(UNREACHABLE));
    expect(state().client).toMatchObject({ linkProblem: 'missingVerifier', oauthProblem: UNREACHABLE });
    dispatch(linkProblemSeen());
    expect(state().client).toMatchObject({ linkProblem: null, oauthProblem: UNREACHABLE });
    dispatch(oauthProblemSeen());
    expect(state().client.oauthProblem).toBeNull();
  });

  it('a saga that throws is logged', async () => {
    const { services, runRoot } = setUp();
    const broken = function* (): SagaGenerator<void> {
      yield* call(() => {
        throw new Error('a bug');
      });
    };
    await expect(runRoot(broken).toPromise()).rejects.toThrow('a bug');
    expect(services.errors).toEqual(['Unexpected: a bug']);
  });
});

describe('The state of a session', () => {
  const visitor = makeVisitor();
  const other = makeVisitor({ session_id: 'session-other' });

  it.each([
    [{ visitor: null, unconfirmed: false }, 'signedOut', false],
    [{ visitor: null, unconfirmed: true }, 'unknown', true],
    [{ visitor, unconfirmed: true }, 'signedIn', true],
    [{ visitor, unconfirmed: false }, 'signedIn', false],
  ] as const)('%j is restored as %s', (found, status, fromCache) => {
    const { dispatch, state } = setUp();
    expect(selectSession(state())).toMatchObject({ status: 'unstarted', fromCache: true, revision: 0 });
    dispatch(restored(found));
    expect(selectSession(state())).toMatchObject({ status, fromCache, visitor: found.visitor, revision: 1 });
  });

  it('a session is adopted until the next confirmation', () => {
    const { dispatch, state } = setUp();
    dispatch(authenticated(visitor, true));
    expect(selectSession(state())).toMatchObject({ status: 'signedIn', fromCache: false, isAdopted: true });
    dispatch(authenticated(visitor));
    expect(selectSession(state()).isAdopted).toBe(false);
    dispatch(authenticated(visitor, true));
    dispatch(adopted(visitor));
    expect(selectSession(state()).isAdopted).toBe(false);
  });

  it('another session or user counts as a change, a refresh does not', () => {
    const { dispatch, state } = setUp();
    const revision = () => selectSession(state()).revision;
    dispatch(authenticated(visitor));
    expect(revision()).toBe(1);
    dispatch(authenticated({ ...visitor, session: { ...visitor.session, last_accessed_at: '2031-01-01' } }));
    expect(revision()).toBe(1);
    dispatch(adopted(other));
    expect(revision()).toBe(2);
    dispatch(adopted({ ...other, user: { ...visitor.user, user_id: 'user-other' } }));
    expect(revision()).toBe(3);
    dispatch(cleared());
    expect(revision()).toBe(4);
    dispatch(readsOutdated());
    expect(revision()).toBe(5);
  });

  it('a failed refresh is kept until a session is confirmed or ended', () => {
    const { dispatch, state } = setUp();
    for (const next of [authenticated(visitor), adopted(visitor), cleared()]) {
      dispatch(refreshFailed(UNREACHABLE));
      expect(selectSession(state()).refreshError).toBe(UNREACHABLE);
      dispatch(next);
      expect(selectSession(state()).refreshError).toBeNull();
    }
    expect(selectSession(state())).toMatchObject({ status: 'signedOut', visitor: null, fromCache: false });
  });

  it('a changed user is that of the session; without a session there is none', () => {
    const { dispatch, state } = setUp();
    const user = { ...visitor.user, user_id: 'user-changed' };
    dispatch(userChanged(user));
    expect(selectVisitor(state())).toBeNull();
    dispatch(authenticated(visitor));
    dispatch(userChanged(user));
    expect(selectVisitor(state())).toEqual({ ...visitor, user });
  });
});
