export { createAuthServer } from './server/createAuthServer';
export type {
  Answerable,
  AuthServer,
  FastifyReply,
  NodeRequest,
  NodeResponse,
  Protect,
  Protectable,
  ServerRequest,
  ServerSessions,
  ServerUsers,
} from './domain/server/authServer';
export type {
  AnyPolicy,
  Authentication,
  ServerVisitor,
  SignedOutReason,
  UntypedPolicy,
} from './domain/server/authentication';
export { AuthServerError, type AuthServerErrorCode } from './domain/server/authServerError';
export type { AuthServerOptions, ServerCookieOptions } from './domain/server/options';
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
