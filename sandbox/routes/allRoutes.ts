import { bootstrapRoutes } from './bootstrap';
import { connectedAppRoutes } from './idp/connectedApps';
import { cryptoWalletRoutes } from './factors/cryptoWallets';
import { eventRoutes } from './events';
import { idpRoutes } from './idp/idp';
import { impersonationRoutes } from './users/impersonation';
import { magicLinkRoutes } from './messages/magicLinks';
import { oauthRoutes } from './social/oauth';
import { organizationRoutes } from './organizations';
import { otpRoutes } from './messages/otps';
import { passwordResetRoutes } from './factors/passwordResets';
import { passwordRoutes } from './factors/passwords';
import { attestRoutes } from './users/attest';
import type { Route } from './route';
import { sessionRoutes } from './users/sessions';
import { totpRoutes } from './factors/totps';
import { userFactorRoutes } from './users/userFactors';
import { userRoutes } from './users/users';
import { webauthnRoutes } from './factors/webauthn';

/** All routes of the SDK. Add a new resource's routes here. */
export const ALL_ROUTES: Route[] = [
  ...attestRoutes,
  ...bootstrapRoutes,
  ...connectedAppRoutes,
  ...cryptoWalletRoutes,
  ...eventRoutes,
  ...idpRoutes,
  ...impersonationRoutes,
  ...magicLinkRoutes,
  ...oauthRoutes,
  ...organizationRoutes,
  ...otpRoutes,
  ...passwordRoutes,
  ...passwordResetRoutes,
  ...sessionRoutes,
  ...totpRoutes,
  ...userFactorRoutes,
  ...userRoutes,
  ...webauthnRoutes,
];
