import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Calling code of the site's country, whose numbers are shown in national format. */
const HOME = '1';

export const formatPhone = (e164: string): string => {
  const number = parsePhoneNumberFromString(e164);
  if (number === undefined) return e164;
  return number.countryCallingCode === HOME ? number.formatNational() : number.formatInternational();
};
