import type { Response } from '@playwright/test';
import { openTab } from '../../support/site/page';
import { expect, test } from '../../support/test';
import { emailField, heading, shown } from '../../support/widget/widget';
import {
  closeContexts,
  link,
  newAddress,
  type NextServer,
  open,
  openNextExample,
  signedInAs,
  signIn,
  signOut,
} from './nextExample';
import { countNavigations, expectDocumentedSize } from './runExample';

test.setTimeout(400_000);

const AS_GENERATED = 'as create-next-app makes it';
const IN_DEVELOPMENT = 'in development, with StrictMode';
const PLAIN = 'without Cache Components and partial prefetching';

let example: Awaited<ReturnType<typeof openNextExample>>;
test.beforeAll(async () => {
  test.setTimeout(400_000);
  example = await openNextExample();
});
test.afterEach(closeContexts);
test.afterAll(() => example.close());

/** A server that looks at the JWT alone cannot renew it. */
const JWT_ALONE = { opaqueTokenCookieName: '__Host-other', jwtCookieName: '__Host-session_jwt' };

test.describe('§1 Mounting: the Next.js example’s server, from the published package', () => {
  test('when the server refuses the session twice, the visitor reads a text and the developer the likely causes', async ({
    browser,
  }) => {
    const { site } = example;
    const watched: { cause: string; server: NextServer; navigations: () => number; complaints: string[] }[] =
      [];
    for (const [cause, options, env] of example.refusals(JWT_ALONE)) {
      const server = await example.start('start', options, env);
      const { page, complaints } = await open(browser, server.url);
      await shown(heading(page, 'Sign in'));
      watched.push({ cause, server, navigations: countNavigations(page), complaints });
      await signIn(page, site);
      await expect(page.getByText('this site cannot show you the page right now'), cause).toBeVisible();
    }
    // A storm of navigations would show itself.
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    for (const { cause, server, navigations, complaints } of watched) {
      expect(navigations(), cause).toBeLessThanOrEqual(3);
      expect(complaints, cause).toEqual([
        expect.stringMatching(/SessionNotAcceptedError.*issuer.*audience.*keys.*cookies.*clock/),
      ]);
      server.stop();
    }
  });

  test('a server whose options refuse a JWT that it has just renewed answers 503, and its log names the causes', async ({
    browser,
  }) => {
    const { site } = example;
    const endpoints = { apiUrl: site.sandboxUrl, issuer: 'https://other.example' };
    const server = await example.start('start', { endpoints });
    const { page } = await open(browser, server.url);
    const navigations = countNavigations(page);
    await signIn(page, site);
    await shown(page.getByText('Please try again in a moment.'));
    expect(navigations()).toBeLessThanOrEqual(3);
    expect(server.log()).toMatch(
      /projectId \(the audience\), endpoints\.issuer and endpoints\.jwksUrl.*clock/,
    );
    server.stop();
  });

  for (const [what, options] of [
    ['renews the JWT', {}],
    ['looks at the JWT alone', { cookieOptions: JWT_ALONE }],
  ] as const)
    test(`a visitor whose JWT cookie is gone sees the page of a server that ${what}`, async ({ browser }) => {
      const server = await example.start('start', options);
      const { page, complaints } = await open(browser, server.url);
      await signIn(page, example.site);
      await shown(signedInAs(page));
      await page.context().clearCookies({ name: '__Host-session_jwt' });
      const navigations = countNavigations(page);
      await page.goto(server.url);
      await shown(signedInAs(page));
      expect(navigations()).toBeLessThanOrEqual(3);
      expect(complaints).toEqual([]);
      server.stop();
    });

  test('it renders the protected page only for a valid session JWT, and renews an expired one at once', async () => {
    const { control } = example.site;
    const server = await example.start('start');
    const ask = (cookie: string) => fetch(server.url, { redirect: 'manual', headers: { cookie } });
    const email = newAddress();
    const now = await control.signIn({ email });
    const [head, body] = now.session_jwt.split('.');
    expect((await ask(`__Host-session_jwt=${now.session_jwt}`)).status).toBe(200);
    expect((await ask(`__Host-session_jwt=${head}.${body}.forged`)).status).toBe(303);

    const { session_token, session_jwt } = await control.signIn({ email, jwtExpired: true });
    expect((await ask(`__Host-session_jwt=${session_jwt}`)).status).toBe(303);
    const answer = await ask(`__Host-session=${session_token}; __Host-session_jwt=${session_jwt}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie().map((each) => each.split('=')[0])).toEqual([
      '__Host-session',
      '__Host-session_jwt',
    ]);
    server.stop();
  });

  test('a page with the provider and hooks alone loads no first screen', async ({ browser }) => {
    const server = await example.start('start');
    const { page } = await open(browser, 'about:blank');
    const scripts: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response);
    });
    const FORM = 'Continue with email';
    const textsOf = (responses: readonly Response[]) =>
      Promise.all(responses.map((response) => response.text()));
    await page.goto(server.url);
    await shown(emailField(page));
    expect((await textsOf(scripts)).join()).toContain(FORM);
    await signIn(page, example.site);
    await shown(signedInAs(page));
    scripts.length = 0;
    await page.goto(`${server.url}/saved`);
    await shown(page.getByText(/^They will be sent to next-/));
    await page.waitForLoadState('networkidle');
    expect((await textsOf(scripts)).join()).not.toContain(FORM);
    await expectDocumentedSize(scripts, 'docs/react.md', /The page `\/saved`.*? has (\d+) kB/s);
    server.stop();
  });
});

for (const variant of [AS_GENERATED, IN_DEVELOPMENT, PLAIN])
  test.describe(`§1 Mounting: the Next.js example ${variant}, from the published package`, () => {
    let server: NextServer;
    const tell = (address: string) => fetch(server.url + address, { redirect: 'manual' });
    test.beforeAll(async () => {
      if (variant === PLAIN) example.buildPlain();
      server = await example.start(variant === IN_DEVELOPMENT ? 'dev' : 'start');
      if (variant !== IN_DEVELOPMENT) return;
      // Next compiles each page for its first visitor.
      const { session_jwt } = await example.site.control.signIn({ email: newAddress() });
      const headers = { cookie: `__Host-session_jwt=${session_jwt}` };
      for (const address of ['/', '/saved', '/sign-in']) await fetch(server.url + address, { headers });
    });
    test.afterEach(() => {
      expect(server.log()).not.toMatch(/error|uncached data|unstable value|⨯|⚠/i);
    });

    test('a signed-out request for a protected page is answered with a redirect to the sign-in page and back', async () => {
      for (const [address, signInAddress] of [
        ['/', '/sign-in'],
        ['/saved?list=2', '/sign-in?return_to=%2Fsaved%3Flist%3D2'],
      ] as const) {
        const { status, headers } = await tell(address);
        expect([status, new URL(headers.get('Location') ?? '', server.url).href]).toEqual([
          303,
          server.url + signInAddress,
        ]);
      }
    });

    test('a visitor who opens a protected page signs in and is there after at most three navigations', async ({
      browser,
    }) => {
      const { page, complaints } = await open(browser, `${server.url}/saved?list=2`);
      await shown(heading(page, 'Sign in'));
      const navigations = countNavigations(page);
      const email = newAddress();
      await signIn(page, example.site, email);
      await shown(heading(page, 'Saved prices'));
      await shown(page.getByText(`They will be sent to ${email}.`));
      await expect(page).toHaveURL(`${server.url}/saved?list=2`);
      await page.waitForLoadState('networkidle');
      expect(navigations()).toBeLessThanOrEqual(3);
      await page.reload();
      await shown(page.getByText(`They will be sent to ${email}.`));
      expect(complaints).toEqual([]);
    });

    test('redirects that the router has kept from before the sign-in are forgotten after it', async ({
      browser,
    }) => {
      const { page, complaints } = await open(browser, `${server.url}/sign-in`);
      await shown(heading(page, 'Sign in'));
      for (const name of ['Prices', 'Saved']) {
        await link(page, name).click();
        await page.waitForLoadState('networkidle');
        await shown(heading(page, 'Sign in'));
      }
      await expect(page).toHaveURL(`${server.url}/sign-in?return_to=%2Fsaved`);
      const navigations = countNavigations(page);
      await signIn(page, example.site);
      await shown(heading(page, 'Saved prices'));
      await page.waitForLoadState('networkidle');
      expect(navigations()).toBeLessThanOrEqual(3);
      await link(page, 'Prices').click();
      await shown(signedInAs(page));
      expect(complaints).toEqual([]);
    });

    test('a sign-out is seen in this tab, in another tab, and after Back', async ({ browser }) => {
      const { page, complaints } = await open(browser, server.url);
      await signIn(page, example.site);
      await shown(heading(page, 'Your prices'));
      const other = await openTab(page.context(), `${server.url}/saved`);
      await shown(heading(other.page, 'Saved prices'));
      await link(other.page, 'Prices').click();
      await shown(signedInAs(other.page));
      await link(page, 'Saved').click();
      await shown(heading(page, 'Saved prices'));
      await signOut(page);
      for (const tab of [page, other.page]) {
        await shown(heading(tab, 'Sign in'));
        await tab.goBack();
        await shown(heading(tab, 'Sign in'));
        await link(tab, 'Prices').click();
        await tab.waitForLoadState('networkidle');
        await shown(heading(tab, 'Sign in'));
        await expect(tab.getByText('Signed in as')).toHaveCount(0);
      }
      expect([...complaints, ...other.complaints]).toEqual([]);
    });

    test('a visitor who signs out and in again, three times in a row, reaches the page each time', async ({
      browser,
    }) => {
      const { page, complaints } = await open(browser, server.url);
      const email = newAddress();
      for (let time = 0; time < 3; time += 1) {
        await signIn(page, example.site, email);
        await shown(signedInAs(page));
        await signOut(page);
      }
      expect(complaints).toEqual([]);
    });
  });
