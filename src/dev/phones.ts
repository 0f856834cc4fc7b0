import examples from 'libphonenumber-js/mobile/examples';
import { dialCodeOf, isCountryCode } from '../domain/phones/countries';
import { dialCodes } from '../domain/phones/dialCodes';
import { furtherDialCodes } from '../domain/phones/furtherDialCodes';
import { leadingDialCode } from '../domain/phones/leadingDialCode';

/** The largest of countries that share a dial code; the others have too few numbers to matter here. */
const LARGEST = ['US', 'RU', 'GB', 'MA', 'FI'];

/** A country with the dial code of an international number. */
export function countryOfPhone(phone: string): string {
  const code = leadingDialCode(phone.replace(/\D/g, ''));
  const countries = [...LARGEST, ...Object.keys({ ...dialCodes(), ...furtherDialCodes() })].filter(
    isCountryCode,
  );
  return countries.find((country) => dialCodeOf(country) === code) ?? 'US';
}

/** A valid mobile number of a country; another one for each `number`. */
export function examplePhone(country: string, number: number): string {
  const known = isCountryCode(country) ? country : 'US';
  const national = (examples as Readonly<Record<string, string>>)[known] ?? examples.US ?? '';
  const last = (Number(national.at(-1)) + number - 1) % 10;
  return `+${dialCodeOf(known)}${national.slice(0, -1)}${last}`;
}
