import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuthError } from '../../../domain/errors';

/** What the link of the mail is for, and whether it can be used in this browser. */
export type ResetMode = 'newPassword' | 'login' | 'confirmLogin' | 'elsewhere';

export interface PasswordResetState {
  /** Null until the page's address has been read. */
  mode: ResetMode | null;
  status: 'idle' | 'submitting' | 'loggingIn';
  /** About the new password. */
  error: AuthError | null;
  /** About signing in without one. */
  loginError: AuthError | null;
}

const initialState: PasswordResetState = { mode: null, status: 'idle', error: null, loginError: null };

export const passwordResetSlice = createSlice({
  name: 'widget/passwordReset',
  initialState,
  reducers: {
    entered: (_, { payload }: PayloadAction<ResetMode>): PasswordResetState => ({
      ...initialState,
      mode: payload,
    }),
    submitting: (state) => ({ ...state, status: 'submitting', error: null, loginError: null }),
    loggingIn: (state) => ({ ...state, status: 'loggingIn', error: null, loginError: null }),
    settled(state) {
      state.status = 'idle';
    },
    resetFailed(state, { payload }: PayloadAction<AuthError>) {
      state.error = payload;
    },
    loginFailed(state, { payload }: PayloadAction<AuthError>) {
      state.loginError = payload;
    },
  },
});

export const { entered, submitting, loggingIn, settled, resetFailed, loginFailed } =
  passwordResetSlice.actions;

export const newPasswordSubmitted = createAction<{ password: string }>('widget/passwordReset/submitted');
export const loginWanted = createAction('widget/passwordReset/loginWanted');
