export * from './headless';
export { mountLogin, type LoginArgs } from './shell/mountLogin';
export { mountPasswordReset, type PasswordResetArgs } from './shell/mountPasswordReset';
export { mountPasskeyRegistration, type PasskeyRegistrationArgs } from './shell/mountPasskeyRegistration';
export { mountIdentityProvider, type IdentityProviderArgs } from './shell/mountIdentityProvider';
export type {
  ConsentItem,
  ConsentManifest,
  ConsentRequest,
  ConsentSection,
  GetConsentManifest,
} from './domain/idp/consentManifest';
export type { Callbacks } from './mount/callbacks';
export type { Mount, MountArgs } from './shell/mountArgs';
