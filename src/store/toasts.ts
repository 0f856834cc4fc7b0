import { createAction } from '@reduxjs/toolkit';

export type ToastKind = 'blank' | 'success' | 'error' | 'custom' | 'loading';

export interface ToastContent {
  kind: ToastKind;
  /** Id of a text and its default; the host's string with that id replaces it. */
  text: { id?: string; message: string; variables?: Record<string, string | number> };
}

/** Requests a toast. The flow `toasts` is loaded with the first one and shows it. */
export const toastWanted = createAction<ToastContent>('widget/toastWanted');
