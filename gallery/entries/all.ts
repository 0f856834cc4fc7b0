import { CODE_ENTRIES } from './codes';
import { CONSENT_ENTRIES } from './consent';
import type { Action } from '@reduxjs/toolkit';
import { authenticated } from '../../src/store/session';
import { answersAbout, type Answers } from '../data/answers';
import type { Entry } from './entry';
import { visitorOf } from '../data/people';
import { LINK_ENTRIES } from './links';
import { MAIN_ENTRIES } from './main';
import { NEW_PASSWORD_ENTRIES } from './newPasswords';
import { PASSKEY_ENTRIES } from './passkeys';
import { PASSWORD_RESET_ENTRIES } from './passwordReset';
import { PASSWORD_ENTRIES } from './passwords';
import { SOCIAL_ENTRIES } from './social';
import { TOAST_ENTRIES } from './toasts';
import { WALLET_ENTRIES } from './wallets';

/** All states of all screens, in the order of the gallery. */
export const ENTRIES: readonly Entry[] = [
  ...MAIN_ENTRIES,
  ...SOCIAL_ENTRIES,
  ...WALLET_ENTRIES,
  ...CODE_ENTRIES,
  ...LINK_ENTRIES,
  ...NEW_PASSWORD_ENTRIES,
  ...PASSWORD_ENTRIES,
  ...PASSWORD_RESET_ENTRIES,
  ...PASSKEY_ENTRIES,
  ...CONSENT_ENTRIES,
  ...TOAST_ENTRIES,
];

/** A state as sent to the page: with the answers about its user, and the actions that run before the mount. */
export interface ServedEntry extends Entry {
  answers: Answers;
  before: Action[];
}

export const served = (entry: Entry): ServedEntry => ({
  ...entry,
  answers: { ...(entry.user && answersAbout(entry.user)), ...entry.answers },
  before: entry.user ? [authenticated(visitorOf(entry.user))] : [],
});
