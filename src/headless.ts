export { createClient, type Client } from './mount/client/createClient';
export { redirectAfterSignIn } from './mount/client/redirectAfterSignIn';
export type { RedirectOptions } from './mount/client/redirect';
export { toApiError } from './client/errors/toApiError';
export {
  AuthFlowTypes,
  B2BMFAProducts,
  B2BOAuthProviders,
  B2BProducts,
  OAuthProviders,
  OneTapPositions,
  OTPMethods,
  Products,
  Wallets,
} from './domain/enums';
export { EventTypes } from './domain/hostEvents';
export { VERSION as version } from './domain/version';
