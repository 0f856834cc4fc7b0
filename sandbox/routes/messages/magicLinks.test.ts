/** @jest-environment node */
import { createHash } from 'node:crypto';
import { PAGE, useSandbox, visitorOf, type CallOptions } from '../../testing/visitor';

const sandbox = useSandbox();
const EMAIL = 'ada@example.com';
const MINUTE = 60_000;
const VERIFIER = 'a-verifier-that-only-this-browser-knows-0123456789';
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');

const send = (body: object = {}, options: CallOptions = {}, kind = 'login_or_create') =>
  visitorOf(sandbox.current).call(`/magic_links/email/${kind}`, { email: EMAIL, ...body }, options);
const authenticate = async (body: object = {}) => {
  const visitor = visitorOf(sandbox.current);
  const token = await visitor.lastLinkToken(EMAIL);
  return visitor.call('/magic_links/authenticate', { token, session_duration_minutes: 30, ...body });
};
const follow = async () => {
  const message = await visitorOf(sandbox.current).lastMessage(EMAIL);
  const answer = await sandbox.current.handle(new Request(message.links?.[0]?.url ?? ''));
  return new URL(answer.headers.get('Location') ?? 'none:');
};

describe('§7 Sandbox: sending a magic link', () => {
  it('has the same answer for unknown and known addresses', async () => {
    const [first, second] = [await send(), await send()];
    expect(Object.keys(first.data).sort()).toEqual(['request_id', 'status_code']);
    expect(Object.keys(second.data)).toEqual(Object.keys(first.data));
  });

  it('the link redirects to the page with token type and token', async () => {
    await send({ signup_magic_link_url: 'http://localhost:4310/welcome?plan=a#top' });
    const { links = [] } = await visitorOf(sandbox.current).lastMessage(EMAIL);
    expect(links[0]).toMatchObject({
      rel: 'magic_links',
      url: expect.stringContaining(sandbox.current.origin),
    });
    const target = await follow();
    expect(target.origin + target.pathname + target.hash).toBe('http://localhost:4310/welcome#top');
    expect(Object.fromEntries(target.searchParams)).toEqual({
      plan: 'a',
      stytch_token_type: 'magic_links',
      token: await visitorOf(sandbox.current).lastLinkToken(EMAIL),
    });
  });

  it('a new user gets the sign-up URL and lifetime, a known user those of login', async () => {
    const urls = {
      login_magic_link_url: `${PAGE}/login`,
      signup_magic_link_url: `${PAGE}/signup`,
      login_expiration_minutes: 10,
      signup_expiration_minutes: 20,
    };
    await send(urls);
    expect((await follow()).pathname).toBe('/signup');
    await sandbox.current.control.advanceClock({ advance_ms: 15 * MINUTE });
    expect((await authenticate()).status).toBe(200);
    await send(urls);
    expect((await follow()).pathname).toBe('/login');
    await sandbox.current.control.advanceClock({ advance_ms: 15 * MINUTE });
    expect((await authenticate()).errorType).toBe('unable_to_auth_magic_link');
  });

  it('a pending user counts as new until the first link is used', async () => {
    const body = { create_user_as_pending: true, signup_magic_link_url: `${PAGE}/signup` };
    await send(body);
    await send({ ...body, login_magic_link_url: `${PAGE}/login` });
    expect((await follow()).pathname).toBe('/signup');
    const { data } = await authenticate();
    expect(data.user).toMatchObject({ status: 'active', emails: [{ email: EMAIL, verified: true }] });
  });

  it('without a redirect URL the link leads to the page that made the call', async () => {
    await send();
    expect((await follow()).origin).toBe(PAGE);
  });

  it('accepts only URLs of the project’s list, compared as exact strings', async () => {
    const public_token = visitorOf(sandbox.current).publicToken;
    const redirect_urls = [`${PAGE}/a`, `${PAGE}/b`];
    await sandbox.current.control.createProject({ public_token, redirect_urls });
    expect((await send({ signup_magic_link_url: `${PAGE}/b` })).status).toBe(200);
    for (const url of [`${PAGE}/a/`, `${PAGE}/a?x=1`, PAGE]) {
      const refused = await send({ login_magic_link_url: url });
      expect([refused.status, refused.errorType]).toEqual([400, 'no_match_for_provided_magic_link_url']);
    }
    await send({ email: 'new@example.com' });
    const first = await visitorOf(sandbox.current).lastMessage('new@example.com');
    const answer = await sandbox.current.handle(new Request(first.links?.[0]?.url ?? ''));
    expect(answer.headers.get('Location')).toMatch(/^http:\/\/localhost:4310\/a\?/);
  });

  it.each(['javascript:alert(1)', 'not a url', 'ftp://example.com/'])('refuses %s', async (url) => {
    const refused = await send({ login_magic_link_url: url });
    expect(refused.errorType).toBe('no_match_for_provided_magic_link_url');
  });

  it('send/primary refuses an unknown address, send/secondary requires a session', async () => {
    const primary = await send({}, {}, 'send/primary');
    expect([primary.status, primary.errorType]).toEqual([404, 'email_not_found']);
    const secondary = await send({}, {}, 'send/secondary');
    expect([secondary.status, secondary.errorType]).toEqual([401, 'user_unauthenticated']);
    const gone = await send({}, { session: 'no-such-session' }, 'send/secondary');
    expect([gone.status, gone.errorType]).toEqual([404, 'session_not_found']);
  });

  it('send/secondary adds an address to the signed-in user, unless it belongs to another user', async () => {
    const visitor = visitorOf(sandbox.current);
    const { data } = await visitor.signIn('first@example.com');
    const options = { session: data.session_token };
    expect((await send({}, options, 'send/secondary')).status).toBe(200);
    const me = await visitor.call('/users/me', undefined, options);
    expect(me.data['emails']).toMatchObject([
      { email: 'first@example.com' },
      { email: EMAIL, verified: false },
    ]);
    await visitor.signIn('bob@example.com');
    const taken = await send({ email: 'bob@example.com' }, options, 'send/secondary');
    expect([taken.status, taken.errorType]).toEqual([400, 'duplicate_email']);
  });

  it('a challenge is required when the project requires PKCE', async () => {
    const public_token = visitorOf(sandbox.current).publicToken;
    await sandbox.current.control.createProject({
      public_token,
      bootstrap: { pkce_required_for_email_magic_links: true },
    });
    const refused = await send();
    expect(refused.issues[0]?.params).toEqual({ missingProperty: 'code_challenge' });
    expect((await send({ code_challenge: CHALLENGE })).status).toBe(200);
  });
});

