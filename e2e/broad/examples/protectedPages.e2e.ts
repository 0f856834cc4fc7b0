import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readmeExample } from '../../support/kit';
import { type KitProject, openKitProject } from '../../support/outside/kitProject';
import { expect, test } from '../../support/test';

test.setTimeout(400_000);

const SECTION = 'With a page that your server protects';
const NAMES = `{ opaqueTokenCookieName: '__Host-session', jwtCookieName: '__Host-session_jwt' }`;

/** The sign-in page of a host that uses the cookie names which the README recommends. */
const signInPage = (apiUrl: string): string => `<!doctype html><title>Shop</title><div id="sign-in"></div>
<p id="account"></p>
<script src="/node_modules/pricerx-auth/dist/pricerx-auth.js"></script>
<script type="module">
  const client = PriceRxAuth.createClient('public-token-test-sandbox', {
    endpoints: { apiUrl: '${apiUrl}' },
    cookieOptions: ${NAMES},
  });
  client.user.onChange((user) => {
    document.querySelector('#account').textContent = user ? 'Signed in' : '';
  });
  const config = { products: ['otp'], otpOptions: { methods: ['email'] } };
  PriceRxAuth.mountLogin({ client, selector: '#sign-in', config });
</script>`;

/** Tests of a host, with the fixtures of the example and a running sandbox at the address that the pages use. */
const moreTests = (apiUrl: string, pagesUrl: string): string => `
import { readdirSync, writeFileSync } from 'node:fs';
${readmeExample(SECTION).split('\ntest(')[0]}
test.describe.configure({ mode: 'parallel', timeout: 100_000 });
const expectSoon = expect.configure({ timeout: 60_000 });
test.use({ apiUrl: '${apiUrl}', cookieOptions: ${NAMES} });

for (const at of [1, 2, 3])
  test('three workers at once each have a sandbox and a server: ' + at, async ({
    page, signIn, control, authServerOptions, baseURL,
  }, { workerIndex }) => {
    const { user } = await signIn({ email: 'ada@example.com' });
    writeFileSync('worker-' + workerIndex, authServerOptions.endpoints.apiUrl + ' ' + baseURL);
    const workers = () => readdirSync('.').filter((file) => file.startsWith('worker-')).length;
    await expectSoon.poll(workers).toBe(3);
    expect((await control.users()).users).toHaveLength(1);
    await page.goto('/saved');
    await expect(page.getByText('Prices of ' + user.user_id)).toBeVisible();
  });

test('a visitor who signs in with the widget sees the page', async ({ page, control }) => {
  await page.goto('${pagesUrl}/sign-in.html');
  await page.getByLabel('Email address').fill('bob@example.com');
  // Chromium sends an event of a page that is being left past Playwright's routes.
  const event = page.waitForResponse('**/events');
  await page.getByRole('button', { name: 'Continue with email' }).click();
  await event;
  await page.getByLabel('Enter the 6-digit code').fill(await control.lastCode('bob@example.com'));
  await expect(page.getByText('Signed in')).toBeVisible();
  await page.goto('/saved');
  await expect(page.getByText('Prices of ' + (await control.users()).users[0].user_id)).toBeVisible();
});

test('the session of another project is refused', async ({ page, signIn }) => {
  await signIn({ refused: 'audience' });
  await page.goto('/saved');
  await expect(page).toHaveURL('/sign-in?return_to=%2Fsaved');
});

test('an expired JWT is not renewed while the sandbox fails', async ({ page, signIn, control }) => {
  await signIn({ jwtExpired: true });
  await control.addFault({ path: '/v1/sessions/authenticate', status: 500 });
  expect((await page.goto('/saved')).status()).toBe(503);
  expect((await page.goto('/saved')).status()).toBe(200);
});

test('a server that ends at once is an error', async ({ startServer }) => {
  await expect(startServer('node missing.mjs')).rejects.toThrow(
    /^"node missing\\.mjs" ended with code 1 before it answered at http:/,
  );
});
`;

let project: KitProject;
test.beforeAll(async () => {
  project = await openKitProject();
  writeFileSync(path.join(project.folder, 'server.mjs'), readmeExample(SECTION, 'js'));
});
test.afterAll(() => project.remove());

const unexpected = (outcomes: ReturnType<KitProject['test']>) =>
  outcomes.filter(({ status }) => status !== 'passed');

test.describe('§7 Sandbox: tests of a page that the host’s server protects, from the published packages', () => {
  test('the example of the README passes', () => {
    writeFileSync(path.join(project.folder, 'server.playwright.ts'), readmeExample(SECTION));
    const outcomes = project.test('playwright', 'server.playwright.ts');
    expect(unexpected(outcomes)).toEqual([]);
    expect(outcomes).toHaveLength(4);
  });

  test('each of several workers has its own sandbox and server, beside a running sandbox, and all end with the tests', async ({
    site,
  }) => {
    writeFileSync(path.join(project.folder, 'sign-in.html'), signInPage(site.sandboxUrl));
    writeFileSync(
      path.join(project.folder, 'more.playwright.ts'),
      moreTests(site.sandboxUrl, project.pagesUrl),
    );
    const outcomes = project.test('playwright', 'more.playwright.ts');
    expect(unexpected(outcomes)).toEqual([]);
    expect(outcomes).toHaveLength(7);

    const addresses = readdirSync(project.folder)
      .filter((file) => file.startsWith('worker-'))
      .flatMap((file) => readFileSync(path.join(project.folder, file), 'utf8').split(' '));
    expect(new Set(addresses).size).toBe(6);
    for (const address of addresses) await expect(fetch(address)).rejects.toThrow('fetch failed');
    expect(await site.control.requests({ public_token: 'public-token-test-sandbox' })).toEqual([]);
  });
});
