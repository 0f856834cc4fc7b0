import { freePort } from '../../../sandbox/testing/freePort';
import { openTab } from '../../support/site/page';
import { useSite } from '../../support/suite';
import { askForEmailCode, button, codeField, codeSentTo, shown } from '../../support/widget/widget';
import { copyExamples, setUp, start } from './runExample';

jest.setTimeout(240_000);

const suite = useSite();
let examples: ReturnType<typeof copyExamples>;
const running: { stop(): unknown }[] = [];
beforeAll(() => {
  examples = copyExamples(suite.site.sandboxUrl);
});
afterEach(() => running.splice(0).forEach(({ stop }) => stop()));
afterAll(() => examples.remove());

/** Installs an example, starts it, and opens it in a browser. */
async function open(name: string, argsFor: (port: string) => string[] = () => []) {
  setUp(examples.pathOf(name));
  const port = await freePort();
  const server = await start(examples.pathOf(name), port, ...argsFor(String(port)));
  running.push(server);
  return openTab(await suite.newContext(), server.url);
}

describe('§1 Mounting: the examples, from the published package', () => {
  it.each([
    ['script-tag', () => []],
    ['vite-react', (port: string) => ['--port', port, '--host', 'localhost']],
  ])('a visitor signs in to %s, stays signed in after a reload, and signs out', async (name, argsFor) => {
    const { page, complaints } = await open(name, argsFor);
    const email = `${name}@example.com`;
    await askForEmailCode(page, email);
    await codeField(page).fill(await codeSentTo(suite.site, email));
    await shown(page.getByText(`Signed in as ${email}`));
    await page.reload();
    await shown(page.getByText(`Signed in as ${email}`));
    await button(page, 'Sign out').click();
    await shown(button(page, 'Continue with email'));
    expect(complaints).toEqual([]);
  });

  it('a visitor signs in to headless, and sees an error for a wrong code', async () => {
    const { page } = await open('headless');
    const email = 'headless@example.com';
    await page.getByLabel('Email address').fill(email);
    await button(page, 'Send a code').click();
    await page.getByLabel('Code').fill('000000');
    await button(page, 'Sign in').click();
    await shown(page.getByRole('alert').filter({ hasText: /\w/ }));
    await page.getByLabel('Code').fill(await codeSentTo(suite.site, email));
    await button(page, 'Sign in').click();
    await shown(page.getByText(`Signed in as ${email}`));
    await button(page, 'Sign out').click();
    await shown(button(page, 'Send a code'));
  });
});
