import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isLinkUnusable } from '../../../domain/errors/errorRules';
import type { AuthError } from '../../../domain/errors/errors';
import { successShown } from '../../../store/widget';

/** What the mail's link is for, and whether it works in this browser. */
export type ResetMode = 'newPassword' | 'login' | 'confirmLogin' | 'elsewhere' | 'spent';

interface PasswordResetState {
  /** Null until the page's address was read. */
  mode: ResetMode | null;
  status: 'idle' | 'submitting' | 'loggingIn';
  /** Error of the new password. */
  error: AuthError | null;
  /** Error of the sign-in without a password. */
  loginError: AuthError | null;
}

const initialState: PasswordResetState = {
  mode: null,
  status: 'idle',
  error: null,
  loginError: null,
};

/** The provider's types for a link whose mail another browser has requested. */
const OTHER_BROWSER: readonly string[] = ['pkce_mismatch', 'pkce_expected_code_verifier'];

/** Why the link can never work here; null when it may. */
function endOfLink(error: AuthError): ResetMode | null {
  if (error.kind !== 'api' || !isLinkUnusable(error)) return null;
  return OTHER_BROWSER.includes(error.error_type) ? 'elsewhere' : 'spent';
}

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
    errorCleared(state) {
      state.error = null;
    },
    settled(state) {
      state.status = 'idle';
    },
    resetFailed(state, { payload }: PayloadAction<AuthError>) {
      const end = endOfLink(payload);
      if (end) state.mode = end;
      else state.error = payload;
    },
    loginFailed(state, { payload }: PayloadAction<AuthError>) {
      const end = endOfLink(payload);
      if (end) state.mode = end;
      else state.loginError = payload;
    },
  },
  extraReducers: (builder) => builder.addMatcher(successShown, () => initialState),
});

export const { entered, submitting, loggingIn, errorCleared, settled, resetFailed, loginFailed } =
  passwordResetSlice.actions;

export const newPasswordSubmitted = createAction<{ password: string }>('widget/passwordReset/submitted');
export const loginRequested = createAction('widget/passwordReset/loginRequested');
