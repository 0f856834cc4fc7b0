import { pairOf, SESSION, type Case } from './case';

const PASSWORD = 'a heron over the mill pond';
const CAPTCHA = { captcha_settings: { enabled: true, siteKey: 'site-key' } };
const OBSERVED = { ...CAPTCHA, dfp_protected_auth_enabled: true, dfp_protected_auth_mode: 'OBSERVATION' };
const DECIDED = { ...OBSERVED, dfp_protected_auth_mode: 'DECISIONING' };
const CAPTCHA_REQUIRED = { status: 403, body: 'Captcha required' };
const REFUSED = {
  status_code: 404,
  request_id: 'request-test-2',
  error_type: 'otp_code_not_found',
  error_message: 'The code is not known.',
  error_url: 'https://stytch.com/docs/api/errors/404',
};
const SCHEMA = {
  body: [
    {
      keyword: 'type',
      dataPath: '.session_duration_minutes',
      schemaPath: '#/properties/session_duration_minutes/type',
      params: { type: 'number' },
      message: 'should be number',
    },
  ],
};

const LINK_OPTIONS = {
  login_magic_link_url: 'https://example.com/login',
  signup_magic_link_url: 'https://example.com/signup',
  login_expiration_minutes: 10,
  signup_expiration_minutes: 20,
  login_template_id: 'login-template',
  signup_template_id: 'signup-template',
};

const links: Case[] = [
  { method: 'magicLinks.email.loginOrCreate', args: ['ada@example.com'] },
  {
    method: 'magicLinks.email.loginOrCreate',
    when: 'with all options',
    args: ['ada@example.com', LINK_OPTIONS],
  },
  {
    method: 'magicLinks.email.loginOrCreate',
    when: 'with PKCE',
    args: ['ada@example.com', LINK_OPTIONS],
    arranged: { bootstrap: { pkce_required_for_email_magic_links: true } },
  },
  {
    method: 'magicLinks.email.loginOrCreate',
    when: 'with PKCE and a kept pair',
    args: ['ada@example.com'],
    kept: pairOf('magic_links'),
    arranged: { bootstrap: { pkce_required_for_email_magic_links: true } },
  },
  { method: 'magicLinks.email.send', args: ['ada@example.com', LINK_OPTIONS] },
  { method: 'magicLinks.email.send', when: 'signed in', signedIn: true, args: ['ada@example.com'] },
  { method: 'magicLinks.authenticate', args: ['a-token', SESSION] },
  {
    method: 'magicLinks.authenticate',
    when: 'with a kept pair',
    args: ['a-token', SESSION],
    kept: pairOf('magic_links'),
  },
  {
    method: 'magicLinks.authenticate',
    when: 'with the pair of a reset',
    args: ['a-token', SESSION],
    kept: { ...pairOf('passwords'), ...pairOf('magic_links') },
  },
  {
    method: 'magicLinks.authenticate',
    when: 'with the pair of a reset that does not fit',
    args: ['a-token', SESSION],
    kept: { ...pairOf('passwords', { code_verifier: 'another' }), ...pairOf('magic_links') },
    arranged: {
      refusal: {
        status: 400,
        body: { ...REFUSED, status_code: 400, error_type: 'pkce_mismatch' },
        once: true,
      },
    },
  },
];

const codes: Case[] = ['sms', 'whatsapp', 'email'].flatMap((channel) => {
  const to = channel === 'email' ? 'ada@example.com' : '+14155550123';
  const room = `otps.${channel}`;
  return [
    { method: `${room}.loginOrCreate`, args: [to] },
    { method: `${room}.loginOrCreate`, when: 'with an expiration', args: [to, { expiration_minutes: 10 }] },
    { method: `${room}.send`, args: [to, { expiration_minutes: 10 }] },
    { method: `${room}.send`, when: 'signed in', signedIn: true, args: [to] },
  ];
});
codes.push(
  {
    method: 'otps.email.loginOrCreate',
    when: 'with templates',
    args: ['ada@example.com', { login_template_id: 'login-template', signup_template_id: 'signup-template' }],
  },
  { method: 'otps.authenticate', args: ['123456', 'method-test-1', SESSION] },
  {
    method: 'otps.authenticate',
    when: 'signed in',
    signedIn: true,
    args: ['123456', 'method-test-1', SESSION],
  },
);

const EXPIRING = { expiration_minutes: 10 };
const SMS = ['+14155550123', EXPIRING];

