/** The names of the provider's packages, over this package. */
export { OneTapPositions, Wallets, type Callbacks } from './index';
export type { Session, User } from './domain/entities';
export * from './compat/names';
export * from './compat/errors';
export {
  mountIdentityProvider,
  mountLogin,
  mountPasskeyRegistration,
  mountResetPassword,
  type SDKConfig,
  type StytchLoginConfig,
  type StytchProps,
} from './compat/widgets';
export {
  createStytchClient,
  createStytchClient as createStytchHeadlessClient,
  createStytchUIClient,
  ProviderClient as StytchClient,
  ProviderClient as StytchHeadlessClient,
  UIClient as StytchUIClient,
  type StytchClientOptions,
} from './compat/clients';
export * from './compat/elements';
export type { PresentationConfig, StyleConfig, Theme } from './compat/presentation';
