import { dialCodes } from './dialCodes';
import { furtherDialCodes } from './furtherDialCodes';

/** ISO 3166 code of a country with phone numbers. */
export type CountryCode = keyof ReturnType<typeof dialCodes> | keyof ReturnType<typeof furtherDialCodes>;

/** The selected country of a phone number. The dial code is included, because not every chunk has the table. */
export interface PhoneOrigin {
  country: CountryCode;
  dialCode: string;
}

let all: Readonly<Record<CountryCode, string>> | undefined;
/** The dial codes by country. Created at the first call, because most pages have no phone field. */
export const allDialCodes = () => (all ??= { ...dialCodes(), ...furtherDialCodes() });

export function isCountryCode(text: string | undefined): text is CountryCode {
  return Object.hasOwn(allDialCodes(), text ?? '');
}

/** @example dialCodeOf('GB') // '44' */
export const dialCodeOf = (country: CountryCode): string => allDialCodes()[country];

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
    (Object.keys(table) as CountryCode[])
      .filter((country) => country !== first)
      .sort((a, b) => compare(nameOf(a), nameOf(b)));
  return { listed: [first, ...sorted(dialCodes())], further: sorted(furtherDialCodes()) };
}
