export * from './headless';
export { mountLogin, type LoginArgs } from './mount/mountLogin';
export { mountPasswordReset, type PasswordResetArgs } from './mount/mountPasswordReset';
export { mountPasskeyRegistration, type PasskeyRegistrationArgs } from './mount/mountPasskeyRegistration';
export { mountIdentityProvider, type IdentityProviderArgs } from './mount/mountIdentityProvider';
export type {
  ConsentItem,
  ConsentManifest,
  ConsentRequest,
  ConsentSection,
  GetConsentManifest,
} from './domain/consentManifest';
export type { Callbacks, Mount, MountArgs } from './mount/mountArgs';
