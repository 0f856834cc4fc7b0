export {
  createAuthServer,
  type Authentication,
  type AuthServer,
  type AuthServerOptions,
  type ServerVisitor,
  type SignedOutReason,
} from './server/createAuthServer';
export type { ServerCookieOptions } from './server/cookies';
export { AuthServerError, type AuthServerErrorCode } from './server/errors';
export type { NodeRequest, ServerRequest } from './server/requests';
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
