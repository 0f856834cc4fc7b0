import { plainAction } from '../../domain/plainAction';
import type { TabMethod } from '../../domain/config/productBlocks';
import type { CountryCode } from '../../domain/phones/countries';
import type { MainState, Submission } from './state';

export const tabChosen = plainAction('widget/main/tabChosen')<TabMethod>();
export const emailChanged = plainAction('widget/main/emailChanged')<string>();
export const phoneChanged = plainAction('widget/main/phoneChanged')<string>();
export const countryChanged = plainAction('widget/main/countryChanged')<CountryCode>();
/** The visitor submits the form of a tab, with the field's current value. */
export const submitted = plainAction('widget/main/submitted')<Submission>();
export const sendingEnded = plainAction('widget/main/sendingEnded')<void>();
/** The way that signed in last has changed: another one is marked, or none. */
export const markChanged = plainAction('widget/main/markChanged')<string | null>();

/** What happens on Main before Redux is loaded, too. */
export type MainAction = ReturnType<
  | typeof tabChosen
  | typeof emailChanged
  | typeof phoneChanged
  | typeof countryChanged
  | typeof submitted
  | typeof sendingEnded
  | typeof markChanged
>;

const ANSWERED = { error: null, question: null };

/** The state of Main after an action. Without Redux, so that the entry has it; the slice adds the actions of the app. */
export function mainReducer(state: MainState, action: { type: string }): MainState {
  const { type, payload } = action as MainAction;
  switch (type) {
    case tabChosen.type:
      return { ...state, ...ANSWERED, tab: payload };
    case emailChanged.type:
      return { ...state, email: payload, error: null, suggestion: null };
    case phoneChanged.type:
      return { ...state, ...ANSWERED, phone: { ...state.phone, text: payload } };
    case countryChanged.type:
      return { ...state, ...ANSWERED, phone: { ...state.phone, country: payload } };
    case submitted.type:
      return { ...state, ...ANSWERED, status: 'sending' };
    case sendingEnded.type:
      return { ...state, status: 'idle' };
    case markChanged.type:
      return { ...state, lastUsed: payload };
    default:
      return state;
  }
}
