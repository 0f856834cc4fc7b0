import { openTab } from '../../support/site/page';
import { expect, test, type TestSite } from '../../support/test';
import { askForEmailCode, button, codeField, codeSentTo, shown } from '../../support/widget/widget';
import { copyExamples, setUp, start } from './runExample';

test.setTimeout(240_000);

let examples: ReturnType<typeof copyExamples>;
const running: { stop(): unknown }[] = [];
test.beforeEach(({ site }) => {
  examples = copyExamples(site.sandboxUrl);
});
test.afterEach(() => running.splice(0).forEach(({ stop }) => stop()));
test.afterAll(() => examples.remove());

/** Installs an example, starts it, and opens it in a browser. */
async function open(site: TestSite, name: string, options?: Parameters<typeof start>[1]) {
  setUp(examples.pathOf(name));
  const server = await start(examples.pathOf(name), options);
  running.push(server);
  return openTab(await site.newContext(), server.url);
}

test.describe('§1 Mounting: the examples, from the published package', () => {
  for (const [name, options] of [
    ['script-tag', {}],
    ['vite-react', { argsFor: (port: string) => ['--port', port, '--host', 'localhost'] }],
  ] as const) {
    test(`a visitor signs in to ${name}, stays signed in after a reload, and signs out`, async ({ site }) => {
      const { page, complaints } = await open(site, name, options);
      const email = `${name}@example.com`;
      await askForEmailCode(page, email);
      await codeField(page).fill(await codeSentTo(site, email));
      await shown(page.getByText(`Signed in as ${email}`));
      await page.reload();
      await shown(page.getByText(`Signed in as ${email}`));
      await button(page, 'Sign out').click();
      await shown(button(page, 'Continue with email'));
      expect(complaints).toEqual([]);
    });
  }

  test('a visitor signs in to headless, and sees an error for a wrong code', async ({ site }) => {
    const { page } = await open(site, 'headless');
    const email = 'headless@example.com';
    await page.getByLabel('Email address').fill(email);
    await button(page, 'Send a code').click();
    await page.getByLabel('Code').fill('000000');
    await button(page, 'Sign in').click();
    await shown(page.getByRole('alert').filter({ hasText: /\w/ }));
    await page.getByLabel('Code').fill(await codeSentTo(site, email));
    await button(page, 'Sign in').click();
    await shown(page.getByText(`Signed in as ${email}`));
    await button(page, 'Sign out').click();
    await shown(button(page, 'Send a code'));
  });
});
