import { freePort } from '../../../sandbox/testing/freePort';
import { openTab } from '../../support/site/page';
import { expect, test } from '../../support/test';
import { askForEmailCode, button, codeField, codeSentTo, heading, shown } from '../../support/widget/widget';
import { copyExamples, setUp, start } from './runExample';

test.setTimeout(600_000);

let examples: ReturnType<typeof copyExamples>;
let server: Awaited<ReturnType<typeof start>>;
test.beforeEach(async ({ site }) => {
  examples = copyExamples(site.sandboxUrl);
  setUp(examples.pathOf('next'));
  server = await start(examples.pathOf('next'), await freePort());
});
test.afterAll(() => {
  server.stop();
  examples.remove();
});

const EMAIL = 'next@example.com';
const statusOf = (cookie = '') =>
  fetch(server.url, { redirect: 'manual', headers: { cookie } }).then(({ status }) => status);

test.describe('§1 Mounting: the Next.js example, from the published package', () => {
  test('a visitor signs in on the page that the server rendered, and the server shows the protected page', async ({
    site,
  }) => {
    const { page, complaints } = await openTab(await site.newContext(), server.url);
    await shown(heading(page, 'Sign in'));
    await askForEmailCode(page, EMAIL);
    let navigations = 0;
    page.on('framenavigated', (frame) => (navigations += Number(frame === page.mainFrame())));
    await codeField(page).fill(await codeSentTo(site, EMAIL));
    await shown(heading(page, 'Your prices'));
    expect(navigations).toBeLessThanOrEqual(3);
    const [user] = await site.control.findUsers({
      public_token: 'public-token-test-sandbox',
      email: EMAIL,
    });
    await shown(page.getByText(`Signed in as ${String(user?.user_id)}`));
    await page.reload();
    await shown(heading(page, 'Your prices'));
    await button(page, 'Sign out').click();
    await shown(heading(page, 'Sign in'));
    await page.goto(server.url);
    await shown(heading(page, 'Sign in'));
    expect(complaints).toEqual([]);
  });

  test('the server renders the protected page only for a valid session JWT', async ({ site }) => {
    const { session_jwt } = await site.control.signIn({ email: EMAIL });
    const [head, body] = session_jwt.split('.');
    expect(await statusOf(`__Host-session_jwt=${session_jwt}`)).toBe(200);
    expect(await statusOf()).toBe(303);
    expect(await statusOf(`__Host-session_jwt=${head}.${body}.forged`)).toBe(303);
  });

  test('six minutes after a sign-in the server shows the protected page at once', async ({ site }) => {
    const { session_token, session_jwt } = await site.control.signIn({ email: EMAIL, jwtExpired: true });
    expect(await statusOf(`__Host-session_jwt=${session_jwt}`)).toBe(303);
    const cookie = `__Host-session=${session_token}; __Host-session_jwt=${session_jwt}`;
    const answer = await fetch(server.url, { redirect: 'manual', headers: { cookie } });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie().map((each) => each.split('=')[0])).toEqual([
      '__Host-session',
      '__Host-session_jwt',
    ]);
  });
});
