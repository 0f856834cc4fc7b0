/** @jest-environment node */
import { createHash, randomBytes } from 'node:crypto';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { PAGE, useSandbox, visitorOf } from '../../testing/visitor';
import { OAUTH_PROVIDERS } from '../../verify/social/oauthProviders';

const sandbox = useSandbox();
const public_token = 'public-token-test-sandbox';
const session_duration_minutes = 30;
const visitor = () => visitorOf(sandbox.current);
const said = ({ status, errorType }: { status: number; errorType: string }) => [status, errorType];
const NOT_FOUND = [404, 'oauth_token_not_found'];
const URLS = { login_redirect_url: `${PAGE}/in?x=1`, signup_redirect_url: `${PAGE}/new` };

function startUrl(given: Record<string, string> = {}, provider = 'google'): string {
  const query = new URLSearchParams({ public_token, ...URLS, ...given });
  return `${sandbox.current.origin}/v1/public/oauth/${provider}/start?${query.toString()}`;
}

const open = (url: string, headers: Record<string, string> = {}) =>
  sandbox.current.handle(new Request(url, { headers }));

/** Opens the page and submits its form. */
async function answerForm(url: string, fields: Record<string, string>): Promise<Response> {
  const html = await (await open(url)).text();
  const action = /action="([^"]*)"/.exec(html)?.[1]?.replace(/&#38;/g, '&') ?? '';
  const body = new URLSearchParams(fields);
  return sandbox.current.handle(new Request(new URL(action, url), { method: 'POST', body }));
}

async function comeBack(url: string, email = 'ada@example.com'): Promise<URL> {
  const answer = await answerForm(url, { email, decision: 'continue' });
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('Location') ?? '');
}

const tokenFor = async (given: Record<string, string> = {}, provider?: string, email?: string) =>
  (await comeBack(startUrl(given, provider), email)).searchParams.get('token') ?? '';

const use = (token: unknown, given: object = {}) =>
  visitor().call('/oauth/authenticate', { token, session_duration_minutes, ...given });

