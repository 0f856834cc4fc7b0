import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuthError } from '../../domain/errors/errors';
import { resent } from '../shared/resend.slice';
import { successShown } from '../../store/widget';

/** The code is not part of the state: it stays in its field and is passed once, in `codeEntered`. */
interface OTPScreenState {
  status: 'idle' | 'verifying' | 'failed';
  /** Error of the code. */
  error: AuthError | null;
  /** The destination formatted for display; empty until formatted. */
  shownDestination: string;
}

const initialState: OTPScreenState = {
  status: 'idle',
  error: null,
  shownDestination: '',
};

export const otpSlice = createSlice({
  name: 'widget/otp',
  initialState,
  reducers: {
    entered: () => initialState,
    verifying(state) {
      state.status = 'verifying';
      state.error = null;
    },
    verified(state) {
      state.status = 'idle';
    },
    failed(state, { payload }: PayloadAction<AuthError>) {
      state.status = 'failed';
      state.error = payload;
    },
    errorCleared(state) {
      if (state.status === 'failed') state.status = 'idle';
      state.error = null;
    },
    destinationFormatted(state, { payload }: PayloadAction<string>) {
      state.shownDestination = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(resent, (state) => {
        if (state.status === 'failed') state.status = 'idle';
        state.error = null;
      })
      .addMatcher(successShown, () => initialState);
  },
});

export const { entered, verifying, verified, failed, errorCleared, destinationFormatted } = otpSlice.actions;

/** The code is complete, or the visitor pressed the button. */
export const codeEntered = createAction<{ code: string }>('widget/otp/codeEntered');
