import { expect, test } from '../../support/test';
import type { start } from './runExample';
import { ask } from './servers/ask';
import { FRAMEWORKS, versionOf, type Framework } from './servers/frameworks';
import { hasNginx, PROXY_HEADERS, startNginx } from './servers/nginx';
import { openServers, type Servers } from './servers/project';
import { ROWS, signInOf } from './servers/rows';

let servers: Servers;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  servers = await openServers();
});
test.afterAll(() => servers.close());

for (const framework of FRAMEWORKS)
  test.describe(`The server’s half in ${framework.name} ${versionOf(framework)}`, () => {
    let server: Awaited<ReturnType<typeof start>>;
    test.beforeAll(async () => {
      server = await servers.start(framework);
    });
    test.afterAll(() => server.stop());

    for (const [title, row] of Object.entries(ROWS))
      test(title, () => row({ framework, url: server.url, ...servers }));

    if (framework.hasRouter)
      test('a click on a link leads to the sign-in page, and from there to the page', async ({ browser }) => {
        const context = await browser.newContext();
        const page = await context.newPage();
        const fetched: string[] = [];
        page.on('request', (request) => {
          if (request.resourceType() === 'fetch') fetched.push(request.url());
        });
        await page.goto(server.url);
        await page.waitForLoadState('networkidle');
        await page.getByRole('link', { name: 'Saved' }).click();
        await expect(page).toHaveURL(/\/sign-in/);
        expect(signInOf(server.url, page.url())).toEqual([server.url, '/sign-in', '/saved?list=2']);
        expect(fetched.filter((url) => /saved/.test(url))).not.toEqual([]);
        const { user, cookies } = await servers.control.signIn({ email: `${framework.folder}@example.com` });
        await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: server.url })));
        await page.goto(`${server.url}${new URL(page.url()).searchParams.get('return_to')}`);
        await expect(page.getByText(`Prices of ${user.user_id}`)).toBeVisible();
        await context.close();
      });
  });

const EXPRESS = FRAMEWORKS.find(({ name }) => name === 'Express') as Framework;
for (const [title, headers] of Object.entries(PROXY_HEADERS))
  (hasNginx ? test.describe : test.describe.skip)(
    `The server’s half in Express behind nginx with https and ${title}`,
    () => {
      let nginx: Awaited<ReturnType<typeof startNginx>>;
      const stops: (() => void)[] = [];
      test.beforeAll(async () => {
        nginx = await startNginx();
        const server = await servers.start(EXPRESS, headers ? {} : { ORIGIN: nginx.url });
        stops.push(() => server.stop(), await nginx.proxyTo(server.url, headers));
      });
      test.afterAll(() => stops.splice(0).forEach((stop) => stop()));

      for (const [row, run] of Object.entries(ROWS))
        test(row, () => run({ framework: EXPRESS, url: nginx.url, ...servers }));

      test('renewed cookies are Secure', async () => {
        const { cookies } = await servers.control.signIn({ email: 'nginx@example.com', jwtExpired: true });
        const { attributes } = await ask(nginx.url, '/saved', {
          cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, value])),
        });
        const session = attributes.filter((each) => /^stytch_session/.test(each));
        expect(session).toEqual([expect.stringContaining('Secure'), expect.stringContaining('Secure')]);
      });
    },
  );
