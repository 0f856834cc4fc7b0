export * from './headless';
export { mountLogin, type LoginArgs } from './mount/entry/kinds/mountLogin';
export { mountPasswordReset, type PasswordResetArgs } from './mount/entry/kinds/mountPasswordReset';
export {
  mountPasskeyRegistration,
  type PasskeyRegistrationArgs,
} from './mount/entry/kinds/mountPasskeyRegistration';
export { mountIdentityProvider, type IdentityProviderArgs } from './mount/entry/kinds/mountIdentityProvider';
export type {
  ConsentItem,
  ConsentManifest,
  ConsentRequest,
  ConsentSection,
  GetConsentManifest,
} from './domain/idp/consentManifest';
export type { Callbacks } from './mount/app/callbacks';
export type { Mount, MountArgs } from './mount/entry/mountArgs';
