import { ethereumWallet } from '../../sandbox/testing/wallets';
import type { SandboxPage } from '../sandbox';
import { EMAIL, PHONE } from '../visits/signIn';
import { PAIR } from './masked';
import type { Flow, Visit } from './see';

export const SESSION = { session_duration_minutes: 60 };
const EXPIRING = { expiration_minutes: 10 };
const PASSWORD = 'a heron over the mill pond';
const CREDENTIALS = { email: EMAIL, password: PASSWORD, ...SESSION };
const OTHER_EMAIL = 'grace@example.com';
const OTHER_PHONE = '+14155550190';
const SMS = '/otps/sms/login_or_create';
const CAPTCHA = { captcha_settings: { enabled: true, siteKey: 'site-key' } };
const OBSERVED = { ...CAPTCHA, dfp_protected_auth_enabled: true, dfp_protected_auth_mode: 'OBSERVATION' };
const DECIDED = { ...OBSERVED, dfp_protected_auth_mode: 'DECISIONING' };
export const REFUSED = {
  request_id: 'request-test-2',
  error_message: 'Refused.',
  error_url: 'https://a.example',
};
const NOT_FOUND = { status: 404, body: { ...REFUSED, status_code: 404, error_type: 'otp_code_not_found' } };
const ISSUE = { keyword: 'type', dataPath: '.a', schemaPath: '#/a', params: {}, message: 'should be number' };
const LINK_OPTIONS = {
  login_magic_link_url: 'https://example.com/login',
  signup_magic_link_url: 'https://example.com/signup',
  login_expiration_minutes: 10,
  signup_expiration_minutes: 20,
  login_template_id: 'login-template',
  signup_template_id: 'signup-template',
};

/** Stores the verifier of an earlier start. */
export const storePair = ({ page }: Visit, flow: string): void =>
  localStorage.setItem(`stytch_sdk_state_${page.publicToken}::PKCE_VERIFIER:${flow}`, JSON.stringify(PAIR));

const aUser = ({ page }: Visit) =>
  page.control.createUser({ public_token: page.publicToken, email: EMAIL, password: PASSWORD });

export const named = ({ address, type }: { address: string; type: string }) => ({
  crypto_wallet_address: address,
  crypto_wallet_type: type,
});

const codes =
  (channel: string, to: string, other: string): Flow =>
  async ({ page, call }) => {
    await call(`otps.${channel}.loginOrCreate`, to);
    const { method_id } = await call(`otps.${channel}.loginOrCreate`, to, EXPIRING);
    const code = await page.lastCode(to);
    await call('otps.authenticate', code === '000000' ? '111111' : '000000', method_id, SESSION);
    await call('otps.authenticate', code, method_id, SESSION);
    for (const read of ['user.getSync', 'session.getTokens']) await call(read);
    await call(`otps.${channel}.send`, other);
    const added = await call(`otps.${channel}.send`, other, EXPIRING);
    await call('otps.authenticate', await page.lastCode(other), added['method_id'], SESSION);
  };

const link =
  (pkce_required_for_email_magic_links: boolean): Flow =>
  async ({ page, call }) => {
    await page.project({ bootstrap: { pkce_required_for_email_magic_links } });
    await call('magicLinks.email.loginOrCreate', EMAIL, LINK_OPTIONS);
    const token = await page.lastLinkToken(EMAIL);
    await call('magicLinks.authenticate', token, SESSION);
    await call('magicLinks.authenticate', token, SESSION);
  };

/** A link to this browser, whose pairs of a link and of a reset were stored one after the other. */
const linkOfTwo =
  (isOfReset: boolean): Flow =>
  async (visit) => {
    const { page, call } = visit;
    const both = { pkce_required_for_email_magic_links: true, pkce_required_for_password_resets: true };
    await page.project({ bootstrap: both });
    await aUser(visit);
    await call('magicLinks.email.loginOrCreate', EMAIL);
    const token = await page.lastLinkToken(EMAIL);
    await call('passwords.resetByEmailStart', { email: EMAIL });
    await call('magicLinks.authenticate', isOfReset ? await page.lastLinkToken(EMAIL, 1) : token, SESSION);
  };

