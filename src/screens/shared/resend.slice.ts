import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuthError } from '../../domain/errors/errors';
import { successShown } from '../../store/widget';

interface ResendState {
  /** A resend is possible while `idle`. `waiting`: the provider requested a wait by `Retry-After`. */
  status: 'idle' | 'sending' | 'sent' | 'waiting';
  error: AuthError | null;
  /** Destination of the last resend, until the next one starts. */
  sentTo: string;
  /** End of the wait on the monotonic clock. */
  waitUntil: number;
  /** Length of the whole wait. */
  waitSeconds: number;
}

const initialState: ResendState = { status: 'idle', error: null, sentTo: '', waitUntil: 0, waitSeconds: 0 };

/** The resend button of the current screen, and the request for a new reset mail. */
export const resendSlice = createSlice({
  name: 'widget/resend',
  initialState,
  reducers: {
    buttonShown: () => initialState,
    sending: (): ResendState => ({ ...initialState, status: 'sending' }),
    resent: (_, { payload }: PayloadAction<string>): ResendState => ({
      ...initialState,
      status: 'sent',
      sentTo: payload,
    }),
    resendFailed: (_, { payload }: PayloadAction<AuthError>): ResendState => ({
      ...initialState,
      error: payload,
    }),
    /** A failed resend whose error is replaced by the wait. */
    waitStarted: (
      _,
      { payload }: PayloadAction<Pick<ResendState, 'waitUntil' | 'waitSeconds'>>,
    ): ResendState => ({ ...initialState, status: 'waiting', ...payload }),
    ready(state) {
      state.status = 'idle';
    },
    resendErrorCleared(state) {
      state.error = null;
    },
  },
  extraReducers: (builder) => builder.addMatcher(successShown, () => initialState),
});

export const { buttonShown, sending, resent, resendFailed, waitStarted, ready, resendErrorCleared } =
  resendSlice.actions;

/** The visitor pressed the button. Carries the destination if the visitor has typed one. */
export const resendRequested = createAction(
  'widget/resend/requested',
  (destination = ''): { payload: string } => ({ payload: destination }),
);
