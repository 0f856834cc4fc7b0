import { OTP_METHOD_NAMES, type OTPMethod } from '../../domain/config/otpMethods';
import { OAuthProviders, type OAuthProvider } from '../../domain/enums';
import type { MethodShape } from '../lazyMethods';
import type { Methods } from './createMethods';

const SENDS = { loginOrCreate: 1, send: 1 } as const;

const STARTS = Object.fromEntries(
  Object.keys(OAuthProviders).map((provider) => [provider, { start: 1 }]),
) as Record<OAuthProvider, { start: 1 }>;

const CODES = Object.fromEntries(OTP_METHOD_NAMES.map((method) => [method, SENDS])) as Record<
  OTPMethod,
  typeof SENDS
>;

/** The names of all methods, known before their code is loaded. */
export const SHAPES = {
  user: {
    get: 1,
    update: 1,
    deleteEmail: 1,
    deletePhoneNumber: 1,
    deleteTOTP: 1,
    deleteOAuthRegistration: 1,
    deleteCryptoWallet: 1,
    deleteWebauthnRegistration: 1,
    deleteBiometricRegistration: 1,
    getConnectedApps: 1,
    revokeConnectedApp: 1,
  },
  session: { authenticate: 1, exchangeAccessToken: 1, attest: 1, revoke: 1 },
  otps: { ...CODES, authenticate: 1 },
  magicLinks: { email: SENDS, authenticate: 1 },
  passwords: {
    create: 1,
    authenticate: 1,
    resetByEmailStart: 1,
    resetByEmail: 1,
    resetByExistingPassword: 1,
    resetBySession: 1,
    strengthCheck: 1,
  },
  cryptoWallets: { authenticateStart: 1, authenticate: 1 },
  webauthn: { register: 1, authenticate: 1, update: 1, browserSupportsAutofill: 1 },
  oauth: { ...STARTS, authenticate: 1 },
  totps: { create: 1, authenticate: 1, recoveryCodes: 1, recover: 1 },
  impersonation: { authenticate: 1 },
  rbac: { isAuthorized: 1, allPermissions: 1 },
  organizations: { members: { search: 1 } },
  idp: { oauthAuthorizeStart: 1, oauthAuthorizeSubmit: 1, oauthLogoutStart: 1 },
  authenticateByUrl: 1,
} as const satisfies MethodShape<Methods>;