describe('§7 Sandbox: the OAuth start page', () => {
  it('shows a form, without scripts, that no page can embed', async () => {
    const answer = await open(startUrl());
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.headers.get('Content-Security-Policy')).toMatch(
      /default-src 'none'.*frame-ancestors 'none'/,
    );
    const html = await answer.text();
    expect(html).toContain('Sign in to PriceRx with Google');
    expect(html).toMatch(/<input[^>]*name="email"/);
    expect(html.match(/<button[^>]*>[^<]*/g)?.map((button) => button.replace(/.*>/, ''))).toEqual([
      'Continue',
      'Refuse',
      'Fail',
    ]);
    expect(html).not.toContain('<script');
  });

  it('redirects a new user to the sign-up URL, a known one to the login URL', async () => {
    const first = await comeBack(startUrl());
    expect([first.pathname, first.searchParams.get('stytch_token_type')]).toEqual(['/new', 'oauth']);
    await use(first.searchParams.get('token'));
    const second = await comeBack(startUrl());
    expect([second.pathname, second.searchParams.get('x')]).toEqual(['/in', '1']);
    expect(await (await open(startUrl())).text()).toMatch(
      /<button[^>]* form="known" name="email" value="ada@example.com"/,
    );
  });

  it('Refuse redirects to the login URL without a token', async () => {
    const answer = await answerForm(startUrl(), { email: 'ada@example.com', decision: 'refuse' });
    expect(answer.headers.get('Location')).toBe(`${PAGE}/in?x=1&error=access_denied`);
  });

  it('Fail redirects to the login URL with a provider error', async () => {
    const answer = await answerForm(startUrl(), { decision: 'fail' });
    const { pathname, searchParams } = new URL(answer.headers.get('Location') ?? '');
    expect([pathname, searchParams.get('error'), searchParams.get('token')]).toEqual([
      '/in',
      'server_error',
      null,
    ]);
  });

  it.each(Object.entries(OAUTH_PROVIDERS))('%s has its own page, for %s', async (provider, name) => {
    const html = await (await open(startUrl({}, provider))).text();
    expect(html).toContain(`Sign in to PriceRx with ${name}`);
    expect(html).toMatch(/<rect[^>]* fill="#[0-9A-F]{6}"/);
  });

  it('an invalid email is reported in the form', async () => {
    const answer = await answerForm(startUrl(), { email: 'a"><b>', decision: 'continue' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([400, null]);
    const html = await answer.text();
    expect(html).toContain('role="alert"');
    expect(html).not.toContain('"><b>');
  });

  it.each(['login_redirect_url', 'signup_redirect_url'])(
    'does not redirect to a %s that is not listed',
    async (name) => {
      await sandbox.current.control.createProject({ public_token, redirect_urls: Object.values(URLS) });
      const url = startUrl({ [name]: 'http://evil.example/' });
      const answers = [
        await open(url),
        await sandbox.current.handle(
          new Request(url, { method: 'POST', body: new URLSearchParams({ decision: 'refuse' }) }),
        ),
      ];
      for (const answer of answers) {
        expect([answer.status, answer.headers.get('Location')]).toEqual([400, null]);
        expect(await answer.text()).toContain('redirect_url_not_found');
      }
      expect((await open(startUrl({ [name]: 'javascript:alert(1)' }))).status).toBe(400);
    },
  );

  it('without redirect URLs it redirects to the project’s first one, else to the page', async () => {
    const bare = `${sandbox.current.origin}/v1/public/oauth/github/start?public_token=${public_token}`;
    const html = await (await open(bare, { Referer: `${PAGE}/prices` })).text();
    expect(html).toContain(encodeURIComponent(PAGE));
    await sandbox.current.control.createProject({ public_token, redirect_urls: [`${PAGE}/first`] });
    expect((await comeBack(bare)).pathname).toBe('/first');
  });

  it('refuses unknown projects and providers, and a missing challenge when the project requires one', async () => {
    const text = async (url: string) => {
      const answer = await open(url);
      return [answer.status, /<code>(.*)<\/code>/.exec(await answer.text())?.[1]];
    };
    expect(await text(startUrl({ public_token: 'x' }))).toEqual([401, 'unauthorized_credentials']);
    expect(await text(startUrl({}, 'myspace'))).toEqual([400, 'invalid_oauth_provider']);
    await sandbox.current.control.createProject({
      public_token,
      bootstrap: { pkce_required_for_oauth: true },
    });
    expect(await text(startUrl())).toEqual([400, 'invalid_pkce_code_challenge']);
  });
});

describe('§7 Sandbox: POST /oauth/authenticate', () => {
  it('signs in the account’s user, and answers the provider’s values', async () => {
    const token = await tokenFor({ custom_scopes: 'calendar.read drive' });
    const { status, data } = await use(token);
    const [registration] = data.user.providers;
    expect([status, data.user.emails[0]]).toMatchObject([200, { email: 'ada@example.com', verified: true }]);
    expect(registration).toEqual({
      oauth_user_registration_id: expect.stringMatching(/^oauth-user-test-/),
      provider_type: 'google',
      provider_subject: data['provider_subject'],
      profile_picture_url: '',
      locale: 'en',
    });
    expect(data.session.authentication_factors[0]).toMatchObject({
      type: 'oauth',
      delivery_method: 'oauth_google',
      google_oauth_factor: {
        id: registration?.oauth_user_registration_id,
        provider_subject: registration?.provider_subject,
        email_id: data.user.emails[0]?.email_id,
      },
    });
    const values = data['provider_values'] as Record<string, string>;
    expect(values).toMatchObject({ scopes: ['calendar.read', 'drive'] });
    const keys = await (await open(`${sandbox.current.origin}/.well-known/jwks.json`)).json();
    const verified = await jwtVerify(values['id_token'] ?? '', createLocalJWKSet(keys as JSONWebKeySet));
    expect(verified.payload).toMatchObject({ sub: registration?.provider_subject, email: 'ada@example.com' });
  });

  it('signs in the same user for the same account, and for the same email address', async () => {
    const byCode = (await visitor().signIn('ada@example.com')).data;
    const first = (await use(await tokenFor())).data;
    const second = (await use(await tokenFor())).data;
    const other = (await use(await tokenFor({}, 'github'))).data;
    expect([first, second, other].map(({ user_id }) => user_id)).toEqual(
      Array<string>(3).fill(byCode.user_id),
    );
    expect(other.user.providers.map(({ provider_type }) => provider_type)).toEqual(['google', 'github']);
  });

  it('a provider without email addresses creates a user without one', async () => {
    const { data } = await use(await tokenFor({}, 'tiktok'));
    expect(data.user.emails).toEqual([]);
    expect(data.session.authentication_factors[0]?.['tiktok_oauth_factor']).not.toHaveProperty('email_id');
  });

  it('accepts a token once, for 5 minutes', async () => {
    const token = await tokenFor();
    expect((await use(token)).status).toBe(200);
    expect(said(await use(token))).toEqual(NOT_FOUND);
    expect(said(await use('x'))).toEqual(NOT_FOUND);
    expect((await use(1)).issues[0]?.dataPath).toBe('.token');
    const late = await tokenFor();
    await sandbox.current.control.advanceClock({ advance_ms: 300_000 });
    expect(said(await use(late))).toEqual(NOT_FOUND);
  });

  it('requires the verifier; a refused call does not spend the token', async () => {
    const code_verifier = randomBytes(32).toString('base64url');
    const code_challenge = createHash('sha256').update(code_verifier).digest('base64url');
    const token = await tokenFor({ code_challenge });
    expect(said(await use(token))).toEqual([400, 'pkce_expected_code_verifier']);
    expect(said(await use(token, { code_verifier: 'x' }))).toEqual([400, 'pkce_mismatch']);
    expect(said(await use(token, { code_verifier, session_duration_minutes: 1 }))).toEqual([
      400,
      'invalid_session_duration',
    ]);
    expect((await use(token, { code_verifier })).status).toBe(200);
    const plain = await tokenFor();
    expect(said(await use(plain, { code_verifier }))).toEqual([400, 'pkce_did_not_expect_code_verifier']);
  });

  it('refuses a token of a deleted registration', async () => {
    const { user, session_token: session } = (await use(await tokenFor())).data;
    const path = `/users/oauth/${user.providers[0]?.oauth_user_registration_id}`;
    const token = await tokenFor();
    const { data } = await visitor().call(path, undefined, { session, method: 'DELETE' });
    expect(data.__user.providers).toEqual([]);
    expect(said(await use(token))).toEqual(NOT_FOUND);
  });
});
