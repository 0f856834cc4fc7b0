import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuthError } from '../../domain/errors/errors';
import { successShown } from '../../store/widget';

/** The code is not part of the state: it stays in its field and is passed once, in `codeEntered`. */
interface OTPScreenState {
  status: 'idle' | 'verifying' | 'failed';
  /** Error of the code. */
  error: AuthError | null;
  resend: 'idle' | 'sending' | 'sent' | 'waiting';
  /** Error of a resend. */
  resendError: AuthError | null;
  /** Seconds until a resend is allowed, as the provider requested. */
  resendWaitSeconds: number;
  /** The destination formatted for display; empty until formatted. */
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
      if (state.status === 'failed') state.status = 'idle';
      state.error = null;
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
      // The remaining wait replaces the error.
      state.resendError = null;
      state.resendWaitSeconds = payload;
    },
    resendFailed(state, { payload }: PayloadAction<AuthError>) {
      state.resend = 'idle';
      state.resendError = payload;
    },
  },
  extraReducers: (builder) => builder.addMatcher(successShown, () => initialState),
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

/** The code is complete, or the visitor pressed the button. */
export const codeEntered = createAction<{ code: string }>('widget/otp/codeEntered');
export const resendRequested = createAction('widget/otp/resendRequested');
