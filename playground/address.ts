import { APIS, COLOR_SCHEMES, DEFAULT_CHOICE, TEXT_IDS, THEMES, type Choice, type TextId } from './choice';
import { LIFE } from './lifetimes';
import { isTokenValue, TOKENS } from './tokens';
import { OAuthProviders, OTPMethods, Products } from '../src/domain/enums';
import { LANGUAGES } from '../src/domain/text/locales';

const LISTS = {
  products: Object.values(Products),
  otp: Object.values(OTPMethods),
  social: Object.values(OAuthProviders),
} as const;
const ONE_OF = {
  language: LANGUAGES,
  direction: ['ltr', 'rtl'],
  dom: ['light', 'shadow'],
  page: ['light', 'dark'],
  theme: Object.keys(THEMES),
  colorScheme: COLOR_SCHEMES,
  api: APIS,
} as const;
const FLAGS = ['oneTap', 'logo', 'hideHeader'] as const;
const MINUTES = ['linkMinutes', 'codeMinutes'] as const;
/** Fields with values of the theme, and the prefix of their keys in an address. */
const STYLES = [
  ['styles', ''],
  ['dark', 'dark.'],
] as const;

const LONGEST_TEXT = 120;

type Supports = (property: string, value: string) => boolean;

const cleanText = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '')
    .replaceAll("'", '’')
    .trim()
    .slice(0, LONGEST_TEXT);

/** Refuses characters of the message syntax. Hosts can use them in `strings`. */
const isText = (text: string): boolean => text !== '' && !/[{}<>#|]/.test(text);

/** Names and values of the fields that differ from the defaults. A choice contains no secrets. */
export const choiceParams = (choice: Choice): URLSearchParams => {
  const params = new URLSearchParams();
  for (const name of Object.keys(LISTS) as (keyof typeof LISTS)[])
    if (choice[name].join() !== DEFAULT_CHOICE[name].join()) params.set(name, choice[name].join());
  for (const name of Object.keys(ONE_OF) as (keyof typeof ONE_OF)[])
    if (choice[name] !== DEFAULT_CHOICE[name]) params.set(name, choice[name]);
  for (const name of FLAGS) if (choice[name]) params.set(name, '1');
  for (const name of MINUTES)
    if (choice[name] !== DEFAULT_CHOICE[name]) params.set(name, String(choice[name]));
  for (const [field, prefix] of STYLES)
    for (const token of TOKENS.keys()) {
      const value = choice[field][token];
      if (value !== undefined) params.set(prefix + token, value);
    }
  for (const id of TEXT_IDS) {
    const text = choice.texts[id];
    if (text !== undefined) params.set(`text.${id}`, text);
  }
  return params;
};

const readMinutes = (text: string | null, usual: number): number => {
  const minutes = Number(text);
  return text !== null && /^\d{1,2}$/.test(text) && minutes >= LIFE.least && minutes <= LIFE.most
    ? minutes
    : usual;
};

/**
 * The choice in an address. Anyone can write an address, so unknown fields and values that the playground does not offer are ignored.
 * @param supports whether the browser supports a value of a CSS property.
 */
export const readChoice = (search: string, supports: Supports = () => true): Choice => {
  const query = new URLSearchParams(search);
  const read: Record<string, unknown> = { ...DEFAULT_CHOICE };
  for (const [name, known] of Object.entries(LISTS)) {
    const given = query.get(name)?.split(',');
    if (given)
      read[name] = known
        .filter((one) => given.includes(one))
        .sort((a, b) => given.indexOf(a) - given.indexOf(b));
  }
  for (const [name, known] of Object.entries(ONE_OF)) {
    const given = query.get(name);
    if (known.some((one) => one === given)) read[name] = given;
  }
  for (const name of FLAGS) read[name] = query.get(name) === '1';
  for (const name of MINUTES) read[name] = readMinutes(query.get(name), DEFAULT_CHOICE[name]);
  for (const [field, prefix] of STYLES) {
    const values: Record<string, string> = {};
    for (const token of TOKENS.keys()) {
      const value = query.get(prefix + token);
      if (value !== null && isTokenValue(token, value, supports)) values[token] = value;
    }
    read[field] = values;
  }
  const texts: Partial<Record<TextId, string>> = {};
  for (const id of TEXT_IDS) {
    const text = cleanText(query.get(`text.${id}`) ?? '');
    if (isText(text)) texts[id] = text;
  }
  return { ...(read as unknown as Choice), texts };
};
