import { groupCountries, type CountryCode } from '../../domain/phones/countries';

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

type CountryGroups = Record<'listed' | 'further', CountryOption[]>;

/** The groups with one country. */
export const onlyCountry = (locale: string, country: CountryCode): CountryGroups => ({
  listed: [{ country, name: namesIn(locale)(country) }],
  further: [],
});

/** The two groups of countries for the selector, with names in the visitor's language. */
export function countryOptions(locale: string, first: CountryCode): CountryGroups {
  const nameOf = namesIn(locale);
  const { listed, further } = groupCountries(nameOf, locale, first);
  const named = (countries: CountryCode[]) =>
    countries.map((country) => ({ country, name: nameOf(country) }));
  return { listed: named(listed), further: named(further) };
}
