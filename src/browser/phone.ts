import { isCountryCode, type CountryCode as ListedCountry } from '../domain/dialCodes';
import { AsYouType, parsePhoneNumberFromString, type CountryCode } from './phoneMetadata';

/** The parser of phone numbers, a chunk of its own: only widgets that ask for a number load it. */
export interface ParsedPhone {
  isValid: boolean;
  /** E.164, or the input when it cannot be read. */
  number: string;
  /** As people of that country write it, or the input. */
  national: string;
  /** The country that the number itself names ("+44 20 …"), where it is one of the selector's. */
  country?: ListedCountry;
}

const listed = (country: string | undefined): ListedCountry | undefined =>
  country && isCountryCode(country) ? country : undefined;

export function parsePhone(phoneNumber: string, regionCode?: string): ParsedPhone {
  const region = regionCode as CountryCode | undefined;
  const typed = phoneNumber.trim();
  const parsed = parsePhoneNumberFromString(typed, region);
  const international = typed.startsWith('+');
  if (!region) {
    return {
      isValid: parsed?.isValid() ?? false,
      number: parsed?.number ?? phoneNumber,
      national: parsed?.formatNational() ?? phoneNumber,
      country: listed(parsed?.country),
    };
  }
  if (international) {
    return {
      isValid: parsed?.isValid() ?? false,
      number: parsed?.number ?? phoneNumber,
      national: parsed?.isValid() ? parsed.formatNational() : phoneNumber,
      country: parsed?.isValid() ? listed(parsed.country) : undefined,
    };
  }
  return {
    isValid: parsed?.isValid() ?? false,
    number: parsed?.number ?? phoneNumber,
    national: new AsYouType(region).input(typed) || phoneNumber,
  };
}
