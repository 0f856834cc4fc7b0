import type { CountryCode, PhoneOrigin } from '../../domain/phones/countries';
import type { PhoneMethod } from '../../domain/config/otpMethods';
import type { AuthError } from '../../domain/errors/errors';
import type { ResolvedConfig } from '../../domain/config/config';
import type { TabMethod } from '../../domain/config/productBlocks';

/** Input on Main. It is kept while other screens are shown. */
export interface MainState {
  /** The selected tab; null means the first. */
  tab: TabMethod | null;
  email: string;
  /** `country` is null, which means the config's default, until the visitor has chosen or typed one. */
  phone: { country: CountryCode | null; text: string };
  status: 'idle' | 'sending';
  error: AuthError | null;
  /** The address that was probably meant, if the typed one has a typing error. */
  suggestion: string | null;
  /** The numbers that the submitted text may mean, in international format; the visitor chooses one. */
  question: { method: PhoneMethod; numbers: string[] } | null;
  /** The way that signed in last in this browser (`Way`); null if none is marked. */
  lastUsed: string | null;
}

export const INITIAL_MAIN_STATE: MainState = {
  tab: null,
  email: '',
  phone: { country: null, text: '' },
  status: 'idle',
  error: null,
  suggestion: null,
  question: null,
  lastUsed: null,
};

/** The state before the visitor has typed. */
export const initialStateOf = ({ prefill }: Pick<ResolvedConfig, 'prefill'>): MainState => ({
  ...INITIAL_MAIN_STATE,
  email: prefill.email,
  phone: { country: null, text: prefill.phone },
});

/** A submitted form: the tab, and its field's value at that moment. */
export interface Submission {
  method: TabMethod;
  value: string;
  /** Where a typed phone number comes from. Without it, a number is complete: E.164. */
  origin?: PhoneOrigin;
}
