import { authenticateByUrl, type ByUrlOptions, type UrlOutcome } from '../../sagas/authenticateByUrl';
import { checked, methodsOf, perform, type CallsOf } from '../calls';
import type { Core } from '../perform';
import { CRYPTO_WALLET_CALLS, type CryptoWalletsClient } from './cryptoWallets';
import { IDP_CALLS, type IDPClient } from './idp';
import { MAGIC_LINK_CALLS, type MagicLinksClient } from './magicLinks';
import { OAUTH_CALLS, type OAuthClient } from './oauth';
import { ORGANIZATION_CALLS, type OrganizationsClient } from './organizations';
import { OTP_CALLS, type OTPsClient } from './otps';
import { PASSWORD_CALLS, type PasswordsClient } from './passwords';
import { IMPERSONATION_CALLS, type ImpersonationClient } from './session/impersonation';
import { rbacCalls } from './session/permissions';
import type { RBACCalls } from './session/rbac';
import type { SessionCalls } from './session/session';
import { SESSION_CALLS } from './session/session.calls';
import { TOTP_CALLS, type TOTPsClient } from './totps';
import type { UserCalls } from './user';
import { USER_CALLS } from './user.calls';
import { webauthnCalls, type WebAuthnClient } from './webauthn';

interface Resources {
  session: SessionCalls;
  user: UserCalls;
  otps: OTPsClient;
  magicLinks: MagicLinksClient;
  passwords: PasswordsClient;
  cryptoWallets: CryptoWalletsClient;
  webauthn: WebAuthnClient;
  oauth: OAuthClient;
  idp: IDPClient;
  totps: TOTPsClient;
  impersonation: ImpersonationClient;
  rbac: RBACCalls;
  organizations: OrganizationsClient;
}

export interface Methods extends Resources {
  authenticateByUrl(options: ByUrlOptions, isUserActive: boolean): Promise<UrlOutcome | null>;
}

/** All calls of the client by resource. */
export const resourceCalls = (destroyed: AbortSignal): CallsOf<Resources> => ({
  session: SESSION_CALLS,
  user: USER_CALLS,
  otps: OTP_CALLS,
  magicLinks: MAGIC_LINK_CALLS,
  passwords: PASSWORD_CALLS,
  cryptoWallets: CRYPTO_WALLET_CALLS,
  webauthn: webauthnCalls(destroyed),
  oauth: OAUTH_CALLS,
  idp: IDP_CALLS,
  totps: TOTP_CALLS,
  impersonation: IMPERSONATION_CALLS,
  rbac: rbacCalls(),
  organizations: ORGANIZATION_CALLS,
});

export const byUrlCall = (isUserActive: boolean) =>
  checked({ session_duration_minutes: 'number', confirm: 'function?' }, (fields: ByUrlOptions) =>
    authenticateByUrl(fields, isUserActive),
  );

/**
 * The client's methods that call the provider; a chunk, fetched with the first such call.
 * @param destroyed aborts when this client is destroyed; the core may be shared with others
 */
export const createMethods = (core: Core, destroyed: AbortSignal): Methods => ({
  ...methodsOf<Resources>(core, resourceCalls(destroyed)),
  authenticateByUrl: (options, isUserActive) =>
    perform(core, 'stytch.authenticateByUrl', byUrlCall(isUserActive), [options]),
});
