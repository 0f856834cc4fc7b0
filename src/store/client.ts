import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuthError } from '../domain/errors/errors';

/** State of this client. */
export interface ClientState {
  publicToken: string;
  isTest: boolean;
  /** The project's settings have arrived, or could not be fetched: requests need not wait for them. */
  bootstrapSettled: boolean;
  /** The visitor opened a link whose PKCE verifier is not in this browser. */
  linkProblem: 'missingVerifier' | null;
  /** Why the token of a return from a social provider could not be redeemed. */
  oauthProblem: AuthError | null;
}

const initialState: ClientState = {
  publicToken: '',
  isTest: false,
  bootstrapSettled: false,
  linkProblem: null,
  oauthProblem: null,
};

export const clientSlice = createSlice({
  name: 'client',
  initialState,
  reducers: {
    bootstrapSettled(state) {
      state.bootstrapSettled = true;
    },
    linkProblemFound(state) {
      state.linkProblem = 'missingVerifier';
    },
    linkProblemSeen(state) {
      state.linkProblem = null;
    },
    oauthProblemFound(state, { payload }: PayloadAction<AuthError>) {
      state.oauthProblem = payload;
    },
    oauthProblemSeen(state) {
      state.oauthProblem = null;
    },
  },
});

export const { bootstrapSettled, linkProblemFound, linkProblemSeen, oauthProblemFound, oauthProblemSeen } =
  clientSlice.actions;

/** Another way has signed in last in this browser, or none is known any more. */
export const lastUsedChanged = createAction<string | null>('client/lastUsedChanged');

/** The page is being left, or was restored from the back/forward cache: calls in progress are void. */
export const pageRestored = createAction('client/pageRestored');
export const pageHidden = createAction('client/pageHidden');
/** The client was stopped: all its sagas end, with their calls. */
export const stopped = createAction('client/stopped');

/** The devtools have changed the action history: sagas read the state again. */
export const historyRewritten = createAction('client/historyRewritten');

/** One entry of the provider's event log; `sagas/events.ts` sends them in batches. */
export const eventLogged = createAction<{ name: string; details: Record<string, unknown> }>(
  'client/eventLogged',
);
