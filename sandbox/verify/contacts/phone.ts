// Loaded with the first number: a good part of a megabyte.
const library = () => import('libphonenumber-js/max');

export interface ParsedPhone {
  isValid: boolean;
  /** E.164, or the input. */
  number: string;
  /** As it is written in its own country, or the input. */
  national: string;
}

/** A number as somebody types it, in a region or, without one, beginning with its `+`. */
export async function parsePhone(phoneNumber: string, regionCode?: string): Promise<ParsedPhone> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await library();
  const region = regionCode !== undefined && isSupportedCountry(regionCode) ? regionCode : undefined;
  const parsed = parsePhoneNumberFromString(phoneNumber, region);
  return {
    isValid: parsed?.isValid() ?? false,
    number: parsed?.number ?? phoneNumber,
    national: parsed?.formatNational() ?? phoneNumber,
  };
}

/** A mobile number of a region, as it is written there; nothing for a region that does not exist. */
export async function examplePhone(regionCode: string): Promise<string | undefined> {
  const { getExampleNumber, isSupportedCountry } = await library();
  if (!isSupportedCountry(regionCode)) return undefined;
  const { default: examples } = await import('libphonenumber-js/mobile/examples');
  return getExampleNumber(regionCode, examples)?.formatNational();
}
