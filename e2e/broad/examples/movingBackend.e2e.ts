import { clientOf } from '../../../sandbox/testing/backend/world';
import { startSite, type Site } from '../../support/site/site';
import { expect, test } from '../../support/test';
import { button, codeSentTo, shown, wrongCode } from '../../support/widget/widget';
import { copyExamples, setUp, start } from './runExample';
import { ask } from './servers/ask';

test.setTimeout(400_000);

let site: Site;
let examples: ReturnType<typeof copyExamples>;
let server: Awaited<ReturnType<typeof start>>;
test.beforeAll(async () => {
  site = await startSite({});
  examples = copyExamples(site.sandboxUrl);
  setUp(examples.pathOf('moving-backend'));
  server = await start(examples.pathOf('moving-backend'));
});
test.afterAll(async () => {
  server.stop();
  examples.remove();
  await site.close();
});

type SessionState = Parameters<Site['control']['signIn']>[0];

/** Signs a visitor in as the widget does, and asks the backend with the visitor's cookies. */
async function askAs(visitor: SessionState, path: string) {
  const { cookies, user } = await site.control.signIn(visitor);
  const pairs = Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
  const answer = await ask(server.url, path, { cookies: pairs });
  return { ...answer, body: JSON.parse(answer.text) as unknown, user_id: user.user_id, pairs };
}

test.describe('§7 Sandbox: an Express backend with the provider’s Node package alone', () => {
  test('a visitor signs in with a code, stays signed in after a reload, and signs out', async ({ page }) => {
    await page.goto(server.url);
    await page.getByLabel('Email address').fill('backend@example.com');
    await button(page, 'Send a code').click();
    const code = await codeSentTo(site, 'backend@example.com');
    await page.getByLabel('Code').fill(wrongCode(code));
    await button(page, 'Sign in').click();
    await shown(page.getByText('Not done: otp_code_not_found'));
    await page.getByLabel('Code').fill(code);
    await button(page, 'Sign in').click();
    await shown(page.getByText(/^Signed in as user-test-/));
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite])).toEqual([
      ['stytch_session', true, 'Lax'],
      ['stytch_session_jwt', true, 'Lax'],
    ]);
    await page.reload();
    await shown(page.getByText(/^Signed in as user-test-/));
    await button(page, 'Sign out').click();
    await shown(button(page, 'Send a code'));
    expect(await page.context().cookies()).toEqual([]);
    const [user] = await site.control.findUsers({ email: 'backend@example.com' });
    const { sessions } = await clientOf(site.sandboxUrl).sessions.get({ user_id: user?.user_id ?? '' });
    expect(sessions).toEqual([]);
  });

  test('a session of the widget is known, renewed, and over when it has been revoked', async () => {
    const known = await askAs({ email: 'widget@example.com' }, '/api/account');
    expect(known).toMatchObject({ status: 200, body: { user_id: known.user_id }, cookies: {} });
    const renewed = await askAs({ email: 'widget@example.com', jwtExpired: true }, '/api/account');
    expect(renewed).toMatchObject({ status: 200, body: { user_id: known.user_id } });
    expect(Object.keys(renewed.cookies)).toEqual(['stytch_session_jwt']);
    expect(renewed.cookies['stytch_session_jwt']).not.toBe(renewed.pairs['stytch_session_jwt']);
    for (const refused of ['revoked', 'audience'] as const)
      expect(await askAs({ email: 'widget@example.com', refused }, '/api/account')).toMatchObject({
        status: 401,
        body: { error: 'signed_out' },
        cookies: { stytch_session: '', stytch_session_jwt: '' },
      });
    expect((await ask(server.url, '/api/account')).status).toBe(401);
  });

  test('only support finds users', async () => {
    const path = '/api/users?email=Byron';
    expect((await ask(server.url, path)).status).toBe(401);
    const byron = await askAs({ email: 'byron@example.com' }, path);
    expect(byron).toMatchObject({ status: 403, body: { error: 'not_allowed' } });
    await site.control.createUser({ email: 'support@example.com', roles: ['support'] });
    expect(await askAs({ email: 'support@example.com' }, path)).toMatchObject({
      status: 200,
      body: [{ user_id: byron.user_id, emails: ['byron@example.com'] }],
    });
    // Without the parameter the provider refuses the search.
    expect(await askAs({ email: 'support@example.com' }, '/api/users')).toMatchObject({ status: 400 });
  });

  test('while the provider cannot be reached, the answer is an error and the cookies are kept', async () => {
    const { cookies } = await site.control.signIn({ email: 'outage@example.com', jwtExpired: true });
    const pairs = Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
    await site.stopSandbox();
    const answer = await ask(server.url, '/api/account', { cookies: pairs });
    expect(answer).toMatchObject({ status: 503, cookies: {}, text: '{"error":"failed"}' });
    await site.restartSandbox();
  });
});
