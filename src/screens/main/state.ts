import { DEFAULT_COUNTRY } from '../../domain/constants';
import type { CountryCode } from '../../domain/dialCodes';
import type { AuthError } from '../../domain/errors';
import type { TabMethod } from './productBlocks';

/** What a visitor has typed and chosen on Main. It stays when they go on and come back. */
export interface MainState {
  /** The tab in front; null means the first. */
  tab: TabMethod | null;
  email: string;
  phone: { country: CountryCode; text: string };
  status: 'idle' | 'sending';
  error: AuthError | null;
  /** How passkeys are offered; null until the browser has said what it can. */
  passkeys: 'button' | 'inputs' | 'none' | null;
  /** How many buttons wallets need is not known yet. */
  waitsForWallets: boolean;
}

export const INITIAL_MAIN_STATE: MainState = {
  tab: null,
  email: '',
  phone: { country: DEFAULT_COUNTRY, text: '' },
  status: 'idle',
  error: null,
  passkeys: null,
  waitsForWallets: false,
};

/** What a visitor submits: a tab's form, with what its field held at that moment. */
export interface Submission {
  method: TabMethod;
  value: string;
}
