import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface PasskeyLoginState {
  /** The browser's dialog is open, or about to open. */
  isPrompting: boolean;
  /** The screen has an input in which passkeys may be offered. */
  hasInput: boolean;
  /** The browser has refused to offer passkeys in autofill. */
  isRefused: boolean;
}

const initialState: PasskeyLoginState = { isPrompting: false, hasInput: false, isRefused: false };

export const passkeyLoginSlice = createSlice({
  name: 'widget/passkeyLogin',
  initialState,
  reducers: {
    prompting(state, { payload }: PayloadAction<boolean>) {
      state.isPrompting = payload;
    },
    inputFound(state, { payload }: PayloadAction<boolean>) {
      state.hasInput = payload;
    },
    refused(state) {
      state.isRefused = true;
    },
  },
});

export const { prompting, inputFound, refused } = passkeyLoginSlice.actions;

export const passkeyRequested = createAction('widget/passkeyLogin/requested');
