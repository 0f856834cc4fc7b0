import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from '../domain/entities';
import type { AuthError } from '../domain/errors/errors';
import type { Visitor } from '../domain/session/visitor';
import { sameUser } from '../domain/session/visitorChanges';

/**
 * The visitor's session, shared by all widgets of a client. The tokens are only in cookies, never in the
 * state.
 */
export interface SessionState {
  /** `unstarted`: storage was not read yet. `unknown`: only a call to the provider can tell. */
  status: 'unstarted' | 'unknown' | 'signedOut' | 'signedIn';
  visitor: Visitor | null;
  /** True until the cached visitor was confirmed by the provider, in this tab or in another one. */
  fromCache: boolean;
  /** The session came from a cookie alone: this browser had no record of its sign-in. */
  isAdopted: boolean;
  /** Why the last background refresh failed; it will be retried. */
  refreshError: AuthError | null;
  /** Counts changes of the visitor. Data fetched at an earlier count may be out of date. */
  revision: number;
}

const initialState: SessionState = {
  status: 'unstarted',
  visitor: null,
  fromCache: true,
  isAdopted: false,
  refreshError: null,
  revision: 0,
};

const statusOf = (visitor: Visitor | null) => (visitor ? ('signedIn' as const) : ('signedOut' as const));

/** Increases `revision` only for another session or user, so that a plain refresh does not outdate fetched data. */
function signedIn(state: SessionState, { payload }: PayloadAction<Visitor>) {
  const { visitor } = state;
  const isSame =
    visitor?.session.session_id === payload.session.session_id && sameUser(visitor.user, payload.user);
  if (!isSame) state.revision += 1;
  state.status = 'signedIn';
  state.visitor = payload;
  state.fromCache = false;
  state.isAdopted = false;
  state.refreshError = null;
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The visitor cached in this browser, at start-up. `unconfirmed` requests a refresh at once. */
    restored(state, { payload }: PayloadAction<{ visitor: Visitor | null; unconfirmed: boolean }>) {
      state.status = payload.unconfirmed && !payload.visitor ? 'unknown' : statusOf(payload.visitor);
      state.visitor = payload.visitor;
      state.fromCache = payload.unconfirmed;
      state.revision += 1;
    },
    /** The provider has confirmed a session. */
    authenticated: {
      prepare: (visitor: Visitor, isAdopted = false) => ({ payload: visitor, meta: { isAdopted } }),
      reducer(state, action: PayloadAction<Visitor, string, { isAdopted: boolean }>) {
        signedIn(state, action);
        state.isAdopted = action.meta.isAdopted;
      },
    },
    /** Another tab has stored a session. */
    adopted: signedIn,
    userChanged(state, { payload }: PayloadAction<User>) {
      if (state.visitor) state.visitor.user = payload;
    },
    cleared(state) {
      state.status = 'signedOut';
      state.visitor = null;
      state.fromCache = false;
      state.refreshError = null;
      state.revision += 1;
    },
    /** The background refresh could not reach the provider and will retry. */
    refreshFailed(state, { payload }: PayloadAction<AuthError>) {
      state.refreshError = payload;
    },
    /** The visitor's data was changed, or is about to be: data fetched before is out of date. */
    readsOutdated(state) {
      state.revision += 1;
    },
  },
});

export const { restored, authenticated, adopted, userChanged, cleared, refreshFailed, readsOutdated } =
  sessionSlice.actions;

/** Without `userChanged`: a host that fetches the user every minute would postpone the background refresh forever. */
export const sessionChanged = isAnyOf(restored, authenticated, adopted, cleared);

interface StateWithSession {
  session: SessionState;
}

export const selectVisitor = (state: StateWithSession): Visitor | null => state.session.visitor;
export const selectSession = (state: StateWithSession): SessionState => state.session;
