export { createAuthServer, type AuthServer } from './server/createAuthServer';
export type { Answerable, FastifyReply, NodeResponse } from './server/applyHeaders';
export type {
  AnyPolicy,
  Authentication,
  ServerVisitor,
  SignedOutReason,
  UntypedPolicy,
} from './domain/session/authentication';
export { AuthServerError, type AuthServerErrorCode } from './domain/errors/authServerError';
export type { AuthServerOptions, ServerCookieOptions } from './domain/config/serverOptions';
export type { Protect, Protectable } from './server/protect';
export type { NodeRequest, ServerRequest } from './server/requests';
export type { ServerSessions, ServerUsers } from './server/serverCalls';
export type { SessionClaims } from './domain/session/sessionClaims';
export {
  EARLY_SCRIPT,
  EARLY_SCRIPT_HASH,
  renderIdentityProvider,
  renderLogin,
  renderPasskeyRegistration,
  renderPasswordReset,
} from './mount/server/render';
export type { RenderArgs, RenderedWidget, RenderOptions } from './mount/server/renderWidget';
