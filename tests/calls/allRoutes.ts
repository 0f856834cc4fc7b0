import type { SandboxPage } from '../sandbox';
import { bootstrapRoutes } from './bootstrap';
import { cryptoWalletRoutes } from './cryptoWallets';
import { idpRoutes } from './idp';
import { magicLinkRoutes } from './magicLinks';
import { oauthRoutes } from './oauth';
import { organizationRoutes } from './organizations';
import { otpRoutes } from './otps';
import { passwordRoutes } from './passwords';
import type { Routes } from './route';
import { sessionRoutes } from './sessions';
import { totpRoutes } from './totps';
import { userRoutes } from './users';
import { webauthnRoutes } from './webauthn';

/** All calls of §7. */
export const allRoutes = (page: SandboxPage): Routes =>
  Object.assign(
    {},
    ...[
      bootstrapRoutes,
      userRoutes,
      sessionRoutes,
      magicLinkRoutes,
      otpRoutes,
      passwordRoutes,
      cryptoWalletRoutes,
      webauthnRoutes,
      oauthRoutes,
      idpRoutes,
      totpRoutes,
      organizationRoutes,
    ].map((table) => table(page)),
  ) as Routes;
