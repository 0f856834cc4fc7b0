import { createAction } from '@reduxjs/toolkit';

export type ToastKind = 'blank' | 'success' | 'error' | 'custom' | 'loading';

export interface ToastContent {
  kind: ToastKind;
  /** A text's id and its default; a host's string of that id wins. */
  text: { id?: string; message: string };
}

/** Something to tell in passing. The toasts' own flow is fetched with the first one and shows it. */
export const toastWanted = createAction<ToastContent>('widget/toastWanted');
