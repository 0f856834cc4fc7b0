import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type KitProject, openKitProject, type Runner } from '../../support/outside/kitProject';
import { recordVisit } from '../../support/recordVisit';
import { expect, test } from '../../support/test';

test.setTimeout(400_000);

/** A host's page, whose widget is configured by the address. */
const PAGE = `<!doctype html><title>Shop</title><div id="sign-in"></div><p id="account"></p>
<script src="/node_modules/pricerx-auth/dist/pricerx-auth.js"></script>
<script type="module">
  const config = JSON.parse(new URLSearchParams(location.search).get('config'));
  const client = PriceRxAuth.createClient('public-token-test-sandbox', { endpoints: { apiUrl: 'http://localhost:4311' } });
  const show = (user) => {
    document.querySelector('#account').textContent = user ? 'Signed in as ' + user.emails[0]?.email : 'Signed out';
  };
  client.user.onChange(show);
  show(client.user.getSync());
  PriceRxAuth.mountLogin({
    client,
    selector: '#sign-in',
    config: config ?? { products: ['otp'], otpOptions: { methods: ['email'] } },
  });
</script>`;

/** Tests for the fixtures that the README describes without an example. */
const MORE_FIXTURES = `
import { expect, test } from 'pricerx-auth-sandbox/playwright';

const wanting = (config: object) => '/configured.html?config=' + encodeURIComponent(JSON.stringify(config));

test('signIn signs in before the page is opened', async ({ page, signIn, control }) => {
  const { user } = await signIn();
  await page.goto('/configured.html');
  await expect(page.getByText('Signed in as ' + user.emails[0].email)).toBeVisible();
  expect((await control.users()).users).toHaveLength(1);
});

test('each test begins with an empty project', async ({ control }) => {
  expect((await control.users()).users).toEqual([]);
});

test('installWallets puts a wallet into the browser', async ({ page, installWallets }) => {
  const { asked } = await installWallets();
  await page.goto(wanting({ products: ['crypto'] }));
  await page.getByRole('button', { name: 'Continue with MetaMask' }).click();
  await expect(page.getByText('Signed in as')).toBeVisible();
  expect(asked).toContain('metamask sign');
});

test('passkeys makes the browser able to make one and to sign in with it', async ({ page, passkeys, signIn }) => {
  const email = 'passkey@example.com';
  await signIn({ email });
  await page.goto('/configured.html');
  await page.evaluate(async () => {
    const { PriceRxAuth } = window as never as { PriceRxAuth: { createClient(token: string): never } };
    const client = PriceRxAuth.createClient('public-token-test-sandbox') as never as {
      webauthn: Record<'register' | 'authenticate', (options: object) => Promise<unknown>>;
      session: { revoke(): Promise<unknown> };
    };
    await client.webauthn.register({ is_passkey: true });
    await client.session.revoke();
    await client.webauthn.authenticate({ session_duration_minutes: 30 });
  });
  await expect(page.getByText('Signed in as ' + email)).toBeVisible();
  expect(await passkeys.credentialIds()).toHaveLength(1);
});

test('a link of a mail leads back to the page, and a fault drops one call', async ({ page, control, baseURL }) => {
  const back = baseURL + '/configured.html';
  await control.addFault({ path: '/magic_links/email/login_or_create', drop: true });
  await page.goto(
    wanting({
      products: ['emailMagicLinks'],
      emailMagicLinksOptions: { loginRedirectURL: back, signupRedirectURL: back },
    }),
  );
  await page.getByLabel('Email address').fill('link@example.com');
  await page.getByRole('button', { name: 'Continue with email' }).click();
  await expect(page.getByText('Unable to contact our servers.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue with email' }).click();
  await page.goto(await control.lastLink('link@example.com'));
  await expect(page).toHaveURL(/configured\\.html\\?.*token=/);
});
`;

let project: KitProject;
test.beforeAll(async () => {
  project = await openKitProject();
});
test.afterAll(() => project.remove());

const passed = (title: string) => ({
  title,
  status: 'passed',
  ms: expect.any(Number),
  message: '',
});

test.describe('§7 Sandbox: the testing kit, from the published packages', () => {
  for (const runner of ['jest', 'vitest', 'playwright'] as Runner[]) {
    test(`the example of the README signs in under ${runner}, without a server`, () => {
      expect(project.test(runner, `readme.${runner}.js`)).toEqual([
        passed('a visitor signs in by an email code'),
      ]);
    });
  }

  test('the fixtures for a visitor, a wallet, passkeys, links and faults work under playwright', () => {
    writeFileSync(path.join(project.folder, 'configured.html'), PAGE);
    writeFileSync(path.join(project.folder, 'more.playwright.ts'), MORE_FIXTURES);
    const outcomes = project.test('playwright', 'more.playwright.ts');
    expect(outcomes).toHaveLength(5);
    expect(outcomes.filter(({ status }) => status !== 'passed')).toEqual([]);
  });

  test('a recorded visit becomes a test for Vitest, which passes', async ({ site }) => {
    const { page } = await site.visitHost('/sign-in?products=otp&otp=email&dev=1&stay=1');
    await recordVisit(page, site, path.join(project.folder, 'visit.json'));
    const command = ['scenario', 'visit.json', '--vitest', '--out', 'visit.vitest.js'];
    expect(project.npx('pricerx-auth-sandbox', ...command)).toBe('visit.vitest.js plays visit.json.\n');
    expect(project.test('vitest', 'visit.vitest.js')).toEqual([passed('visit.json')]);
  });

  test('the command worker copies the files of the sandbox in the browser', () => {
    const printed = project.npx('pricerx-auth-sandbox', 'worker', 'public');
    expect(readdirSync(path.join(project.folder, 'public')).map((file) => `public/${file}`)).toEqual(
      printed.trim().split('\n'),
    );
    expect(printed).toContain('pricerx-auth-sandbox.wasm');
  });
});
