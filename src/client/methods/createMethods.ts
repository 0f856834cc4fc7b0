import { authenticateByUrl, type ByUrlOptions, type UrlOutcome } from '../../sagas/authenticateByUrl';
import { createIDP } from './idp';
import { createImpersonation } from './session/impersonation';
import { createCryptoWallets } from './cryptoWallets';
import { createMagicLinks } from './magicLinks';
import { createOAuth } from './oauth';
import { createOrganizations } from './organizations';
import { createOtps } from './otps';
import { createPasswords } from './passwords';
import { perform } from '../perform';
import { createRBACCalls } from './session/permissions';
import type { Runtime } from '../runtime';
import { createSessionCalls } from './session/sessions';
import { createTotps } from './totps';
import { createUserCalls } from './users';
import { createWebAuthnCalls } from './webauthn';

/**
 * The client's methods that call the provider; a chunk, fetched with the first such call.
 * @param destroyed aborts when this client is destroyed; the runtime may be shared with others
 */
export const createMethods = (runtime: Runtime, destroyed: AbortSignal) => ({
  session: createSessionCalls(runtime),
  user: createUserCalls(runtime),
  otps: createOtps(runtime),
  magicLinks: createMagicLinks(runtime),
  passwords: createPasswords(runtime),
  cryptoWallets: createCryptoWallets(runtime),
  webauthn: createWebAuthnCalls(runtime, destroyed),
  oauth: createOAuth(runtime),
  idp: createIDP(runtime),
  totps: createTotps(runtime),
  impersonation: createImpersonation(runtime),
  rbac: createRBACCalls(runtime),
  organizations: createOrganizations(runtime),
  authenticateByUrl: (options: ByUrlOptions, isVisitorsAct: boolean): Promise<UrlOutcome | null> =>
    perform(runtime, 'authenticateByUrl', options, () => authenticateByUrl(options, isVisitorsAct)),
});

export type Methods = ReturnType<typeof createMethods>;
