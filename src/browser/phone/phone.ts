import { dialCodeOf, isCountryCode, type CountryCode } from '../../domain/phones/countries';
import {
  hasPlainExitCode,
  isInternational,
  plainPhone,
  withPlusForZeros,
} from '../../domain/phones/phoneText';
import { numberDigits, withDialCode } from '../../domain/phones/sentNumber';
import { AsYouType, isSupportedCountry, metadata, parsePhoneNumberFromString } from './phoneMetadata';
import type { CountryCode as ParsedCountry, PhoneNumber } from './phoneMetadata';

/** A parsed phone number. */
export interface ParsedPhone {
  /** Whether a number of this length can exist; the provider has the final decision. */
  isValid: boolean;
  /** E.164, or the input when it cannot be parsed. */
  number: string;
  /** The number in its national format, or the input when it cannot be parsed. */
  national: string;
  /**
   * The input with spaces and brackets of its country's format, complete or not. A typed country code is
   * kept.
   */
  asTyped: string;
  /** The country of an international number (`+44 20 …`); undefined for a national one. */
  country?: CountryCode;
  /** Whether `national` parses to the same number when `country` is selected. */
  splits?: boolean;
}

const supported = (country: CountryCode | undefined): ParsedCountry | undefined =>
  country !== undefined && isSupportedCountry(country) ? country : undefined;

/**
 * Parses numbers of countries where leading zeros may belong to a longer exit code. Undefined when both readings are
 * valid and differ, because the code could be sent to the wrong person.
 */
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
  // Seven digits when the dial code includes the area code (+1829), and countries unknown to the parser.
  const isLocal = dialCode.length === 4 && numberDigits(plain).length === 7;
  if (!region || isLocal) return parsePhoneNumberFromString(withDialCode(plain, dialCode));
  if (!hasPlainExitCode(dialCode) && /^\D*00/.test(plain)) return readOwnExitCode(plain, region);
  return parsePhoneNumberFromString(plain, region);
}

const mainCountryOf = (callingCode: string): string | undefined =>
  metadata.country_calling_codes[callingCode]?.[0];

/** Whether a number can belong to a country that shares its dial code with others. */
function belongsTo(number: PhoneNumber, country: ParsedCountry): boolean {
  const there = parsePhoneNumberFromString(number.number);
  if (!there) return false;
  there.country = country;
  return there.isValid();
}

/**
 * The country of a complete or partly typed international number: the chosen country where that is possible.
 */
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

/** The text in its country's format; text that holds more than a number is unchanged. */
function formatTyped(plain: string, country: CountryCode | undefined): string | undefined {
  const region = supported(country);
  if (/\p{L}/u.test(plain) || (!isInternational(plain) && !region)) return undefined;
  const formatted = new AsYouType(isInternational(plain) ? undefined : region).input(plain);
  return formatted.replace(/\D/g, '') === plain.replace(/\D/g, '') ? formatted || undefined : undefined;
}

/** Whether the number can be shown without its country code and still parse to the same number. */
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
