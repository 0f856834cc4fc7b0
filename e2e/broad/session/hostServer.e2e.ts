import { expect, test } from '../../support/test';
import { shown } from '../../support/widget/widget';

test.describe('§1 Host page: its server', () => {
  test('six minutes after a sign-in it knows the visitor at once, and renews the cookies', async ({
    site,
  }) => {
    const { session_token, session_jwt } = await site.control.signIn({
      email: 'ada@example.com',
      jwtExpired: true,
    });
    const ask = (cookie: string) => fetch(`${site.hostUrl}/api/saved-prices`, { headers: { cookie } });
    expect((await ask(`stytch_session_jwt=${session_jwt}`)).status).toBe(401);
    const answer = await ask(`stytch_session=${session_token}; stytch_session_jwt=${session_jwt}`);
    expect(answer.status).toBe(200);
    const renewed = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    expect(renewed[0]).toBe(`stytch_session=${session_token}`);
    expect(renewed[1]).not.toContain(session_jwt);
    expect((await ask(renewed[1] ?? '')).status).toBe(200);
  });

  test('six minutes after a sign-in the saved prices open directly, without a redirect and without a sign-in form', async ({
    site,
  }) => {
    const { session_token, session_jwt } = await site.control.signIn({
      email: 'ada@example.com',
      jwtExpired: true,
    });
    const context = await site.newContext();
    await context.addCookies([
      { name: 'stytch_session', value: session_token, url: site.hostUrl },
      { name: 'stytch_session_jwt', value: session_jwt, url: site.hostUrl },
    ]);
    await context.addInitScript(() => {
      const seen = { form: false };
      Object.assign(window, { seen });
      new MutationObserver(() => {
        if (document.querySelector('pricerx-auth')) seen.form = true;
      }).observe(document, { subtree: true, childList: true });
    });
    const page = await context.newPage();
    const answer = await page.goto(`${site.hostUrl}/saved`);
    expect([answer?.status(), answer?.request().redirectedFrom()]).toEqual([200, null]);
    await shown(page.locator('.account__name'));
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).pathname).toBe('/saved');
    expect(await page.evaluate(() => (window as unknown as { seen: { form: boolean } }).seen.form)).toBe(
      false,
    );
  });
});
