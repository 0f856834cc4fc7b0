/** Entry point `pricerx-auth-sandbox/browser`. */
export { loadSandbox, type LoadedSandbox, type LoadOptions } from './inBrowser/loadSandbox';
export { startSandbox, type SandboxInPage, type StartOptions } from './inBrowser/startSandbox';
export type { SandboxControl } from './client/createSandboxControl';
