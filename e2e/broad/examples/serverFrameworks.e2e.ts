import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../../sandbox/testing/freePort';
import { install, newFolder, packInto, root } from '../../support/outside/outside';
import { expect, test } from '../../support/test';

test.setTimeout(300_000);

const page = readFileSync(path.join(root, 'docs/server.md'), 'utf8');

/** How each snippet is served. The fetch-like ones get the arguments that their framework passes. */
const FRAMEWORKS = {
  Express: 'module.app.listen(port)',
  Fastify: 'module.app.listen({ port })',
  Hono: 'serve({ port, fetch: module.app.fetch })',
  'Cloudflare Workers': 'serve({ port, fetch: (request) => module.default.fetch(request) })',
  SvelteKit: `serve({ port, fetch: (request) => module.handle({
    event: { request, url: new URL(request.url), locals: {} },
    resolve: ({ locals }) => new Response('Prices of ' + locals.visitor.userId),
  }) })`,
  Astro: `serve({ port, fetch: (request) => {
    const redirect = (Location, status) => new Response(null, { status, headers: { Location } });
    const context = { request, url: new URL(request.url), locals: {}, redirect };
    return module.onRequest(context, async () => new Response('Prices of ' + context.locals.visitor.userId));
  } })`,
};

/** The first example of the page, or that of a framework. */
function snippetOf(heading?: string): string {
  const from = heading ? page.indexOf(`\n### ${heading}`) : 0;
  const [, code] = /```ts\n([^]*?)```/.exec(page.slice(from)) ?? [];
  if (from < 0 || !code) throw new Error(`docs/server.md has no example below "${heading}".`);
  return code;
}

let folder: string;
let child: ChildProcess | undefined;
test.beforeAll(() => {
  folder = newFolder('frameworks');
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const packages = ['express@5.3.0', 'fastify@5.12.8', 'hono@4.13.19', '@hono/node-server@2.1.8'];
  install(folder, `./${packInto(folder)}`, ...packages);
});
test.afterEach(() => child?.kill());
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a snippet beside the page's `authServer`, and waits until it answers. */
async function start(name: keyof typeof FRAMEWORKS, sandboxUrl: string): Promise<string> {
  const place = path.join(folder, name.replace(' ', ''));
  mkdirSync(place, { recursive: true });
  const write = (file: string, code: string): void => {
    const args = ['esbuild', '--loader=ts', '--format=esm'];
    writeFileSync(path.join(place, file), execFileSync('npx', args, { cwd: root, input: code }));
  };
  write('authServer.js', snippetOf().replace('http://localhost:4311', sandboxUrl));
  write('snippet.js', snippetOf(name).replace("'./authServer'", "'./authServer.js'"));
  const port = await freePort();
  write(
    'start.js',
    `import { serve } from '@hono/node-server'; import * as module from './snippet.js';
     const port = ${port}; ${FRAMEWORKS[name]};`,
  );
  child = spawn(process.execPath, [path.join(place, 'start.js')], { stdio: 'inherit' });
  const url = `http://localhost:${port}/saved`;
  await expect.poll(() => fetch(url, { redirect: 'manual' }).catch(() => null)).not.toBeNull();
  return url;
}

test.describe('The server’s half: the frameworks of docs/server.md, from the published package', () => {
  test('each needs at most ten lines of the host’s own', () => {
    const [, ...headings] = page.slice(page.indexOf('\n## Frameworks')).split('\n### ');
    const lengths = headings.map((text) => {
      const lines = snippetOf(text.split('\n')[0]).split('\n');
      return lines.filter((line) => line.trim() && !/^(import|\/\/)/.test(line)).length;
    });
    expect(lengths).toHaveLength(Object.keys(FRAMEWORKS).length + 1);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(10);
  });

  for (const name of Object.keys(FRAMEWORKS) as (keyof typeof FRAMEWORKS)[]) {
    test(`${name}: a visitor with an expired JWT gets the page and new cookies, a signed-out one the sign-in page`, async ({
      site,
    }) => {
      const url = await start(name, site.sandboxUrl);
      const ask = (cookie = '') => fetch(url, { redirect: 'manual', headers: { cookie } });
      const refused = await ask();
      expect(refused.status).toBe(303);
      expect(refused.headers.get('Location')).toBe('/sign-in?return_to=%2Fsaved');

      const { session_token, session_jwt, user } = await site.control.signIn({
        email: 'ada@example.com',
        jwtExpired: true,
      });
      const cookie = `stytch_session=${session_token}; stytch_session_jwt=${session_jwt}`;
      const answer = await ask(cookie);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(`Prices of ${user.user_id}`);
      const set = answer.headers.getSetCookie();
      expect(set.map((each) => each.split('=')[0])).toEqual(['stytch_session', 'stytch_session_jwt']);
      expect(answer.headers.get('Cache-Control')).toContain('private');

      await site.control.addFault({ path: '/sessions/authenticate', times: 9, status: 500 });
      expect((await ask(`stytch_session=another`)).status).toBe(503);
    });
  }
});
