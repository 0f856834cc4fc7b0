/** Entry point `pricerx-auth-sandbox/browser`. */
export { startSandbox, type SandboxInPage, type StartOptions } from './inBrowser/startSandbox';
export type { SandboxControl } from './client/createSandboxControl';
