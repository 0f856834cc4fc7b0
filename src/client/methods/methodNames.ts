import { OTP_METHOD_NAMES, type OTPMethod } from '../../domain/config/otpMethods';
import { OAuthProviders, type OAuthProvider } from '../../domain/enums';
import type { NamesOf } from '../lazyMethods';
import type { Methods } from './createMethods';

const method = 'method';
const SEND = { loginOrCreate: method, send: method } as const;
const START = { start: method } as const;

const eachOf = <Name extends string, Holds>(names: readonly Name[], holds: Holds) =>
  Object.fromEntries(names.map((name) => [name, holds])) as Record<Name, Holds>;

/** The names of all methods, which the entry has before their code is loaded. */
export const methodNames = (): NamesOf<Methods> => ({
  session: { authenticate: method, exchangeAccessToken: method, attest: method, revoke: method },
  user: {
    get: method,
    update: method,
    deleteEmail: method,
    deletePhoneNumber: method,
    deleteTOTP: method,
    deleteOAuthRegistration: method,
    deleteCryptoWallet: method,
    deleteWebauthnRegistration: method,
    deleteBiometricRegistration: method,
    getConnectedApps: method,
    revokeConnectedApp: method,
  },
  otps: { ...eachOf<OTPMethod, typeof SEND>(OTP_METHOD_NAMES, SEND), authenticate: method },
  magicLinks: { email: SEND, authenticate: method },
  passwords: {
    create: method,
    authenticate: method,
    resetByEmailStart: method,
    resetByEmail: method,
    resetByExistingPassword: method,
    resetBySession: method,
    strengthCheck: method,
  },
  cryptoWallets: { authenticateStart: method, authenticate: method },
  webauthn: { register: method, authenticate: method, update: method, browserSupportsAutofill: method },
  oauth: {
    ...eachOf<OAuthProvider, typeof START>(Object.values(OAuthProviders), START),
    authenticate: method,
  },
  idp: { oauthAuthorizeStart: method, oauthAuthorizeSubmit: method, oauthLogoutStart: method },
  totps: { create: method, authenticate: method, recoveryCodes: method, recover: method },
  impersonation: { authenticate: method },
  rbac: { isAuthorized: method, allPermissions: method },
  organizations: { members: { search: method } },
  authenticateByUrl: method,
});
