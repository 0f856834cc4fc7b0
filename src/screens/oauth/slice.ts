import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { INITIAL_OAUTH_STATE, oauthReducer, type OAuthProblem } from './reducer';

export const oauthSlice = createSlice({
  name: 'widget/oauth',
  initialState: INITIAL_OAUTH_STATE,
  reducers: {
    problemShown(state, { payload }: PayloadAction<OAuthProblem>) {
      state.problem = payload;
    },
    inAppFound(state) {
      state.isInApp = true;
    },
  },
  extraReducers: (builder) => void builder.addDefaultCase(oauthReducer),
});

export const { problemShown, inAppFound } = oauthSlice.actions;
