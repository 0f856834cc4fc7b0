import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CountryCode } from '../../domain/phones/countries';
import type { AuthError } from '../../domain/errors/errors';
import { magicLinkEmailSet, successShown } from '../../store/widget';
import type { TabMethod } from '../../domain/config/productBlocks';
import { INITIAL_MAIN_STATE, type MainState, type Submission } from './state';

export const mainSlice = createSlice({
  name: 'widget/main',
  initialState: INITIAL_MAIN_STATE,
  reducers: {
    tabChosen(state, { payload }: PayloadAction<TabMethod>) {
      state.tab = payload;
      state.error = null;
      state.question = null;
    },
    emailChanged(state, { payload }: PayloadAction<string>) {
      state.email = payload;
      state.error = null;
      state.suggestion = null;
    },
    /** Ignored if the text has changed since the look-up began. */
    emailSuggested(state, { payload }: PayloadAction<{ typed: string; suggestion: string }>) {
      if (state.email === payload.typed) state.suggestion = payload.suggestion;
    },
    phoneChanged(state, { payload }: PayloadAction<string>) {
      state.phone.text = payload;
      state.error = null;
      state.question = null;
    },
    countryChanged(state, { payload }: PayloadAction<CountryCode>) {
      state.phone.country = payload;
      state.error = null;
      state.question = null;
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
    sendingStarted(state) {
      state.status = 'sending';
      state.error = null;
      state.question = null;
    },
    sendingEnded(state) {
      state.status = 'idle';
    },
    numberAsked(state, { payload }: PayloadAction<NonNullable<MainState['question']>>) {
      state.question = payload;
    },
    failed(state, { payload }: PayloadAction<AuthError>) {
      state.error = payload;
    },
    markChanged(state, { payload }: PayloadAction<string | null>) {
      state.lastUsed = payload;
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
      .addMatcher(successShown, ({ lastUsed }) => ({ ...INITIAL_MAIN_STATE, lastUsed }));
  },
});

export const {
  tabChosen,
  emailChanged,
  emailSuggested,
  phoneChanged,
  countryChanged,
  phoneFormatted,
  sendingStarted,
  sendingEnded,
  numberAsked,
  failed,
  markChanged,
} = mainSlice.actions;

/** The visitor submits the form of a tab, with the field's current value. */
export const submitted = createAction<Submission>('widget/main/submitted');

/** A submission that is handled by the saga of the chunk `send`, dispatched once that chunk is loaded. */
export const sendRequested = createAction<Submission>('widget/main/sendRequested');
