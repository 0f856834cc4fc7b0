import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { launchOptions } from '../../support/browser/browser';
import { readmeExample } from '../../support/kit';
import { newFolder, root, runJest, runNode } from '../../support/outside/outside';
import { type BareServer, serveBarePages } from '../../support/site/bareServer';
import { expect, test } from '../../support/test';

/** A host's page, whose widget is configured by the address. */
const PAGE = `<div id="sign-in"></div><p id="account"></p>
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

const wanting = (config: object) => '/?config=' + encodeURIComponent(JSON.stringify(config));

test('signIn signs in before the page is opened', async ({ page, signIn, control }) => {
  const { user } = await signIn();
  await page.goto('/');
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
  await page.goto('/');
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
  const back = baseURL + '/';
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
  await expect(page).toHaveURL(/\\/\\?.*token=/);
});
`;

let folder: string;
let bare: BareServer;
test.beforeAll(async () => {
  if (!existsSync(path.join(root, 'sandbox/dist/playwright.js')))
    throw new Error('This test runs the built sandbox: run `npm run build:bundles` first.');
  folder = newFolder('kit');
  mkdirSync(path.join(folder, 'node_modules'));
  symlinkSync(path.join(root, 'sandbox'), path.join(folder, 'node_modules/pricerx-auth-sandbox'));
  bare = await serveBarePages('http://localhost:4311');
});
test.afterAll(async () => {
  await bare.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Report {
  suites: {
    specs: { title: string; tests: { results: { status: string; error?: { message: string } }[] }[] }[];
  }[];
}

/** The result of each test, by its title. */
const outcomes = ({ suites }: Report) =>
  suites
    .flatMap(({ specs }) => specs)
    .map(({ title, tests }) => {
      const { status, error } = tests[0]?.results.at(-1) ?? { status: 'missing' };
      return `${title}: ${status}${error ? ` ${error.message}` : ''}`;
    });

test.describe('§7 Sandbox: the testing kit for Playwright', () => {
  test('the example of the README and the other fixtures work in Playwright’s runner, without a server', async () => {
    const { executablePath, env, args } = await launchOptions();
    bare.add({ html: PAGE }, '/');
    const use = { baseURL: bare.url, launchOptions: { executablePath, env, args } };
    writeFileSync(
      path.join(folder, 'playwright.config.ts'),
      `export default ${JSON.stringify({ testDir: '.', workers: 2, fullyParallel: true, timeout: 30_000, use })};`,
    );
    writeFileSync(path.join(folder, 'readme.spec.ts'), readmeExample('With Playwright'));
    writeFileSync(path.join(folder, 'more.spec.ts'), MORE_FIXTURES);
    const cli = path.join(root, 'node_modules/@playwright/test/cli.js');
    const file = path.join(folder, 'report.json');
    await runNode(folder, [cli, 'test', '--reporter=json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
    const ended = outcomes(JSON.parse(readFileSync(file, 'utf8')) as Report);
    expect(ended).toHaveLength(6);
    expect(ended.filter((outcome) => !outcome.endsWith(': passed'))).toEqual([]);
  });
});

test.describe('§7 Sandbox: the testing kit for jest', () => {
  test('the example of the README signs in, without a server', async () => {
    writeFileSync(path.join(folder, 'readme.jest.ts'), readmeExample('With jest or Vitest'));
    const { code, output } = await runJest(folder, {
      testMatch: ['<rootDir>/*.jest.ts'],
      moduleNameMapper: {
        '^pricerx-auth/headless$': path.join(root, 'src/headless.ts'),
        '^pricerx-auth-sandbox/jest$': path.join(root, 'sandbox/jest.ts'),
      },
    });
    expect([code, output]).toEqual([0, expect.stringContaining('Tests:       1 passed, 1 total')]);
  });
});