const sends =
  (bootstrap: object, arrange?: (page: SandboxPage) => Promise<unknown>): Flow =>
  async ({ page, call }) => {
    await page.project({ bootstrap });
    await arrange?.(page);
    await call('otps.sms.loginOrCreate', PHONE, EXPIRING);
    await call('otps.email.send', EMAIL, EXPIRING);
    await call('cryptoWallets.authenticateStart', named(ethereumWallet()));
  };
const captchaNeeded = (page: SandboxPage) => page.requireCaptcha([SMS]);

const refusedWith =
  (fault: Parameters<SandboxPage['fault']>[1]): Flow =>
  async ({ page, call }) => {
    await page.fault('/otps/authenticate', fault);
    await call('otps.authenticate', '123456', 'method-test-1', SESSION);
  };

const reset =
  (pkce_required_for_password_resets: boolean): Flow =>
  async (visit) => {
    const { page, call } = visit;
    await page.project({ bootstrap: { pkce_required_for_password_resets } });
    await aUser(visit);
    await call('passwords.resetByEmailStart', { email: EMAIL });
    storePair(visit, 'passwords');
    await call('passwords.resetByEmailStart', { email: EMAIL, reset_password_template_id: 'template' });
    const token = await page.lastLinkToken(EMAIL);
    await call('passwords.resetByEmail', { token, password: 'seven lanterns in the orchard', ...SESSION });
  };

/** Codes, links, passwords, and what protects and refuses their calls. */
export const MESSAGE_FLOWS: Record<string, Flow> = {
  'codes by sms': codes('sms', PHONE, OTHER_PHONE),
  'codes by whatsapp': codes('whatsapp', PHONE, OTHER_PHONE),
  'codes by email': codes('email', EMAIL, OTHER_EMAIL),
  'links by email': link(false),
  'links by email, with PKCE': link(true),
  'links by email, with the pair of an earlier start': async (visit) => {
    await visit.page.project({ bootstrap: { pkce_required_for_email_magic_links: true } });
    storePair(visit, 'magic_links');
    await visit.call('magicLinks.email.loginOrCreate', EMAIL);
  },
  'links by email, without PKCE but with a pair': async (visit) => {
    await visit.call('magicLinks.email.loginOrCreate', EMAIL);
    storePair(visit, 'magic_links');
    await visit.call('magicLinks.authenticate', await visit.page.lastLinkToken(EMAIL), SESSION);
  },
  'pairs of a link and of a reset: the link': linkOfTwo(false),
  'pairs of a link and of a reset: the link of the reset mail': linkOfTwo(true),
  'protection: a captcha': sends(CAPTCHA),
  'protection: observed': sends(OBSERVED),
  'protection: decided': sends(DECIDED),
  'protection: refused until a captcha comes': sends(DECIDED, captchaNeeded),
  'protection: refused until a captcha comes, without telemetry': sends(CAPTCHA, (page) =>
    page.fault(SMS, { status: 403, body: 'Captcha required', content_type: 'text/plain' }),
  ),
  'protection: a captcha that is not configured': sends({}, captchaNeeded),
  'a refusal': refusedWith(NOT_FOUND),
  'a refusal by the schema': refusedWith({ status: 400, body: { body: [ISSUE] } }),
  'a refusal by a gateway': refusedWith({ status: 502, body: '<h1>No</h1>', content_type: 'text/html' }),
  'an answer that is a text': refusedWith({ status: 200, body: 'Yes.', content_type: 'text/plain' }),
  'a call that is cut off': refusedWith({ drop: true }),
  passwords: async ({ page, call }) => {
    await page.project({ session: { http_only_cookies: true } });
    await call('passwords.create', { ...CREDENTIALS, password: 'aa' });
    await call('passwords.create', CREDENTIALS);
    await call('passwords.authenticate', { ...CREDENTIALS, password: 'no' });
    await call('passwords.resetBySession', { password: 'seven lanterns in the orchard' });
    await call('passwords.resetByEmailStart', { email: EMAIL, login_redirect_url: null });
    await page.fault('/passwords/strength_check', { body: { data: { valid_password: true, score: 4 } } });
    await call('passwords.strengthCheck', { password: PASSWORD });
  },
  'a password reset by email': reset(false),
  'a password reset by email, with PKCE': reset(true),
};
