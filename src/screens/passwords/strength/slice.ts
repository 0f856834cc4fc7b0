import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Bootstrap } from '../../../domain/entities';
import type { AuthError } from '../../../domain/errors/errors';
import type { PasswordStrengthAnswer } from '../../../domain/passwords/passwordStrength';

/** The provider's judgement of the typed password. The password itself is not part of the state. */
export interface Judgement {
  valid: boolean;
  policy: PasswordStrengthAnswer['strength_policy'];
  score: number;
  warning: string;
  breached: boolean;
  missingCharacters: number;
  missingComplexity: number;
}

interface StrengthState {
  /**
   * Only `judged` enables the submit button; in the other states the provider has not judged the current
   * text.
   */
  status: 'empty' | 'checking' | 'judged' | 'failed';
  /** A local estimate, 0 to 4, until the provider has answered. */
  estimate: number | null;
  /** The last answer, kept until the next, so that the marks do not flicker with each key. */
  judgement: Judgement | null;
  error: AuthError | null;
}

const initialState: StrengthState = { status: 'empty', estimate: null, judgement: null, error: null };

/** The field has changed. Carries the password, which the devtools mask. */
export const passwordTyped = createAction<{ password: string; email?: string }>(
  'widget/passwordStrength/typed',
);

export const strengthSlice = createSlice({
  name: 'widget/passwordStrength',
  initialState,
  reducers: {
    /** A field for a new password has appeared. */
    started: () => initialState,
    estimated(state, { payload }: PayloadAction<number>) {
      state.estimate = payload;
    },
    judged(state, { payload }: PayloadAction<Judgement>) {
      Object.assign(state, { status: 'judged', judgement: payload, estimate: null });
    },
    checkFailed(state, { payload }: PayloadAction<AuthError>) {
      Object.assign(state, { status: 'failed', error: payload });
    },
  },
  extraReducers: (builder) =>
    builder.addCase(passwordTyped, (state, { payload }) =>
      payload.password === '' ? initialState : { ...state, status: 'checking', estimate: null, error: null },
    ),
});

export const { started, estimated, judged, checkFailed } = strengthSlice.actions;

/** The policy; before the first answer, LUDS if the project's settings contain its numbers. */
export const policyOf = (
  judgement: Judgement | null,
  passwordConfig: Bootstrap['passwordConfig'],
): Judgement['policy'] => judgement?.policy ?? (passwordConfig ? 'luds' : 'zxcvbn');

export const selectMayContinue = ({ status, judgement }: StrengthState): boolean =>
  status === 'judged' && judgement?.valid === true;
