import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ConsentSection } from '../../domain/consentManifest';
import type { AuthError } from '../../domain/errors';

/** §4 What the visitor is asked to allow, as the provider has answered the app's wish. */
export interface ConsentAsked {
  clientName: string;
  grantable_scope: string;
  ungrantable_scope: string;
  /** Where the answer takes the visitor: a host, or the scheme of an app on the device. */
  destination: string;
  /** In the host's words; null for the widget's own. */
  manifest: ConsentSection[] | null;
}

/** What is on the screen. Nothing of the app's address is kept here: a hint of who is signed in is a token. */
export type IDPState =
  | { view: 'nothingYet' }
  | { view: 'noSession' }
  | { view: 'failed'; error: AuthError; mayRetry: boolean }
  | ({ view: 'consent' } & ConsentAsked)
  /** `asked`: the visitor has pressed a button, and did not only watch. */
  | { view: 'success'; clientName: string; asked: boolean }
  | { view: 'denied' }
  | { view: 'logout' }
  | { view: 'notLoggedOut' };

const initialState = { view: 'nothingYet' } as IDPState;

export const idpSlice = createSlice({
  name: 'widget/idp',
  initialState,
  reducers: {
    shown: (_, { payload }: PayloadAction<IDPState>) => payload,
  },
});

export const { shown } = idpSlice.actions;

export const consentAnswered = createAction<boolean>('widget/idp/consentAnswered');
export const logoutAnswered = createAction<boolean>('widget/idp/logoutAnswered');
export const retryWanted = createAction('widget/idp/retryWanted');
