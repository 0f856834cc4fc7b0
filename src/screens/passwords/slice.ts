import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuthError } from '../../domain/errors';
import { magicLinkEmailSet, otpStateUpdated } from '../../store/widget';
import type { SecondMethod } from './secondMethod';

/** What a visitor can ask for on these screens, and `mail`, which those without a password need not ask for. */
export type Step = 'password' | 'secondMethod' | 'forgot' | 'mail' | 'setNew' | 'resend' | 'withoutPassword';

/** The mail that went out by itself, so that coming back does not send another one. */
export interface SentMail {
  email: string;
  method: SecondMethod | 'reset';
  /** On the monotonic clock. A code's own end stands with the code. */
  goodUntil: number;
}

interface PasswordsState {
  /** What is under way: one thing at a time. */
  busy: Step | null;
  /** What went wrong, and with what: it is told there. */
  problem: { step: Step; error: AuthError } | null;
  /** The mail is out, and the screen is about it. */
  mailShown: boolean;
  sentMail: SentMail | null;
  /** The mail was sent again on this screen. */
  isResent: boolean;
  resend: 'ready' | 'cooling' | 'waiting';
  /** Until a resend is allowed again, as the provider asked. */
  resendWaitSeconds: number;
}

const initialState: PasswordsState = {
  busy: null,
  problem: null,
  mailShown: false,
  sentMail: null,
  isResent: false,
  resend: 'ready',
  resendWaitSeconds: 0,
};

export const passwordsSlice = createSlice({
  name: 'widget/passwords',
  initialState,
  reducers: {
    entered: ({ sentMail }): PasswordsState => ({ ...initialState, sentMail }),
    began(state, { payload }: PayloadAction<Step>) {
      state.busy = payload;
      state.problem = null;
      if (payload === 'resend') state.isResent = false;
    },
    ended(state) {
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
    resent(state) {
      state.isResent = true;
      state.resend = 'cooling';
    },
    resendWaiting(state, { payload }: PayloadAction<number>) {
      state.resend = 'waiting';
      state.resendWaitSeconds = payload;
    },
    resendReady(state) {
      state.resend = 'ready';
    },
  },
  extraReducers: (builder) => {
    const isOther = (state: PasswordsState, email: string | undefined) =>
      email !== undefined && email !== state.sentMail?.email;
    builder
      // 'Try again', or a mail to somebody else: the next visit begins anew.
      .addCase(magicLinkEmailSet, (state, { payload }) => {
        if (isOther(state, payload)) state.sentMail = null;
      })
      .addCase(otpStateUpdated, (state, { payload }) => {
        if (isOther(state, payload.otpDestination)) state.sentMail = null;
      });
  },
});

export const {
  entered,
  began,
  ended,
  failed,
  problemCleared,
  mailSent,
  mailShown,
  mailForgotten,
  resent,
  resendWaiting,
  resendReady,
} = passwordsSlice.actions;

/** The form with the password. It travels here alone; the devtools mask it. */
export const passwordSubmitted = createAction<{ password: string }>('widget/passwords/submitted');

/** One of the other ways on. */
export const asked = createAction<Exclude<Step, 'password' | 'resend'>>('widget/passwords/asked');

export const resendAsked = createAction('widget/passwords/resendAsked');
