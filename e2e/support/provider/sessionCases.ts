import { ELSEWHERE, pairOf, SESSION, type Case } from './case';

const REFUSED = {
  request_id: 'request-test-2',
  error_message: 'Refused.',
  error_url: 'https://stytch.com/docs',
};
const GONE = { status: 404, body: { ...REFUSED, status_code: 404, error_type: 'session_not_found' } };
const BUSY = { status: 500, body: { ...REFUSED, status_code: 500, error_type: 'internal_server_error' } };
const TOKENS = { session_token: 'given-session-token', session_jwt: 'given-session-jwt' };

const session: Case[] = [
  { method: 'session.authenticate', signedIn: true, args: [SESSION] },
  { method: 'session.authenticate', when: 'without a duration', signedIn: true, args: [] },
  {
    method: 'session.authenticate',
    when: 'of an ended session',
    signedIn: true,
    args: [],
    arranged: { refusal: GONE },
  },
  {
    method: 'session.authenticate',
    when: 'in trouble',
    signedIn: true,
    args: [],
    arranged: { refusal: BUSY },
  },
  { method: 'session.revoke', signedIn: true, args: [] },
  {
    method: 'session.revoke',
    when: 'of an ended session',
    signedIn: true,
    args: [],
    arranged: { refusal: GONE },
  },
  { method: 'session.revoke', when: 'in trouble', signedIn: true, args: [], arranged: { refusal: BUSY } },
  {
    method: 'session.revoke',
    when: 'in trouble, with force',
    signedIn: true,
    args: [{ forceClear: true }],
    arranged: { refusal: BUSY },
  },
  { method: 'session.exchangeAccessToken', args: [{ access_token: 'an-access-token', ...SESSION }] },
  { method: 'session.attest', args: [{ profile_id: 'a-profile', token: 'a-jwt', ...SESSION }] },
  {
    method: 'session.attest',
    when: 'to a session',
    signedIn: true,
    args: [{ profile_id: 'a-profile', token: 'a-jwt', ...TOKENS }],
  },
  { method: 'session.getSync', signedIn: true, args: [] },
  { method: 'session.getInfo', signedIn: true, args: [] },
  { method: 'session.getTokens', signedIn: true, args: [] },
  { method: 'session.getTokens', when: 'signed out', args: [] },
  { method: 'session.updateSession', args: [TOKENS] },
  { method: 'session.updateSession', when: 'without a JWT', args: [{ session_token: TOKENS.session_token }] },
  { method: 'impersonation.authenticate', args: [{ impersonation_token: 'a-token' }] },
];

const removals = {
  deleteEmail: 'email-test-1',
  deletePhoneNumber: 'phone-number-test-1',
  deleteTOTP: 'totp-test-1',
  deleteOAuthRegistration: 'oauth-user-test-1',
  deleteCryptoWallet: 'crypto-wallet-test-1',
  deleteWebauthnRegistration: 'webauthn-registration-test-1',
  deleteBiometricRegistration: 'biometric-registration-test-1',
};
const user: Case[] = [
  { method: 'user.get', signedIn: true, args: [] },
  { method: 'user.get', when: 'signed out', args: [] },
  { method: 'user.getSync', signedIn: true, args: [] },
  { method: 'user.getInfo', signedIn: true, args: [] },
  {
    method: 'user.update',
    signedIn: true,
    args: [{ name: { first_name: 'Ada' }, untrusted_metadata: { plan: 'gold' } }],
  },
  ...Object.entries(removals).map(([name, id]) => ({ method: `user.${name}`, signedIn: true, args: [id] })),
  { method: 'user.getConnectedApps', signedIn: true, args: [] },
  {
    method: 'user.revokedConnectedApp',
    ours: 'user.revokeConnectedApp',
    signedIn: true,
    args: ['connected-app-test-1'],
  },
];

const POLICY = {
  resources: [{ resource_id: 'prices', description: '', actions: ['read', 'save'] }],
  roles: [{ role_id: 'saver', description: '', permissions: [{ resource_id: 'prices', actions: ['*'] }] }],
  scopes: [],
};
const allowed = { signedIn: true, arranged: { bootstrap: { rbac_policy: POLICY } } };
const rbac: Case[] = [
  { method: 'rbac.isAuthorized', args: ['prices', 'save'], ...allowed },
  {
    method: 'rbac.isAuthorized',
    when: 'of a stranger',
    args: ['prices', 'save'],
    arranged: allowed.arranged,
  },
  { method: 'rbac.isAuthorizedSync', args: ['prices', 'remove'], ...allowed },
  { method: 'rbac.allPermissions', args: [], ...allowed },
];

const oauth: Case[] = [
  { method: 'oauth.google.start', args: [] },
  {
    method: 'oauth.github.start',
    when: 'with all options and PKCE',
    args: [
      {
        login_redirect_url: 'https://example.com/login',
        signup_redirect_url: 'https://example.com/signup',
        custom_scopes: ['repo', 'user:email'],
        provider_params: { login_hint: 'ada@example.com', hd: 'example.com' },
      },
    ],
    arranged: { bootstrap: { pkce_required_for_oauth: true } },
  },
  { method: 'oauth.apple.start', when: 'with a pair of earlier', args: [{}], kept: pairOf('oauth') },
  { method: 'oauth.authenticate', args: ['a-token', SESSION], kept: pairOf('oauth') },
  { method: 'oauth.authenticate', when: 'without a pair', args: ['a-token', SESSION] },
  {
    method: 'oauth.authenticate',
    when: 'without the pair that is required',
    args: ['a-token', SESSION],
    arranged: { bootstrap: { pkce_required_for_oauth: true } },
  },
  {
    method: 'oauth.google.start',
    when: 'of a project with a domain of its own',
    args: [],
    arranged: { bootstrap: { cname_domain: ELSEWHERE } },
  },
];

export const SESSION_CASES: Case[] = [...session, ...user, ...rbac, ...oauth];
