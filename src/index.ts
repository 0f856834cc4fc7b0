export * from './headless';
export { mountLogin, type LoginArgs } from './mount/mountLogin';
export type { Callbacks, Mount, MountArgs } from './mount/mountArgs';
