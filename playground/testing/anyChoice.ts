import fc from 'fast-check';
import { APIS, COLOR_SCHEMES, TEXT_IDS, THEMES, type Choice, type ThemeName } from '../choice';
import { LIFE } from '../lifetimes';
import { TOKENS } from '../tokens';
import { OAuthProviders, OTPMethods, Products } from '../../src/domain/enums';
import { LANGUAGES } from '../../src/domain/text/locales';

const minutes = fc.integer({ min: LIFE.least, max: LIFE.most });
const text = fc.stringMatching(/^[\p{L}\p{N}"\\$`&/!?.,;:()’-]{1,40}$/u);
const value = fc.constantFrom('#123456', 'rgb(0 0 0 / 0.5)', '12px', '"Open Sans", sans-serif', 'red');

const styles = fc.dictionary(fc.constantFrom(...TOKENS.keys()), value, { noNullPrototype: true });

/** Each choice that the playground offers. */
export const anyChoice: fc.Arbitrary<Choice> = fc.record({
  products: fc.shuffledSubarray(Object.values(Products)),
  otp: fc.shuffledSubarray(Object.values(OTPMethods)),
  social: fc.shuffledSubarray(Object.values(OAuthProviders)),
  oneTap: fc.boolean(),
  language: fc.constantFrom(...LANGUAGES),
  direction: fc.constantFrom('ltr', 'rtl'),
  dom: fc.constantFrom('light', 'shadow'),
  page: fc.constantFrom('light', 'dark'),
  theme: fc.constantFrom(...(Object.keys(THEMES) as ThemeName[])),
  colorScheme: fc.constantFrom(...COLOR_SCHEMES),
  api: fc.constantFrom(...APIS),
  logo: fc.boolean(),
  hideHeader: fc.boolean(),
  linkMinutes: minutes,
  codeMinutes: minutes,
  styles,
  dark: styles,
  texts: fc.dictionary(fc.constantFrom(...TEXT_IDS), text, { noNullPrototype: true }),
});
