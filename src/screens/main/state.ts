import type { CountryCode, PhoneOrigin } from '../../domain/countries';
import type { AuthError } from '../../domain/errors';
import type { TabMethod } from '../../domain/productBlocks';

/** What a visitor has typed and chosen on Main. It stays when they go on and come back. */
export interface MainState {
  /** The tab in front; null means the first. */
  tab: TabMethod | null;
  email: string;
  /** The country is null until one was chosen or typed: the config's counts. */
  phone: { country: CountryCode | null; text: string };
  status: 'idle' | 'sending';
  error: AuthError | null;
}

export const INITIAL_MAIN_STATE: MainState = {
  tab: null,
  email: '',
  phone: { country: null, text: '' },
  status: 'idle',
  error: null,
};

/** What a visitor submits: a tab's form, with what its field held at that moment. */
export interface Submission {
  method: TabMethod;
  value: string;
  /** With a phone number. */
  origin?: PhoneOrigin;
}
