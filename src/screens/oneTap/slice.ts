import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Id by which Google's script finds the parent element. */
export const PARENT_ID = 'google-parent-prompt';

interface OneTapState {
  /** `pending` before the prompt is shown and after an account was chosen; `over` when the button replaces it. */
  status: 'pending' | 'shown' | 'over';
  /** For developers, with test tokens: why the button is shown instead of the prompt. */
  message: string | null;
}

const initialState: OneTapState = { status: 'pending', message: null };

export const oneTapSlice = createSlice({
  name: 'widget/oneTap',
  initialState,
  reducers: {
    oneTapStarted: (): OneTapState => initialState,
    statusChanged(state, { payload }: PayloadAction<OneTapState['status']>) {
      state.status = payload;
    },
    oneTapEnded(state, { payload }: PayloadAction<string | null>) {
      state.status = 'over';
      state.message = payload;
    },
  },
});

export const { oneTapStarted, statusChanged, oneTapEnded } = oneTapSlice.actions;

/** The element for the prompt is in the page. */
export const placeReady = createAction('widget/oneTap/placeReady');
