/** All of `pricerx-auth/react` but the widgets. A published file of its own: a page that mounts no widget loads no first screen. */
export { createClient } from './createClient';
export {
  PriceRxAuthProvider,
  useClient,
  type InitialVisitor,
  type PriceRxAuthProviderProps,
  type ServerRequest,
} from './PriceRxAuthProvider';
export {
  SignedIn,
  SignedOut,
  useIsAuthorized,
  useSession,
  useUser,
  type Authorization,
  type SessionInfo,
  type SignedProps,
  type UserInfo,
} from './hooks';
export {
  RedirectAfterSignIn,
  RedirectAfterSignOut,
  type RedirectAfterSignInProps,
  type RedirectAfterSignOutProps,
} from './Redirects';
