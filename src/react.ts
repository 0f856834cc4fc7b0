export { createClient } from './react/createClient';
export {
  PriceRxAuthProvider,
  useClient,
  type InitialVisitor,
  type PriceRxAuthProviderProps,
  type ServerRequest,
} from './react/PriceRxAuthProvider';
export {
  IdentityProvider,
  Login,
  PasskeyRegistration,
  PasswordReset,
  type IdentityProviderProps,
  type LoginProps,
  type PasskeyRegistrationProps,
  type PasswordResetProps,
} from './react/widgets';
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
} from './react/hooks';
export {
  RedirectAfterSignIn,
  RedirectAfterSignOut,
  type RedirectAfterSignInProps,
  type RedirectAfterSignOutProps,
} from './react/Redirects';
