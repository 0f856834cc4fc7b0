import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PasswordStrengthAnswer } from '../../../api/passwords';
import type { Bootstrap } from '../../../domain/entities';
import type { AuthError } from '../../../domain/errors';

/** What the provider said of the password that stands in the field. The password itself is never in here. */
export interface Judgement {
  valid: boolean;
  policy: PasswordStrengthAnswer['strength_policy'];
  score: number;
  warning: string;
  breached: boolean;
  missingCharacters: number;
  missingComplexity: number;
}

export interface StrengthState {
  /** `judged` alone lets a visitor go on: everything else is about another text, or about none. */
  status: 'empty' | 'checking' | 'judged' | 'failed';
  /** A guess made here, 0 to 4, while the provider's answer is on its way. */
  estimate: number | null;
  /** The last answer: kept while the next is on its way, so that marks do not flicker with each key. */
  judgement: Judgement | null;
  error: AuthError | null;
}

const initialState: StrengthState = { status: 'empty', estimate: null, judgement: null, error: null };

/** Each change of the field. Travels once; the devtools mask it. */
export const passwordTyped = createAction<{ password: string; email?: string }>(
  'widget/passwordStrength/typed',
);

export const strengthSlice = createSlice({
  name: 'widget/passwordStrength',
  initialState,
  reducers: {
    /** A field for a new password has come up. */
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

/** Before the provider has said: a project that counts rules has told their numbers. */
export const policyOf = (
  judgement: Judgement | null,
  passwordConfig: Bootstrap['passwordConfig'],
): Judgement['policy'] => judgement?.policy ?? (passwordConfig ? 'luds' : 'zxcvbn');

export const selectMayContinue = ({ status, judgement }: StrengthState): boolean =>
  status === 'judged' && judgement?.valid === true;
