/** Entry point `pricerx-auth-sandbox/control`. */
export {
  createSandboxControl,
  type ControlCalls,
  type MessageFilter,
  type SandboxControl,
  type SandboxControlOptions,
} from './client/createSandboxControl';
export type { SandboxTarget } from './client/http';
export type { SessionState, SignedInVisitor, SignInOptions, WhoSignsIn } from './client/signIn';
