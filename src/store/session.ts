import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from '../domain/entities';
import type { Visitor } from '../domain/visitor';

/** The visitor's session, one for all widgets of a client. The tokens are not here: they live in cookies alone. */
export interface SessionState {
  /** `unstarted`: storage has not been read yet; `unknown`: only the provider can tell. */
  status: 'unstarted' | 'unknown' | 'signedOut' | 'signedIn';
  visitor: Visitor | null;
  /** True until the provider, or another tab that has just asked it, has confirmed what this browser remembered. */
  fromCache: boolean;
  /** The last duration that was asked for; a client that keeps sessions alive asks for it again. */
  durationMinutes: number | null;
}

const initialState: SessionState = {
  status: 'unstarted',
  visitor: null,
  fromCache: true,
  durationMinutes: null,
};

const statusOf = (visitor: Visitor | null) => (visitor ? ('signedIn' as const) : ('signedOut' as const));

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** What this browser remembered at start-up. `unconfirmed` asks for a refresh at once. */
    restored(state, { payload }: PayloadAction<{ visitor: Visitor | null; unconfirmed: boolean }>) {
      state.status = payload.unconfirmed && !payload.visitor ? 'unknown' : statusOf(payload.visitor);
      state.visitor = payload.visitor;
      state.fromCache = payload.unconfirmed;
    },
    /** The provider has confirmed a session. */
    authenticated(state, { payload }: PayloadAction<{ visitor: Visitor; durationMinutes?: number }>) {
      state.status = 'signedIn';
      state.visitor = payload.visitor;
      state.fromCache = false;
      state.durationMinutes = payload.durationMinutes ?? state.durationMinutes;
    },
    /** Another tab has stored a session. */
    adopted(state, { payload }: PayloadAction<Visitor>) {
      state.status = 'signedIn';
      state.visitor = payload;
      state.fromCache = false;
    },
    userChanged(state, { payload }: PayloadAction<User>) {
      if (state.visitor) state.visitor.user = payload;
    },
    cleared(state) {
      state.status = 'signedOut';
      state.visitor = null;
      state.fromCache = false;
    },
  },
});

export const { restored, authenticated, adopted, userChanged, cleared } = sessionSlice.actions;

interface StateWithSession {
  session: SessionState;
}

export const selectVisitor = (state: StateWithSession): Visitor | null => state.session.visitor;
export const selectSession = (state: StateWithSession): SessionState => state.session;
