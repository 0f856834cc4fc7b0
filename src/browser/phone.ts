import { dialCodeOf, isCountryCode, type CountryCode } from '../domain/countries';
import {
  hasPlainExitCode,
  isInternational,
  numberDigits,
  plainPhone,
  withDialCode,
  withPlusForZeros,
} from '../domain/phoneText';
import { AsYouType, isSupportedCountry, metadata, parsePhoneNumberFromString } from './phoneMetadata';
import type { CountryCode as ParsedCountry, PhoneNumber } from './phoneMetadata';

/** The parser of phone numbers, a chunk of its own: only widgets that ask for a number load it. */
export interface ParsedPhone {
  /** A number of this length can exist; the provider has the last word. */
  isValid: boolean;
  /** E.164, or the input when it cannot be read. */
  number: string;
  /** As people of its country write it, or the input. */
  national: string;
  /** The input as far as it is typed, with the spaces and brackets of its country; a typed country code stays in it. */
  asTyped: string;
  /** The country of a number that names it (`+44 20 …`); none for a national number. */
  country?: CountryCode;
  /** The number is whole, and `national` under `country` means the very same one. */
  splits?: boolean;
}

const supported = (country: CountryCode | undefined): ParsedCountry | undefined =>
  country !== undefined && isSupportedCountry(country) ? country : undefined;

/** Where zeros can be an exit code of its own kind: two readings that are both numbers are none, lest a code goes to a stranger. */
function readOwnExitCode(plain: string, country: ParsedCountry): PhoneNumber | undefined {
  const asDialled = parsePhoneNumberFromString(plain, country);
  const asWritten = parsePhoneNumberFromString(withPlusForZeros(plain));
  if (!asWritten?.isValid()) return asDialled?.isValid() ? asDialled : undefined;
  const isOwn = metadata.country_calling_codes[asWritten.countryCallingCode]?.includes(country);
  const agree = !asDialled?.isValid() || asDialled.number === asWritten.number;
  return isOwn || agree ? asWritten : undefined;
}

function read(plain: string, country: CountryCode | undefined): PhoneNumber | undefined {
  if (isInternational(plain) || !country) return parsePhoneNumberFromString(plain);
  const dialCode = dialCodeOf(country);
  const region = supported(country);
  // Seven digits after an area code that is part of our dial code (+1829), and territories without a plan of their own.
  const isLocal = dialCode.length === 4 && numberDigits(plain).length === 7;
  if (!region || isLocal) return parsePhoneNumberFromString(withDialCode(plain, dialCode));
  if (!hasPlainExitCode(dialCode) && /^\D*00/.test(plain)) return readOwnExitCode(plain, region);
  return parsePhoneNumberFromString(plain, region);
}

const mainCountryOf = (callingCode: string): string | undefined =>
  metadata.country_calling_codes[callingCode]?.[0];

/** Whether a number, of a plan that several countries share, can be one of this country. */
function belongsTo(number: PhoneNumber, country: ParsedCountry): boolean {
  const there = parsePhoneNumberFromString(number.number);
  if (!there) return false;
  there.country = country;
  return there.isValid();
}

/** The country that an international number names, be it whole or not; the chosen one stays where it may be that. */
function countryOf(plain: string, chosen: CountryCode | undefined): CountryCode | undefined {
  const formatter = new AsYouType();
  formatter.input(plain);
  const callingCode = formatter.getCallingCode();
  if (!callingCode) return undefined;
  const number = formatter.getNumber();
  const named = number?.country;
  const region = supported(chosen);
  const shares = region
    ? metadata.country_calling_codes[callingCode]?.includes(region)
    : chosen && dialCodeOf(chosen) === callingCode;
  if (chosen && shares && (!named || (region && number && belongsTo(number, region)))) return chosen;
  const country = named ?? mainCountryOf(callingCode);
  return isCountryCode(country) ? country : undefined;
}

/** The text with the spaces and brackets of its country; what is more than a number stays as it is. */
function formatTyped(plain: string, country: CountryCode | undefined): string | undefined {
  const region = supported(country);
  if (/\p{L}/u.test(plain) || (!isInternational(plain) && !region)) return undefined;
  const formatted = new AsYouType(isInternational(plain) ? undefined : region).input(plain);
  return formatted.replace(/\D/g, '') === plain.replace(/\D/g, '') ? formatted || undefined : undefined;
}

/** The number with its country code apart: only where nothing but the place of the code changes. */
function splits(number: PhoneNumber, country: CountryCode | undefined): boolean {
  if (!country || dialCodeOf(country) !== number.countryCallingCode) return false;
  return read(plainPhone(number.formatNational(), dialCodeOf(country)), country)?.number === number.number;
}

export function parsePhone(phoneNumber: string, regionCode?: string): ParsedPhone {
  const chosen = isCountryCode(regionCode) ? regionCode : undefined;
  const plain = plainPhone(phoneNumber, chosen ? dialCodeOf(chosen) : '');
  const number = read(plain, chosen);
  const isValid = number?.isPossible() ?? false;
  const country = isInternational(plain) ? countryOf(plain, chosen) : undefined;
  return {
    isValid,
    number: number?.number ?? phoneNumber,
    national: number?.formatNational() ?? phoneNumber,
    asTyped: formatTyped(plain, chosen) ?? phoneNumber,
    country,
    splits: number !== undefined && isValid && splits(number, country),
  };
}
