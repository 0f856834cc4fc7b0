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

declare const __CHUNK_POLICY__: unknown;
declare let __webpack_nonce__: string | undefined;
// The chunks of the script tag carry its nonce, for pages that allow scripts by a nonce alone.
if (__CHUNK_POLICY__ && typeof document !== 'undefined') __webpack_nonce__ ??= document.currentScript?.nonce;
