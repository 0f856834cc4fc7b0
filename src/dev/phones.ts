import examples from 'libphonenumber-js/mobile/examples';
import { allDialCodes, dialCodeOf, isCountryCode } from '../domain/phones/countries';
import { leadingDialCode } from '../domain/phones/leadingDialCode';

/** Where several countries share a dial code, the one with the most numbers is assumed. */
const LARGEST = ['US', 'RU', 'GB', 'MA', 'FI'];

/** The likely country of an international number; `US` for an unknown dial code. */
export function countryOfPhone(phone: string): string {
  const code = leadingDialCode(phone.replace(/\D/g, ''));
  const countries = [...LARGEST, ...Object.keys(allDialCodes())].filter(isCountryCode);
  return countries.find((country) => dialCodeOf(country) === code) ?? 'US';
}

/** A valid mobile number of a country. `number` is added to the last digit. */
export function examplePhone(country: string, number: number): string {
  const known = isCountryCode(country) ? country : 'US';
  const national = (examples as Readonly<Record<string, string>>)[known] ?? examples.US ?? '';
  const last = (Number(national.at(-1)) + number - 1) % 10;
  return `+${dialCodeOf(known)}${national.slice(0, -1)}${last}`;
}
