import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OAuthProvider } from '../../domain/enums';
import type { AuthError } from '../../domain/errors/errors';
import type { ProviderName } from '../../domain/oauth/providerNames';
import type { oauthStrings } from './strings';

/** What the buttons show as an error: the id of a text of this flow, or an error value. */
export type OAuthProblem =
  { text: keyof typeof oauthStrings; provider?: ProviderName; error?: undefined } | { error: AuthError };

interface OAuthState {
  /** The page is navigating to this provider. */
  leavingFor: OAuthProvider | null;
  problem: OAuthProblem | null;
  /** The page is in an in-app browser, where Google refuses to sign in. */
  isInApp: boolean;
}

const initialState: OAuthState = { leavingFor: null, problem: null, isInApp: false };

export const oauthSlice = createSlice({
  name: 'widget/oauth',
  initialState,
  reducers: {
    leaving(state, { payload }: PayloadAction<OAuthProvider>) {
      state.leavingFor = payload;
      state.problem = null;
    },
    stayed(state) {
      state.leavingFor = null;
    },
    problemShown(state, { payload }: PayloadAction<OAuthProblem>) {
      state.problem = payload;
    },
    inAppFound(state) {
      state.isInApp = true;
    },
  },
});

export const { leaving, stayed, problemShown, inAppFound } = oauthSlice.actions;

export const providerChosen = createAction<OAuthProvider>('widget/oauth/providerChosen');
