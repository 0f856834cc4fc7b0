import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuthError } from '../domain/errors';

/** Facts about this client. */
export interface ClientState {
  publicToken: string;
  apiUrl: string;
  isTest: boolean;
  /** The provider has told the project's settings, or could not be asked: waiting longer will not help. */
  bootstrapSettled: boolean;
  /** The visitor followed a link that this browser cannot redeem. */
  linkProblem: 'missingVerifier' | null;
  /** The visitor came back from a social provider with a token that could not be redeemed. */
  oauthProblem: AuthError | null;
}

const initialState: ClientState = {
  publicToken: '',
  apiUrl: '',
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

/** The page is leaving or has come back from the back/forward cache: whatever was under way is void. */
export const pageRestored = createAction('client/pageRestored');
export const pageHidden = createAction('client/pageHidden');
/** The client is gone: whatever waits gives up. */
export const stopped = createAction('client/stopped');

/** The devtools have changed the history: what runs looks at the state again. */
export const historyRewritten = createAction('client/historyRewritten');

/** One entry for the provider's event log; `sagas/events.ts` batches them. */
export const eventLogged = createAction<{ name: string; details: Record<string, unknown> }>(
  'client/eventLogged',
);
