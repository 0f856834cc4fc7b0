import { DIAL_CODES } from './dialCodes';
import { FURTHER_DIAL_CODES } from './furtherDialCodes';

/** ISO 3166 code of a country with phone numbers. */
export type CountryCode = keyof typeof DIAL_CODES | keyof typeof FURTHER_DIAL_CODES;

/**
 * The chosen country of a phone number, with its dial code because not every chunk has the table of codes.
 */
export interface PhoneOrigin {
  country: CountryCode;
  dialCode: string;
}

const ALL_DIAL_CODES: Readonly<Record<CountryCode, string>> = { ...DIAL_CODES, ...FURTHER_DIAL_CODES };

export function isCountryCode(text: string | undefined): text is CountryCode {
  return text !== undefined && Object.hasOwn(ALL_DIAL_CODES, text);
}

/** @example dialCodeOf('GB') // '44' */
export const dialCodeOf = (country: CountryCode): string => ALL_DIAL_CODES[country];

export interface CountryGroups {
  listed: CountryCode[];
  further: CountryCode[];
}

/**
 * The order of the selector: the default country, the other listed countries by name, then all others by
 * name.
 */
export function groupCountries(
  nameOf: (country: CountryCode) => string,
  locale: string | undefined,
  first: CountryCode,
): CountryGroups {
  const { compare } = new Intl.Collator(locale);
  const sorted = (table: object): CountryCode[] =>
    Object.keys(table)
      .filter(isCountryCode)
      .filter((country) => country !== first)
      .sort((a, b) => compare(nameOf(a), nameOf(b)));
  return { listed: [first, ...sorted(DIAL_CODES)], further: sorted(FURTHER_DIAL_CODES) };
}
