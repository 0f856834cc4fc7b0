import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CountryCode } from '../../domain/phones/countries';
import type { AuthError } from '../../domain/errors/errors';
import { magicLinkEmailSet, successShown } from '../../store/widget';
import { mainReducer } from './reducer';
import { INITIAL_MAIN_STATE, type MainState, type Submission } from './state';

export const mainSlice = createSlice({
  name: 'widget/main',
  initialState: INITIAL_MAIN_STATE,
  reducers: {
    /** Ignored if the text has changed since the look-up began. */
    emailSuggested(state, { payload }: PayloadAction<{ typed: string; suggestion: string }>) {
      if (state.email === payload.typed) state.suggestion = payload.suggestion;
    },
    /** Ignored if the text has changed since the formatting began. */
    phoneFormatted(
      state,
      { payload }: PayloadAction<{ typed: string; text: string; country?: CountryCode }>,
    ) {
      if (state.phone.text !== payload.typed) return;
      state.phone.text = payload.text;
      state.phone.country = payload.country ?? state.phone.country;
    },
    numberAsked(state, { payload }: PayloadAction<NonNullable<MainState['question']>>) {
      state.question = payload;
    },
    failed(state, { payload }: PayloadAction<AuthError>) {
      state.error = payload;
    },
  },
  extraReducers: (builder) => {
    // 'Try again' clears the address.
    builder
      .addCase(magicLinkEmailSet, (state, { payload }) => {
        if (payload !== '') return;
        state.email = '';
        state.suggestion = null;
      })
      .addMatcher(successShown, ({ lastUsed }) => ({ ...INITIAL_MAIN_STATE, lastUsed }))
      .addDefaultCase(mainReducer);
  },
});

export const { emailSuggested, phoneFormatted, numberAsked, failed } = mainSlice.actions;

/** A submission that is handled by the saga of the chunk `send`, dispatched once that chunk is loaded. */
export const sendRequested = createAction<Submission>('widget/main/sendRequested');
