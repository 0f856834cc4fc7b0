import { authenticateByUrl, type ByUrlOptions, type UrlOutcome } from '../../sagas/authenticateByUrl';
import { createIDP } from './idp';
import { createImpersonation } from './session/impersonation';
import { createCryptoWallets } from './cryptoWallets';
import { createMagicLinks } from './magicLinks';
import { createOAuth } from './oauth';
import { createOrganizations } from './organizations';
import { createOtps } from './otps';
import { createPasswords } from './passwords';
import { perform, type Core } from '../perform';
import { createRBACCalls } from './session/permissions';
import { createSessionCalls } from './session/session.calls';
import { createTotps } from './totps';
import { createUserCalls } from './user.calls';
import { createWebAuthnCalls } from './webauthn';

/**
 * The client's methods that call the provider; a chunk, fetched with the first such call.
 * @param destroyed aborts when this client is destroyed; the core may be shared with others
 */
export const createMethods = (core: Core, destroyed: AbortSignal) => ({
  session: createSessionCalls(core),
  user: createUserCalls(core),
  otps: createOtps(core),
  magicLinks: createMagicLinks(core),
  passwords: createPasswords(core),
  cryptoWallets: createCryptoWallets(core),
  webauthn: createWebAuthnCalls(core, destroyed),
  oauth: createOAuth(core),
  idp: createIDP(core),
  totps: createTotps(core),
  impersonation: createImpersonation(core),
  rbac: createRBACCalls(core),
  organizations: createOrganizations(core),
  authenticateByUrl: (options: ByUrlOptions, isUserActive: boolean): Promise<UrlOutcome | null> =>
    perform(core, 'authenticateByUrl', options, (fields) => authenticateByUrl(fields, isUserActive)),
});

export type Methods = ReturnType<typeof createMethods>;
