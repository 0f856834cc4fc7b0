import type { BrowserContext, Page } from '@playwright/test';
import { openClient, signInClient } from '../../support/site/clientPage';
import { openTab } from '../../support/site/page';
import { expect, test, type TestSite } from '../../support/test';
import { callsTo } from '../../support/widget/widget';

/** `localhost` counts as a public suffix, so this is a site with subdomains. */
const SITE = 'site.localhost';
const PREFIXED = {
  cookieOptions: { opaqueTokenCookieName: '__Host-session', jwtCookieName: '__Host-session_jwt' },
};
const VICTIM = 'victim@example.com';
const WHITE = ['\u2000', '\u00a0', '\u3000', '\ufeff', '\u2028'];

const at = (url: string, host: string) => url.replace('//localhost', `//${host}`);

/** The attacker's session, of a browser of their own. */
async function attackerOf(site: TestSite) {
  const page = await openClient(await site.newContext(), site, at(site.bare.add({}), SITE));
  return { page, ...(await signInClient(page, site, 'mallory@example.com')) };
}

/** Runs a script of a page of a subdomain. */
async function onSubdomain<Arg>(
  context: BrowserContext,
  site: TestSite,
  run: (arg: Arg) => void,
  arg: Arg,
): Promise<void> {
  const { page } = await openTab(context, at(site.bare.add({ html: '<h1>Blog</h1>' }), `blog.${SITE}`));
  await page.evaluate(run as (arg: unknown) => void, arg);
  // Chromium stores cookies after the script has gone on; reading them waits for it.
  await page.evaluate(() => document.cookie);
  await page.close();
}

const plant = (context: BrowserContext, site: TestSite, pairs: string[]) =>
  onSubdomain(
    context,
    site,
    ([domain, given]) => {
      for (const pair of given) document.cookie = `${pair}; Domain=${domain}; Path=/; Secure`;
    },
    [SITE, pairs] as const,
  );

/** The browser removes the site's own cookies, because it keeps 180 of a domain. */
async function evictAndPlant(context: BrowserContext, site: TestSite, token: string): Promise<void> {
  await onSubdomain(
    context,
    site,
    (domain) => {
      for (let n = 0; n < 400; n += 1)
        document.cookie = `filler-${n}=x; Domain=${domain}; Path=/; Secure; Max-Age=600`;
    },
    SITE,
  );
  await plant(context, site, [`stytch_session=${token}`]);
}

/** Without those that only fill the browser's store. */
const cookiesOf = async (page: Page) =>
  (await page.evaluate(() => document.cookie.split('; ')))
    .filter((pair) => !pair.startsWith('filler-'))
    .join('; ');
const shownUsers = (page: Page) => page.evaluate(() => window.shownUsers);
const isSignedIn = (page: Page) => page.evaluate(() => window.client.session.getInfo().session !== null);
const errorOf = (page: Page) =>
  page.evaluate(() =>
    window.client.user.update({ name: { first_name: 'Victim' } }).then(
      () => null,
      (error: Error) => `${error.name}: ${error.message}`,
    ),
  );

test.describe('§4 Session: cookies of a subdomain whose names begin with white space', () => {
  test('they sign nobody in, force no sign-out, and a sign-out removes them', async ({ site }) => {
    const { session_token, session_jwt } = await attackerOf(site);
    // Chromium refuses the last ones.
    const pairs = [...WHITE, ' ', '\t', '='].flatMap((before) => [
      `${before}__Host-session=${session_token}`,
      `${before}__Host-session_jwt=${session_jwt}`,
    ]);
    const context = await site.newContext();
    const url = at(site.bare.add({}), SITE);
    await plant(context, site, pairs);
    const page = await openClient(context, site, url, PREFIXED);
    expect((await cookiesOf(page)).split('__Host-session=')).toHaveLength(WHITE.length + 1);
    const before = (await callsTo(site, '/sessions/authenticate')).length;
    const victim = await signInClient(page, site, VICTIM);
    expect(await shownUsers(page)).toEqual([null, victim.user_id]);
    expect(await callsTo(site, '/sessions/authenticate')).toHaveLength(before);

    const again = await openClient(context, site, url, PREFIXED);
    expect(await shownUsers(again)).toEqual([victim.user_id]);
    const tokens = await again.evaluate(() => window.client.session.getTokens());
    expect(tokens?.session_token).toBe(victim.session_token);
    expect(await errorOf(again)).toBeNull();
    await again.evaluate(() => window.client.session.revoke());
    await expect.poll(() => cookiesOf(again)).toBe('');
  });

  test('a cookie without a name, whose value begins with ours, forces no sign-out, and a sign-out removes it', async ({
    site,
  }) => {
    const attacker = await attackerOf(site);
    const context = await site.newContext();
    const url = at(site.bare.add({}), SITE);
    const first = await openClient(context, site, url);
    const victim = await signInClient(first, site, VICTIM);
    await plant(context, site, [`=stytch_session=${attacker.session_token}`]);
    expect((await cookiesOf(first)).split('stytch_session=')).toHaveLength(3);
    const page = await openClient(context, site, url);
    expect(await shownUsers(page)).toEqual([victim.user_id]);
    expect(await errorOf(page)).toBeNull();
    await plant(context, site, [`=stytch_session=${attacker.session_token}`]);
    await page.evaluate(() => window.client.session.revoke());
    await expect.poll(() => cookiesOf(page)).toBe('');
  });
});

test.describe('§4 Session: a subdomain evicts the site’s cookies and plants a session token', () => {
  async function signedIn(site: TestSite) {
    const context = await site.newContext();
    const url = at(site.bare.add({}), SITE);
    const page = await openClient(context, site, url);
    const victim = await signInClient(page, site, VICTIM);
    return { context, page, victim, open: () => openClient(context, site, url) };
  }

  test('a second tab never shows the visitor, and signs out', async ({ site }) => {
    const attacker = await attackerOf(site);
    const { context, victim, open } = await signedIn(site);
    const honest = await open();
    expect(await honest.evaluate(() => window.client.session.getInfo().fromCache)).toBe(false);
    expect(await shownUsers(honest)).toEqual([victim.user_id]);
    await evictAndPlant(context, site, attacker.session_token);
    const ended = context.waitForEvent('console', (line) => /another user/.test(line.text()));
    const second = await open();
    expect(await cookiesOf(second)).toBe(`stytch_session=${attacker.session_token}`);
    await ended;
    await expect.poll(() => cookiesOf(second)).toBe('');
    expect((await shownUsers(second)).filter((id) => id !== null)).toEqual([]);
    await expect.poll(() => isSignedIn(honest)).toBe(false);
  });

  test('the open tab writes nothing to the attacker’s account: the call rejects, and the page signs out', async ({
    site,
  }) => {
    const attacker = await attackerOf(site);
    const { context, page } = await signedIn(site);
    expect(await errorOf(page)).toBeNull();
    await evictAndPlant(context, site, attacker.session_token);
    expect(await errorOf(page)).toContain('another user');
    expect(await isSignedIn(page)).toBe(false);
    await expect.poll(() => cookiesOf(page)).toBe('');
    const { name } = await attacker.page.evaluate(() => window.client.user.get());
    expect(name.first_name).toBe('');
  });
});