describe('§7 Sandbox: POST /magic_links/authenticate', () => {
  it('signs in with an email factor', async () => {
    await send();
    const { data } = await authenticate();
    expect(data.session.authentication_factors).toMatchObject([
      { type: 'magic_link', delivery_method: 'email', email_factor: { email_address: EMAIL } },
    ]);
    expect(data.method_id).toBe(data.user.emails[0]?.email_id);
  });

  it('accepts a link once; opening or scanning it does not spend it', async () => {
    await send();
    const { id } = await visitorOf(sandbox.current).lastMessage(EMAIL);
    await follow();
    const { visited } = await sandbox.current.control.scan({ message_id: id });
    expect(visited[0]).toContain('/v1/redirect');
    expect(visited[1]).toContain('stytch_token_type=magic_links');
    expect((await authenticate()).status).toBe(200);
    const again = await authenticate();
    expect([again.status, again.errorType]).toEqual([401, 'unable_to_auth_magic_link']);
  });

  it('refuses an unknown token and one that has expired', async () => {
    await send({ login_expiration_minutes: 30 });
    const unknown = await authenticate({ token: 'unknown' });
    expect([unknown.status, unknown.errorType]).toEqual([404, 'magic_link_not_found']);
    await sandbox.current.control.advanceClock({ advance_ms: 30 * MINUTE });
    const late = await authenticate();
    expect([late.status, late.errorType]).toEqual([401, 'unable_to_auth_magic_link']);
  });

  it('with a challenge, reports each wrong verifier and does not spend the link', async () => {
    await send({ code_challenge: CHALLENGE });
    expect((await authenticate()).errorType).toBe('pkce_expected_code_verifier');
    expect((await authenticate({ code_verifier: `${VERIFIER}x` })).errorType).toBe('pkce_mismatch');
    const short = await authenticate({ code_verifier: VERIFIER, session_duration_minutes: 1 });
    expect(short.errorType).toBe('invalid_session_duration');
    expect((await authenticate({ code_verifier: VERIFIER })).status).toBe(200);
  });

  it('without a challenge, refuses a verifier and does not spend the link', async () => {
    await send();
    const refused = await authenticate({ code_verifier: VERIFIER });
    expect([refused.status, refused.errorType]).toEqual([400, 'pkce_did_not_expect_code_verifier']);
    expect((await authenticate()).status).toBe(200);
  });

  it('answers 404 for an unknown link', async () => {
    const answer = await sandbox.current.handle(new Request(`${sandbox.current.origin}/v1/redirect?token=x`));
    expect(answer.status).toBe(404);
  });
});
