/** Named imports in one file let the bundler drop the metadata of the other builds. */
export { AsYouType, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
export { default as metadata } from 'libphonenumber-js/min/metadata';
export type { CountryCode, PhoneNumber } from 'libphonenumber-js/min';
