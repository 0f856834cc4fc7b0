import { dialCodeOf, isCountryCode, type CountryCode } from '../../domain/phones/countries';
import {
  isInternational,
  plainPhone,
  separateTexts,
  withoutBracketZero,
} from '../../domain/phones/phoneText';
import { AsYouType, metadata, parsePhoneNumberFromString } from './phoneMetadata';
import type { CountryCode as ParsedCountry, PhoneNumber } from './phoneMetadata';
import { readingsOf, supported } from './readings';

/** A parsed phone number. */
export interface ParsedPhone {
  /** Whether the input means one number, of a possible length; the provider has the final decision. */
  isValid: boolean;
  /** E.164, or the input when it is not valid. */
  number: string;
  /** The numbers that the input may mean, in international format, when the visitor has to say which. */
  choices?: readonly string[];
  /** The number in its national format, or the input when it is not valid. */
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
function formatTyped(text: string, plain: string, country: CountryCode | undefined): string | undefined {
  const region = supported(country);
  if (/\p{L}/u.test(plain) || separateTexts(text).length > 1) return undefined;
  if (!isInternational(plain) && !region) return undefined;
  const formatted = new AsYouType(isInternational(plain) ? undefined : region).input(plain);
  return formatted.replace(/\D/g, '') === plain.replace(/\D/g, '') ? formatted : undefined;
}

/** Whether the number can be shown without its country code and still parse to the same number. */
function splits(number: PhoneNumber, country: CountryCode | undefined): boolean {
  if (!country || dialCodeOf(country) !== number.countryCallingCode) return false;
  const [again, ...others] = readingsOf(number.formatNational(), country);
  return again?.number === number.number && others.length === 0;
}

export function parsePhone(phoneNumber: string, regionCode?: string): ParsedPhone {
  const chosen = isCountryCode(regionCode) ? regionCode : undefined;
  const plain = withoutBracketZero(plainPhone(phoneNumber, chosen ? dialCodeOf(chosen) : ''));
  const readings = readingsOf(phoneNumber, chosen);
  const number = readings.length === 1 ? readings[0] : undefined;
  const country = readings.length < 2 && isInternational(plain) ? countryOf(plain, chosen) : undefined;
  return {
    isValid: number !== undefined,
    number: number?.number ?? phoneNumber,
    choices: readings.length > 1 ? readings.map((each) => each.formatInternational()) : undefined,
    national: number?.formatNational() ?? phoneNumber,
    asTyped: (readings.length < 2 && formatTyped(phoneNumber, plain, chosen)) || phoneNumber,
    country,
    splits: number !== undefined && splits(number, country),
  };
}
