import { sortCountries, type CountryCode } from '../domain/dialCodes';

export interface CountryOption {
  country: CountryCode;
  name: string;
}

function namesIn(locale: string): (country: CountryCode) => string {
  try {
    const names = new Intl.DisplayNames([locale], { type: 'region' });
    return (country) => names.of(country) ?? country;
  } catch {
    return (country) => country;
  }
}

/** The countries in the selector's order, with their names in the visitor's language. */
export function countryOptions(locale: string): CountryOption[] {
  const nameOf = namesIn(locale);
  return sortCountries(nameOf, locale).map((country) => ({ country, name: nameOf(country) }));
}