const protection: Case[] = [
  {
    method: 'otps.sms.loginOrCreate',
    when: 'with a captcha',
    args: SMS,
    arranged: { bootstrap: CAPTCHA },
  },
  {
    method: 'otps.sms.loginOrCreate',
    when: 'observed',
    args: SMS,
    arranged: { bootstrap: OBSERVED },
  },
  {
    method: 'otps.sms.loginOrCreate',
    when: 'decided',
    args: SMS,
    arranged: { bootstrap: DECIDED },
  },
  {
    method: 'otps.sms.loginOrCreate',
    when: 'refused until a captcha comes',
    args: SMS,
    arranged: { bootstrap: DECIDED, refusal: { ...CAPTCHA_REQUIRED, once: true } },
  },
  {
    method: 'otps.email.send',
    when: 'observed',
    args: ['ada@example.com', EXPIRING],
    arranged: { bootstrap: OBSERVED },
  },
  {
    method: 'otps.sms.loginOrCreate',
    when: 'refused for a captcha that is not configured',
    args: SMS,
    arranged: { refusal: CAPTCHA_REQUIRED },
  },
  {
    method: 'otps.sms.loginOrCreate',
    when: 'refused until a captcha comes, without telemetry',
    args: SMS,
    arranged: { bootstrap: CAPTCHA, refusal: { ...CAPTCHA_REQUIRED, once: true } },
  },
];

const refusals: Case[] = [
  {
    method: 'otps.authenticate',
    when: 'refused',
    args: ['123456', 'method-test-1', SESSION],
    arranged: { refusal: { status: 404, body: REFUSED } },
  },
  {
    method: 'otps.authenticate',
    when: 'refused by the schema',
    args: ['123456', 'method-test-1', SESSION],
    arranged: { refusal: { status: 400, body: SCHEMA } },
  },
  {
    method: 'otps.authenticate',
    when: 'answered by a gateway',
    args: ['123456', 'method-test-1', SESSION],
    arranged: { refusal: { status: 502, body: '<h1>Bad gateway</h1>' } },
  },
  {
    method: 'otps.authenticate',
    when: 'answered with a text',
    args: ['123456', 'method-test-1', SESSION],
    arranged: { refusal: { status: 200, body: 'All is well.' } },
  },
  {
    method: 'otps.authenticate',
    when: 'cut off',
    args: ['123456', 'method-test-1', SESSION],
    arranged: { drop: true },
  },
];

const passwords: Case[] = [
  { method: 'passwords.create', args: [{ email: 'ada@example.com', password: PASSWORD, ...SESSION }] },
  {
    method: 'passwords.authenticate',
    when: 'answered with cookies that scripts cannot read',
    args: [{ email: 'ada@example.com', password: PASSWORD, ...SESSION }],
    arranged: { answer: { session_token: '', session_jwt: '' } },
  },
  { method: 'passwords.authenticate', args: [{ email: 'ada@example.com', password: PASSWORD, ...SESSION }] },
  { method: 'passwords.resetByEmailStart', args: [{ email: 'ada@example.com' }] },
  {
    method: 'passwords.resetByEmailStart',
    when: 'with an option that is null',
    args: [{ email: 'ada@example.com', login_redirect_url: null }],
  },
  {
    method: 'passwords.resetByEmailStart',
    when: 'with all options and PKCE',
    args: [
      {
        email: 'ada@example.com',
        login_redirect_url: 'https://example.com/login',
        login_expiration_minutes: 10,
        reset_password_redirect_url: 'https://example.com/reset',
        reset_password_expiration_minutes: 20,
        reset_password_template_id: 'reset-template',
      },
    ],
    kept: pairOf('passwords'),
    arranged: { bootstrap: { pkce_required_for_password_resets: true } },
  },
  { method: 'passwords.resetByEmail', args: [{ token: 'a-token', password: PASSWORD, ...SESSION }] },
  {
    method: 'passwords.resetByEmail',
    when: 'with a kept pair',
    args: [{ token: 'a-token', password: PASSWORD, ...SESSION }],
    kept: pairOf('passwords'),
  },
  {
    method: 'passwords.resetByExistingPassword',
    args: [{ email: 'ada@example.com', existing_password: 'old', new_password: PASSWORD, ...SESSION }],
  },
  { method: 'passwords.resetBySession', signedIn: true, args: [{ password: PASSWORD, ...SESSION }] },
  {
    method: 'passwords.resetBySession',
    when: 'without a duration',
    signedIn: true,
    args: [{ password: PASSWORD }],
  },
  { method: 'passwords.strengthCheck', args: [{ email: 'ada@example.com', password: PASSWORD }] },
  { method: 'passwords.strengthCheck', when: 'without an email', args: [{ password: PASSWORD }] },
];

/** Calls that sign in by message or password, bot protection, and refusals. */
export const MESSAGE_CASES: Case[] = [...links, ...codes, ...protection, ...refusals, ...passwords];
