/** Entry point of the package. The msw handlers are at `pricerx-auth-sandbox/msw`. */
export { createSandbox, type Sandbox, type SandboxOptions } from './createSandbox';
export { serve, type Served, type ServeOptions } from './http';
export type { Control } from './control';
