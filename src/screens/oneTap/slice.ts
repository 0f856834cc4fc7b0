import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OneTapMode } from '../../domain/addresses/oneTap';

interface OneTapState {
  mode: OneTapMode;
  /** `pending` before the prompt is shown, and after an account was chosen. */
  status: 'pending' | 'shown' | 'over';
  /** For developers, with test tokens: why the button is shown instead of the prompt. */
  message: string | null;
}

const initialState: OneTapState = { mode: 'none', status: 'pending', message: null };

export const oneTapSlice = createSlice({
  name: 'widget/oneTap',
  initialState,
  reducers: {
    began: (_, { payload }: PayloadAction<OneTapMode>): OneTapState => ({ ...initialState, mode: payload }),
    statusChanged(state, { payload }: PayloadAction<OneTapState['status']>) {
      state.status = payload;
    },
    ended(state, { payload }: PayloadAction<string | null>) {
      state.status = 'over';
      state.message = payload;
    },
  },
});

export const { began, statusChanged, ended } = oneTapSlice.actions;

/** The element for the prompt is in the page. */
export const placeReady = createAction('widget/oneTap/placeReady');
