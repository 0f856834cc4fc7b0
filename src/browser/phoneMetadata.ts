/** Named imports through this file keep the metadata of the unused builds out of the chunk. */
export { AsYouType, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
export { default as metadata } from 'libphonenumber-js/min/metadata';
export type { CountryCode, PhoneNumber } from 'libphonenumber-js/min';
