export { createClient } from './react/createClient';
export { PriceRxAuthProvider, useClient, type PriceRxAuthProviderProps } from './react/PriceRxAuthProvider';
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
export { useIsAuthorized, type Authorization } from './react/useIsAuthorized';
export { SignedIn, SignedOut, type SignedProps } from './react/signed';
export { useSession, useUser, type SessionInfo, type UserInfo } from './react/visitor';
