import { expect, test } from '../../support/test';

test.describe('§1 Host page: its server', () => {
  test('six minutes after a sign-in it knows the visitor at once, and renews the cookies', async ({
    site,
  }) => {
    await site.control.advanceClock(-6 * 60_000);
    const { session_token, session_jwt } = await site.control.signIn({ email: 'ada@example.com' });
    await site.control.advanceClock(6 * 60_000);
    const ask = (cookie: string) => fetch(`${site.hostUrl}/api/saved-prices`, { headers: { cookie } });
    expect((await ask(`stytch_session_jwt=${session_jwt}`)).status).toBe(401);
    const answer = await ask(`stytch_session=${session_token}; stytch_session_jwt=${session_jwt}`);
    expect(answer.status).toBe(200);
    const renewed = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    expect(renewed[0]).toBe(`stytch_session=${session_token}`);
    expect(renewed[1]).not.toContain(session_jwt);
    expect((await ask(renewed[1] ?? '')).status).toBe(200);
  });
});
