/** Named imports in one file let the bundler drop the metadata of the other builds. `mobile` knows which numbers are mobile ones. */
export { AsYouType, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
export { default as metadata } from 'libphonenumber-js/mobile/metadata';
export type { CountryCode, PhoneNumber } from 'libphonenumber-js/mobile';
