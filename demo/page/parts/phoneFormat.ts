import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Numbers of the site's own country are written without their country code, as its visitors write them. */
const HOME = '1';

export const formatPhone = (e164: string): string => {
  const number = parsePhoneNumberFromString(e164);
  if (number === undefined) return e164;
  return number.countryCallingCode === HOME ? number.formatNational() : number.formatInternational();
};
