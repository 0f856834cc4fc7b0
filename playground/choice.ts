import { LIFE } from './lifetimes';
import type { OAuthProvider, OTPMethod, Product } from '../src/domain/enums';
import type { Language } from '../src/domain/text/locales';
import type { ColorScheme } from '../src/domain/theme/styles';
import { calm, classic, contrast, sharp, soft } from '../src/themes';

/** The API of the widget's calls. */
export const APIS = ['sandbox', 'test', 'live'] as const;
export type Api = (typeof APIS)[number];

/** The styles of `pricerx-auth/themes`. */
export const THEMES = { classic, soft, sharp, contrast, calm };
export type ThemeName = keyof typeof THEMES;

export const COLOR_SCHEMES: readonly ColorScheme[] = ['light', 'dark', 'auto'];

/** Texts of the first screen that can be replaced in the playground. `strings` can replace every text. */
export const TEXT_IDS = ['login.title', 'formField.email.placeholder', 'button.emailLogin'] as const;
export type TextId = (typeof TEXT_IDS)[number];

/** The options in the playground: the arguments of a mount, and the appearance of the page. */
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
  theme: ThemeName;
  colorScheme: ColorScheme;
  api: Api;
  logo: boolean;
  hideHeader: boolean;
  /** Minutes until links and codes expire. */
  linkMinutes: number;
  codeMinutes: number;
  /** Values that replace those of the theme, by key, such as `colors.primary`. */
  styles: Readonly<Record<string, string>>;
  /** The same for the dark scheme. */
  dark: Readonly<Record<string, string>>;
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
  theme: 'classic',
  colorScheme: 'light',
  api: 'sandbox',
  logo: false,
  hideHeader: false,
  linkMinutes: LIFE.usual,
  codeMinutes: LIFE.code,
  styles: {},
  dark: {},
  texts: {},
};
