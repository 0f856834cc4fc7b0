export * from './headless';
export { mountLogin, type LoginArgs } from './mount/mountLogin';
export { mountPasswordReset, type PasswordResetArgs } from './mount/mountPasswordReset';
export type { Callbacks, Mount, MountArgs } from './mount/mountArgs';
