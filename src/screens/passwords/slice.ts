import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuthError } from '../../domain/errors/errors';
import { magicLinkEmailSet, otpStateUpdated, successShown } from '../../store/widget';
import { sending } from '../shared/resend.slice';
import type { SecondMethod } from './parts/secondMethod';

/** The actions of these screens. `mail` is the automatic mail for accounts without a password. */
export type Step = 'password' | 'secondMethod' | 'forgot' | 'mail' | 'setNew' | 'withoutPassword';

/** The mail that was sent automatically, so that a return to the screen does not send another. */
export interface SentMail {
  email: string;
  method: SecondMethod | 'reset';
  /** Expiry on the monotonic clock. For codes, `otpState` has it. */
  mailExpiresAt: number;
}

interface PasswordsState {
  /** The step in progress; one at a time. */
  busy: Step | null;
  /** The error of a step, shown beside its button. */
  problem: { step: Step; error: AuthError } | null;
  /** The mail was sent, and the screen shows what to do with it. */
  mailShown: boolean;
  sentMail: SentMail | null;
}

const initialState: PasswordsState = {
  busy: null,
  problem: null,
  mailShown: false,
  sentMail: null,
};

export const passwordsSlice = createSlice({
  name: 'widget/passwords',
  initialState,
  reducers: {
    entered: ({ sentMail }): PasswordsState => ({ ...initialState, sentMail }),
    stepStarted(state, { payload }: PayloadAction<Step>) {
      state.busy = payload;
      state.problem = null;
    },
    stepEnded(state) {
      state.busy = null;
    },
    failed(state, { payload }: PayloadAction<{ step: Step; error: AuthError }>) {
      state.problem = payload;
    },
    problemCleared(state) {
      state.problem = null;
    },
    mailSent(state, { payload }: PayloadAction<SentMail>) {
      state.sentMail = payload;
    },
    mailShown(state) {
      state.mailShown = true;
    },
    mailForgotten(state) {
      state.sentMail = null;
    },
  },
  extraReducers: (builder) => {
    const isOther = (state: PasswordsState, email: string | undefined) =>
      email !== undefined && email !== state.sentMail?.email;
    builder
      .addCase(sending, (state) => {
        state.problem = null;
      })
      // After 'Try again', or a mail to another address, the next visit sends a new mail.
      .addCase(magicLinkEmailSet, (state, { payload }) => {
        if (isOther(state, payload)) state.sentMail = null;
      })
      .addCase(otpStateUpdated, (state, { payload }) => {
        if (isOther(state, payload.otpDestination)) state.sentMail = null;
      })
      .addMatcher(successShown, () => initialState);
  },
});

export const { entered, stepStarted, stepEnded, failed, problemCleared, mailSent, mailShown, mailForgotten } =
  passwordsSlice.actions;

/** Carries the password, which the devtools mask. */
export const passwordSubmitted = createAction<{ password: string }>('widget/passwords/submitted');

/** The visitor has chosen one of the other steps. */
export const stepRequested = createAction<Exclude<Step, 'password'>>('widget/passwords/stepRequested');
