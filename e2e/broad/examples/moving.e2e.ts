import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { RUNS_ALL } from '../../support/sample';
import { startSite, type Site } from '../../support/site/site';
import { expect, test } from '../../support/test';
import { button, codeSentTo, shown } from '../../support/widget/widget';
import { PUBLIC_TOKEN } from '../../support/site/page';
import { build, copyExamples, setUp, start } from './runExample';

test.setTimeout(400_000);

const viteArgs = (port: string) => ['--port', port, '--host', 'localhost', '--strictPort'];

/** What an example imports, the provider's package that takes its place, and where its sources are. */
const EXAMPLES = {
  'moving-vanilla': {
    ours: 'pricerx-auth/compat',
    theirs: '@stytch/vanilla-js',
    sources: 'src',
    argsFor: viteArgs,
  },
  'moving-react': {
    ours: 'pricerx-auth/compat/react',
    theirs: '@stytch/react',
    sources: 'src',
    argsFor: viteArgs,
  },
  'moving-next': {
    ours: 'pricerx-auth/compat/react',
    theirs: '@stytch/nextjs',
    sources: 'app',
    argsFor: () => [],
  },
} as const;
type Example = keyof typeof EXAMPLES;

/** Those that run with the provider's package too: each change is a build. */
const CHANGED: readonly Example[] = RUNS_ALL ? (Object.keys(EXAMPLES) as Example[]) : ['moving-vanilla'];

let site: Site;
let examples: ReturnType<typeof copyExamples>;
const running: { stop(): unknown }[] = [];
test.beforeAll(async () => {
  site = await startSite({});
  examples = copyExamples(site.sandboxUrl);
});
test.afterEach(() => running.splice(0).forEach(({ stop }) => stop()));
test.afterAll(async () => {
  examples.remove();
  await site.close();
});

/** Installs an example and serves it. The two functions are the next deployments, at the same address. */
async function deploy(name: Example) {
  const { ours, theirs, sources, argsFor } = EXAMPLES[name];
  const folder = examples.pathOf(name);
  setUp(folder);
  let server = await start(folder, { argsFor });
  running.push({ stop: () => server.stop() });
  const { url } = server;

  /** Changes one import in each file, as the example's README.md says. */
  async function change(from: string, to: string): Promise<void> {
    const files = readdirSync(path.join(folder, sources)).map((file) => path.join(folder, sources, file));
    const importing = files.filter((file) => readFileSync(file, 'utf8').includes(`'${from}'`));
    for (const file of importing)
      writeFileSync(file, readFileSync(file, 'utf8').replace(`'${from}'`, `'${to}'`));
    expect(importing).toHaveLength(2);
    server.stop();
    build(folder);
    server = await start(folder, { argsFor, port: Number(new URL(url).port) });
  }
  return { url, toTheirs: () => change(ours, theirs), toOurs: () => change(theirs, ours) };
}

/** On our screens, and on the provider's. */
const emailField = (page: Page) => page.getByRole('textbox', { name: /^Email/ });

async function signInByCode(page: Page, email: string): Promise<void> {
  await emailField(page).fill(email);
  await page.keyboard.press('Enter');
  await expect(emailField(page)).toBeHidden();
  const code = await codeSentTo(site, email);
  await page.getByRole('textbox').first().click();
  await page.keyboard.type(code);
  await shown(page.getByText(`Signed in as ${email}`));
}

const signOut = async (page: Page): Promise<void> => {
  await button(page, 'Sign out').click();
  await shown(emailField(page));
};

test.describe('§1 Mounting: hosts of the provider’s packages, with one import changed', () => {
  const names = Object.keys(EXAMPLES) as Example[];
  for (const name of names.filter((one) => !CHANGED.includes(one)))
    test(`${name}: a visitor signs in and out`, async ({ browser }) => {
      const { url } = await deploy(name);
      const page = await browser.newPage();
      await page.goto(url);
      await signInByCode(page, `${name}@example.com`);
      await signOut(page);
      await page.close();
    });

  for (const name of CHANGED)
    test(`${name}: a visitor signs in, also with the provider’s package, and stays signed in through both changes`, async ({
      browser,
    }) => {
      const { url, toTheirs, toOurs } = await deploy(name);
      const page = await browser.newPage();
      await page.goto(url);
      await signInByCode(page, `${name}@example.com`);

      await toTheirs();
      await page.goto(url);
      await shown(page.getByText(`Signed in as ${name}@example.com`));
      await signOut(page);
      await signInByCode(page, `${name}-theirs@example.com`);

      await toOurs();
      await page.goto(url);
      await shown(page.getByText(`Signed in as ${name}-theirs@example.com`));
      await signOut(page);
      await page.close();
    });

  test('moving-vanilla, headless: a link that was requested before a change signs in after it, in both directions', async ({
    browser,
  }) => {
    await site.control.createProject({
      public_token: PUBLIC_TOKEN,
      bootstrap: { pkce_required_for_email_magic_links: true },
    });
    const { url, toTheirs, toOurs } = await deploy('moving-vanilla');
    const page = await browser.newPage();
    for (const [email, change] of [
      ['before@example.com', toTheirs],
      ['back@example.com', toOurs],
    ] as const) {
      await page.goto(`${url}/headless.html`);
      await page.getByLabel('Email address').fill(email);
      await button(page, 'Send a link').click();
      await shown(page.getByText('The link is in your mail.'));
      const { links } = await site.control.nextMessage({ public_token: PUBLIC_TOKEN, to: email });
      await change();
      await page.goto(links?.[0]?.url ?? '');
      await shown(page.getByText(`Signed in as ${email}`));
      await button(page, 'Sign out').click();
      await shown(button(page, 'Send a link'));
    }
    await page.close();
  });
});
