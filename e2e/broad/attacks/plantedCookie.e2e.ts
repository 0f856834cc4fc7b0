import { openTab, type Visit } from '../../support/site/page';
import { expect, test, type TestSite } from '../../support/test';
import { button, isSignedInAs, shown, signInByEmailCode } from '../../support/widget/widget';

const SIGN_IN = '/sign-in?products=otp&otp=email&stay=1';

let visitors = 0;
const someone = () => `cookie-${(visitors += 1)}@example.com`;

async function signedIn(site: TestSite, email = someone()): Promise<Visit> {
  const visit = await site.visitHost(SIGN_IN);
  await signInByEmailCode(visit.page, site, email);
  return visit;
}

/** Sets session cookies for one path, as another subdomain or an attacker in the network can. */
async function plant(site: TestSite, victim: Visit, attacker: Visit, path: string): Promise<void> {
  const theirs = await attacker.context.cookies();
  const { hostname } = new URL(site.hostUrl);
  await victim.context.addCookies(
    theirs
      .filter(({ name }) => name.startsWith('stytch_session'))
      .map(({ name, value }) => ({ name, value, domain: hostname, path })),
  );
}

const savedPrices = ({ page }: Visit) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/saved-prices');
    return ((await answer.json()) as { saved_prices: unknown[] }).saved_prices;
  });

test.describe('§4 Session: an attacker’s cookie with a narrower path', () => {
  test('a cookie for the API’s path saves no price to the attacker’s account', async ({ site }) => {
    const [victim, attacker] = [await signedIn(site), await signedIn(site)];
    await plant(site, victim, attacker, '/api');
    const offer = { drug: 'metformin', strength: '500', pharmacy: 'any' };
    const status = await victim.page.evaluate(async (body) => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch('/api/saved-prices', {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return [answer.status, await answer.text()] as const;
    }, offer);
    expect(status[0]).toBe(401);
    expect(status[1]).toContain('session_jwt_ambiguous');
    expect(await savedPrices(attacker)).toEqual([]);
    // Without the attacker's cookie the session works again.
    await victim.context.clearCookies({ path: '/api' });
    expect(await savedPrices(victim)).toEqual([]);
  });

  test('a cookie for the page’s path is removed, and the visitor stays signed in as themselves', async ({
    site,
  }) => {
    const email = someone();
    const victim = await signedIn(site, email);
    await plant(site, victim, await signedIn(site), '/saved');
    const { page } = await openTab(victim.context, `${site.hostUrl}/saved`);
    await isSignedInAs(page, email);
    await page.waitForFunction(() => document.cookie.match(/stytch_session=/g)?.length === 1);
    expect(await page.evaluate(async () => (await fetch('/api/saved-prices')).status)).toBe(200);
    const paths = (await victim.context.cookies()).filter(({ name }) => name.startsWith('stytch_session'));
    expect(paths.map(({ path }) => path)).toEqual(['/', '/']);
    await shown(button(page, 'Sign out'));
  });

  test('a cookie that replaces the visitor’s own signs them out with a message', async ({ site }) => {
    const [victim, attacker] = [await signedIn(site), await signedIn(site)];
    await victim.context.clearCookies({ name: /stytch_session/ });
    await plant(site, victim, attacker, '/');
    const warned = victim.page.context().waitForEvent('console', (line) => /another user/.test(line.text()));
    const { page } = await openTab(victim.context, site.hostUrl);
    await warned;
    await shown(page.locator('#account').getByRole('link', { name: 'Sign in' }));
    expect(await victim.context.cookies()).toEqual([]);
  });
});

test.describe('§4 Session: cookies on http://localhost', () => {
  test('the cookies are Secure in a browser that accepts that on localhost', async ({ site }) => {
    const { context } = await signedIn(site);
    const cookies = (await context.cookies()).filter(({ name }) => name.startsWith('stytch_session'));
    expect(cookies.map(({ secure }) => secure)).toEqual([true, true]);
  });

  test('the cookies may have the prefix __Host-, which other paths and subdomains cannot set', async ({
    site,
  }) => {
    const { page, context } = await site.visitWidget({
      config: { products: ['otp'], otpOptions: { methods: ['email'] } },
      options: {
        endpoints: site.endpoints,
        cookieOptions: {
          opaqueTokenCookieName: '__Host-stytch_session',
          jwtCookieName: '__Host-stytch_session_jwt',
        },
      },
    });
    await signInByEmailCode(page, site, someone());
    expect((await context.cookies()).map(({ name }) => name).sort()).toEqual([
      '__Host-stytch_session',
      '__Host-stytch_session_jwt',
    ]);
  });
});
