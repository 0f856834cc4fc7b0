// Imported lazily because of its size (several hundred kB).
const library = () => import('libphonenumber-js/max');

export interface ParsedPhone {
  isValid: boolean;
  /** The number in E.164 format, or the input. */
  number: string;
  /** The number in its national format, or the input. */
  national: string;
}

/** Parses a typed number. Without a region it must begin with `+`. */
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

/** An example mobile number of a region in national format; undefined for an unknown region. */
export async function examplePhone(regionCode: string): Promise<string | undefined> {
  const { getExampleNumber, isSupportedCountry } = await library();
  if (!isSupportedCountry(regionCode)) return undefined;
  const { default: examples } = await import('libphonenumber-js/mobile/examples');
  return getExampleNumber(regionCode, examples)?.formatNational();
}
