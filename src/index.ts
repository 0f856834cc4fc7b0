export * from './headless';
export { mountLogin, type LoginArgs } from './shell/kinds/mountLogin';
export { mountPasswordReset, type PasswordResetArgs } from './shell/kinds/mountPasswordReset';
export {
  mountPasskeyRegistration,
  type PasskeyRegistrationArgs,
} from './shell/kinds/mountPasskeyRegistration';
export { mountIdentityProvider, type IdentityProviderArgs } from './shell/kinds/mountIdentityProvider';
export type {
  ConsentItem,
  ConsentManifest,
  ConsentRequest,
  ConsentSection,
  GetConsentManifest,
} from './domain/idp/consentManifest';
export type { Callbacks } from './mount/callbacks';
export type { Mount, MountArgs } from './shell/mountArgs';
