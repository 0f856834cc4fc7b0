import { bootstrapRoutes } from './bootstrap';
import { connectedAppRoutes } from './connectedApps';
import { cryptoWalletRoutes } from './cryptoWallets';
import { eventRoutes } from './events';
import { idpRoutes } from './idp';
import { impersonationRoutes } from './impersonation';
import { magicLinkRoutes } from './magicLinks';
import { oauthRoutes } from './oauth';
import { organizationRoutes } from './organizations';
import { otpRoutes } from './otps';
import { passwordResetRoutes } from './passwordResets';
import { passwordRoutes } from './passwords';
import { attestRoutes } from './attest';
import type { Route } from './route';
import { sessionRoutes } from './sessions';
import { totpRoutes } from './totps';
import { userFactorRoutes } from './userFactors';
import { userRoutes } from './users';
import { webauthnRoutes } from './webauthn';

/** The SDK's rooms. One more is a file of its own and a line here. */
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
