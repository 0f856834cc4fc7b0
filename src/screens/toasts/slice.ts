import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { TOAST_LIMIT } from '../../domain/constants';
import type { ToastContent } from '../../store/widget';

export interface Toast extends ToastContent {
  id: string;
  /** Dismissed and fading out. */
  leaving: boolean;
}

interface ToastState {
  /** Newest first. */
  items: Toast[];
  paused: boolean;
  shownSoFar: number;
}

const initialState: ToastState = { items: [], paused: false, shownSoFar: 0 };

export const toastSlice = createSlice({
  name: 'widget/toasts',
  initialState,
  reducers: {
    toastShown(state, { payload }: PayloadAction<ToastContent>) {
      state.shownSoFar += 1;
      state.items.unshift({ ...payload, id: `toast-${state.shownSoFar}`, leaving: false });
      state.items.splice(TOAST_LIMIT);
    },
    toastDismissed(state, { payload }: PayloadAction<string>) {
      const toast = state.items.find(({ id }) => id === payload);
      if (toast) toast.leaving = true;
    },
    toastRemoved(state, { payload }: PayloadAction<string>) {
      state.items = state.items.filter(({ id }) => id !== payload);
    },
    /** The pointer is over the toasts, or the focus is in them: they do not expire. */
    toastsPaused(state, { payload }: PayloadAction<boolean>) {
      state.paused = payload;
    },
  },
});

export const { toastShown, toastDismissed, toastRemoved, toastsPaused } = toastSlice.actions;
