import { LIFE } from './lifetimes';
import type { OAuthProvider, OTPMethod, Product } from '../src/domain/enums';
import type { Language } from '../src/domain/text/locales';

/** Where the widget's calls go. */
export const APIS = ['sandbox', 'test', 'live'] as const;
export type Api = (typeof APIS)[number];

/** Texts of the first screen that the playground offers to replace. `strings` replaces any. */
export const TEXT_IDS = ['login.title', 'formField.email.placeholder', 'button.emailLogin'] as const;
export type TextId = (typeof TEXT_IDS)[number];

/** What is chosen in the playground: the arguments of a mount, and the page around it. */
export interface Choice {
  products: Product[];
  otp: OTPMethod[];
  social: OAuthProvider[];
  oneTap: boolean;
  language: Language;
  direction: 'ltr' | 'rtl';
  dom: 'light' | 'shadow';
  /** Colours of the page around the widget. */
  page: 'light' | 'dark';
  api: Api;
  logo: boolean;
  hideHeader: boolean;
  /** Minutes until links and codes expire. */
  linkMinutes: number;
  codeMinutes: number;
  /** Values of the theme by their key, such as `colors.primary`. */
  styles: Readonly<Record<string, string>>;
  texts: Readonly<Partial<Record<TextId, string>>>;
}

export const DEFAULT_CHOICE: Choice = {
  products: ['otp'],
  otp: ['email', 'sms'],
  social: ['google', 'apple', 'github'],
  oneTap: false,
  language: 'en',
  direction: 'ltr',
  dom: 'light',
  page: 'light',
  api: 'sandbox',
  logo: false,
  hideHeader: false,
  linkMinutes: LIFE.usual,
  codeMinutes: LIFE.code,
  styles: {},
  texts: {},
};
