export * from './headless';
export { mountLogin, type LoginArgs } from './mount/kinds/mountLogin';
export { mountPasswordReset, type PasswordResetArgs } from './mount/kinds/mountPasswordReset';
export {
  mountPasskeyRegistration,
  type PasskeyRegistrationArgs,
} from './mount/kinds/mountPasskeyRegistration';
export { mountIdentityProvider, type IdentityProviderArgs } from './mount/kinds/mountIdentityProvider';
export type {
  ConsentItem,
  ConsentManifest,
  ConsentRequest,
  ConsentSection,
  GetConsentManifest,
} from './domain/idp/consentManifest';
export type { Callbacks } from './mount/app/callbacks';
export type { Mount, MountArgs } from './mount/widget/mountArgs';
