/** Named imports through this file keep the metadata of the unused builds out of the chunk. */
export { AsYouType, parsePhoneNumberFromString } from 'libphonenumber-js/min';
export type { CountryCode } from 'libphonenumber-js/min';
