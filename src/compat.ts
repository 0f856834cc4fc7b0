/** The names of the provider's packages, over this package. */
export { OneTapPositions, Wallets, type Callbacks } from './index';
export type { Session, User } from './domain/entities';
export * from './compat/names';
export * from './compat/errors';
export * from './compat/mounts';
export * from './compat/clients';
export * from './compat/elements';
export type { SDKConfig, StytchLoginConfig, StytchProps } from './compat/args';
export type { PresentationConfig, StyleConfig, Theme } from './compat/presentation';
