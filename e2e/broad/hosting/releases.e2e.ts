import { readdirSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { mountLogin, openTab, PUBLIC_TOKEN, receivedErrors } from '../../support/site/page';
import {
  buildEarlier,
  serveReleases,
  today,
  type Release,
  type ReleaseHost,
} from '../../support/site/releases';
import { expect, test, type TestSite } from '../../support/test';
import { linkFor } from '../../support/widget/emailLinks';
import { clientCall, signInByCalls } from '../../support/widget/passkeys';
import {
  alert,
  askForEmailCode,
  askForLink,
  callsTo,
  codeField,
  EMAIL_CODE,
  EMAIL_LINK,
  emailField,
  heading,
  shown,
  signInByEmailCode,
} from '../../support/widget/widget';

let earlier: ReturnType<typeof buildEarlier>;
let host: ReleaseHost;
test.beforeAll(() => void (earlier = buildEarlier()));
test.afterAll(() => earlier.remove());
test.beforeEach(async () => void (host = await serveReleases()));
test.afterEach(() => host.close());

const chunksOf = (release: Release) => host.served.filter((name) => release.has(name));
const open = async (context: BrowserContext) => (await openTab(context, host.url)).page;

async function openWidget(site: TestSite, context: BrowserContext): Promise<Page> {
  const page = await open(context);
  await mountLogin(page, site, { config: EMAIL_CODE });
  return page;
}

/** The address of the signed-in user, as the page knows it without a call. */
async function userOn(page: Page, site: TestSite): Promise<string | undefined> {
  const user = await clientCall(page, site, 'user.getSync');
  return (user as { emails: { email: string }[] } | null)?.emails[0]?.email;
}

test.describe('§1 Mounting: a page from before a release', () => {
  test('no chunk of two releases has the same name', () => {
    const chunks = readdirSync(earlier.folder).filter(earlier.has);
    expect(chunks.length).toBeGreaterThan(50);
    expect(chunks.filter(today().has)).toEqual([]);
  });

  test('an open page signs in with its own release’s chunks, which are still served', async ({ site }) => {
    host.deploy(earlier);
    const page = await openWidget(site, await site.newContext());
    host.deploy(today(), earlier);
    await signInByEmailCode(page, site, 'open-page@example.com');
    expect(chunksOf(earlier).length).toBeGreaterThan(2);
    expect(chunksOf(today())).toEqual([]);
  });

  test('an entry from the browser’s cache signs in with its own release’s chunks, and the next one with the new', async ({
    site,
  }) => {
    const context = await site.newContext();
    host.deploy(earlier);
    host.cacheEntry('public, max-age=604800');
    await open(context);
    host.deploy(today(), earlier);
    await signInByEmailCode(await openWidget(site, context), site, 'cached@example.com');
    expect(host.served.filter((name) => name === 'pricerx-auth.js')).toHaveLength(1);
    expect(chunksOf(today())).toEqual([]);

    host.served.length = 0;
    await askForEmailCode(await openWidget(site, await site.newContext()), 'fresh@example.com');
    expect(chunksOf(today()).length).toBeGreaterThan(2);
    expect(chunksOf(earlier)).toEqual([]);
  });

  test('without its release’s chunks an open page shows an error and runs no other chunk; a reload helps', async ({
    site,
  }) => {
    host.deploy(earlier);
    const page = await openWidget(site, await site.newContext());
    host.deploy(today());
    await emailField(page).fill('late@example.com');
    await emailField(page).press('Enter');
    await shown(
      alert(page).filter({
        hasText: 'This page did not load fully. Check your internet connection and try again.',
      }),
    );
    expect(await emailField(page).inputValue()).toBe('late@example.com');
    expect(chunksOf(today())).toEqual([]);

    await page.reload();
    await mountLogin(page, site, { config: EMAIL_CODE });
    await signInByEmailCode(page, site, 'late@example.com');
  });
});

for (const [what, from, to] of [
  ['a release', () => earlier, today],
  ['a rollback', today, () => earlier],
] as const) {
  test.describe(`§4 Session: after ${what}`, () => {
    test('the visitor stays signed in, and can sign out', async ({ site }) => {
      const context = await site.newContext();
      host.deploy(from());
      await signInByCalls(await open(context), site, 'kept@example.com');

      host.deploy(to(), from());
      const page = await open(context);
      expect(await userOn(page, site)).toBe('kept@example.com');
      await clientCall(page, site, 'session.authenticate');
      expect(await userOn(page, site)).toBe('kept@example.com');
      expect(chunksOf(to()).length).toBeGreaterThan(0);
      await clientCall(page, site, 'session.revoke');
      expect(await context.cookies()).toEqual([]);
    });

    test('a link that was requested before signs in, with PKCE', async ({ site }) => {
      await site.control.createProject({
        public_token: PUBLIC_TOKEN,
        bootstrap: { pkce_required_for_email_magic_links: true },
      });
      const context = await site.newContext();
      host.deploy(from());
      const page = await open(context);
      const redirects = { loginRedirectURL: host.url, signupRedirectURL: host.url };
      await mountLogin(page, site, { config: { ...EMAIL_LINK, emailMagicLinksOptions: redirects } });
      await askForLink(page, 'link@example.com');

      host.deploy(to(), from());
      await page.goto(await linkFor(site, 'link@example.com', PUBLIC_TOKEN));
      await clientCall(page, site, 'authenticateByUrl', { session_duration_minutes: 60 });
      expect(await userOn(page, site)).toBe('link@example.com');
    });

    test('tabs of both follow each other’s sign-in and sign-out, and only one asks the provider', async ({
      site,
    }) => {
      const context = await site.newContext();
      host.deploy(from());
      const before = await open(context);
      expect(await userOn(before, site)).toBeUndefined();
      host.deploy(to(), from());
      const after = await open(context);
      expect(await userOn(after, site)).toBeUndefined();

      for (const [tab, other, email] of [
        [before, after, 'first@example.com'],
        [after, before, 'second@example.com'],
      ] as const) {
        await signInByCalls(tab, site, email);
        await expect.poll(() => userOn(other, site)).toBe(email);
        await clientCall(other, site, 'session.revoke');
        await expect.poll(() => userOn(tab, site)).toBeUndefined();
      }
      expect(await callsTo(site, '/sessions/authenticate')).toEqual([]);
    });
  });
}

test.describe('§1 Mounting: two releases on one page', () => {
  for (const projects of ['of one project', 'of two projects']) {
    test(`widgets ${projects} sign in, each with its own release’s chunks, and a warning names the releases`, async ({
      site,
    }) => {
      const other = projects === 'of one project' ? PUBLIC_TOKEN : 'public-token-test-releases';
      if (other !== PUBLIC_TOKEN) await site.control.createProject({ public_token: other });
      host.deploy(today(), earlier);
      const { page, complaints } = await openTab(await site.newContext(), host.bothUrl);
      const warnings: string[] = [];
      page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
      for (const [release, selector, publicToken] of [
        [0, '#sign-in', PUBLIC_TOKEN],
        [1, '#second', other],
      ] as const) {
        await page.evaluate((place) => {
          const both = window as unknown as { releases: unknown[]; PriceRxAuth: unknown };
          both.PriceRxAuth = both.releases[place];
        }, release);
        await mountLogin(page, site, { selector, publicToken, config: EMAIL_CODE, loading: 'eager' });
      }
      for (const [selector, publicToken] of [
        ['#second', other],
        ['#sign-in', PUBLIC_TOKEN],
      ] as const) {
        const place = page.locator(selector);
        const email = `both-${selector.slice(1)}@example.com`;
        await askForEmailCode(place, email);
        const { code = '' } = await site.control.nextMessage({ public_token: publicToken, to: email });
        await codeField(place).fill(code);
        await shown(heading(place, 'Success!'));
      }
      expect(await receivedErrors(page)).toEqual([]);
      expect(complaints).toEqual([]);
      expect(warnings.filter((line) => /releases .*0\.0\.9/.test(line))).toHaveLength(1);
      expect(chunksOf(today()).map((name) => name.split('.')[1])).toEqual(
        expect.arrayContaining(['core', 'app', 'otp']),
      );
      expect(chunksOf(earlier).map((name) => name.split('.')[1])).toEqual(
        expect.arrayContaining(['core', 'app', 'otp']),
      );
    });
  }
});
