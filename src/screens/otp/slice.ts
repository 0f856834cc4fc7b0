import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuthError } from '../../domain/errors';

/** The code itself is not here: it stays in its field and travels once, in `codeEntered`. */
interface OTPScreenState {
  status: 'idle' | 'verifying' | 'failed';
  /** About the code. */
  error: AuthError | null;
  resend: 'idle' | 'sending' | 'sent' | 'waiting';
  /** Why no new code was sent. */
  resendError: AuthError | null;
  /** Until a resend is allowed again, as the provider asked. */
  resendWaitSeconds: number;
  /** The destination as its owner reads it; empty until it is formatted. */
  shownDestination: string;
}

const initialState: OTPScreenState = {
  status: 'idle',
  error: null,
  resend: 'idle',
  resendError: null,
  resendWaitSeconds: 0,
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
      state.error = null;
      state.status = 'idle';
    },
    destinationFormatted(state, { payload }: PayloadAction<string>) {
      state.shownDestination = payload;
    },
    resending(state) {
      state.resend = 'sending';
      state.resendError = null;
    },
    resent(state) {
      state.resend = 'sent';
      if (state.status === 'failed') state.status = 'idle';
      state.error = null;
    },
    resendReady(state) {
      state.resend = 'idle';
      state.resendWaitSeconds = 0;
    },
    resendWaiting(state, { payload }: PayloadAction<number>) {
      state.resend = 'waiting';
      // The wait tells of the refusal.
      state.resendError = null;
      state.resendWaitSeconds = payload;
    },
    resendFailed(state, { payload }: PayloadAction<AuthError>) {
      state.resend = 'idle';
      state.resendError = payload;
    },
  },
});

export const {
  entered,
  verifying,
  verified,
  failed,
  errorCleared,
  destinationFormatted,
  resending,
  resent,
  resendReady,
  resendWaiting,
  resendFailed,
} = otpSlice.actions;

/** Six digits stand in the field, or the visitor pressed the button. */
export const codeEntered = createAction<{ code: string }>('widget/otp/codeEntered');
export const resendRequested = createAction('widget/otp/resendRequested');
