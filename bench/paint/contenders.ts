import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import type * as Server from '../../src/server';
import { listenOnLoopback } from '../../demo/host/http/listen';
import type { Site } from '../../e2e/support/site/site';

/**
 * A login form for an email link: our widget in the page's HTML, whose app is loaded when the visitor comes near; our widget by its script,
 * loaded at once; the provider's widget; and plain HTML without a script.
 */
export const CONTENDERS = ['html', 'ours', 'provider', 'plain'] as const;
export type Contender = (typeof CONTENDERS)[number];

const PUBLIC_TOKEN = 'public-token-test-sandbox';
const root = path.resolve(import.meta.dirname, '../..');
const dist = path.join(root, 'dist');
/** Of the package, because the markup names its version. */
const { renderLogin } = (await import(path.join(dist, 'esm/server.js'))) as typeof Server;

/** The provider's package as a page would bundle it. */
async function bundleProvider(folder: string): Promise<void> {
  const entry = path.join(folder, 'entry.js');
  const source = path.join(root, 'node_modules/@stytch/vanilla-js/dist/index.esm.js');
  writeFileSync(entry, `export { StytchUIClient } from ${JSON.stringify(source)};`);
  const compiler = webpack({
    mode: 'production',
    context: root,
    entry: { provider: entry },
    output: { path: folder, library: { name: 'Provider', type: 'window' } },
    optimization: {
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    },
    performance: { hints: false },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
}

const script = (file: string, mount: string, html = ''): string =>
  `<div id="widget">${html}</div><script src="/${file}"></script><script>${mount}</script>`;

const ARGUMENTS = { config: { products: ['emailMagicLinks' as const] } };

const mountOurs = (apiUrl: string, loading: string): string =>
  `PriceRxAuth.mountLogin({ publicToken: '${PUBLIC_TOKEN}', selector: '#widget', loading: '${loading}',
    options: { endpoints: { apiUrl: '${apiUrl}' } }, ...${JSON.stringify(ARGUMENTS)} });`;

const BODIES: Record<Contender, (apiUrl: string, frameUrl: string) => string> = {
  html: (apiUrl) => script('pricerx-auth.js', mountOurs(apiUrl, 'auto'), renderLogin(ARGUMENTS).html),
  ours: (apiUrl) => script('pricerx-auth.js', mountOurs(apiUrl, 'eager')),
  provider: (apiUrl, frameUrl) =>
    script(
      'provider.js',
      `new Provider.StytchUIClient('${PUBLIC_TOKEN}', { endpoints: { testAPIURL: '${apiUrl}', liveAPIURL: '${apiUrl}',
        dfpBackendURL: '${apiUrl}', clientsideServicesIframeURL: '${frameUrl}' } })
        .mountLogin({ elementId: '#widget', config: { products: ['emailMagicLinks'] } });`,
    ),
  plain: () =>
    `<form action="/sign-in" method="post"><h2>Sign up or log in</h2>
      <label>Email address <input name="email" type="email" autocomplete="email"></label>
      <button>Continue with email</button></form>`,
};

const pageOf = (body: string): string => `<!doctype html><html lang="en"><title>Bench</title>
  <link rel="icon" href="data:,"><script>window.process = { env: {} };</script><body>${body}</body></html>`;

/** Serves a page for each login form, gzipped. Each visit begins with an empty cache. */
export async function serveContenders(site: Site) {
  const folder = mkdtempSync(path.join(tmpdir(), 'first-paint-'));
  await bundleProvider(folder);
  const { endpoints } = site;
  const bodies = new Map<string, [type: string, body: Buffer]>();
  for (const name of CONTENDERS) {
    const page = pageOf(BODIES[name](site.sandboxUrl, String(endpoints['clientServicesFrameUrl'])));
    bodies.set(name, ['text/html; charset=utf-8', gzipSync(page)]);
  }
  const scriptNamed = (name: string): [string, Buffer] => {
    const file = path.join(name === 'provider.js' ? folder : dist, name);
    return ['text/javascript', gzipSync(readFileSync(file), { level: 9 })];
  };

  const { port, close } = await listenOnLoopback((request, response) => {
    const name = path.basename(new URL(request.url ?? '/', 'http://localhost').pathname);
    const [type, body] = bodies.get(name) ?? scriptNamed(name);
    bodies.set(name, [type, body]);
    response.writeHead(200, {
      'content-type': type,
      'content-encoding': 'gzip',
      'content-length': body.length,
      'cache-control': 'max-age=600',
    });
    response.end(body);
  }, 0);
  return {
    url: `http://localhost:${port}`,
    async close() {
      rmSync(folder, { recursive: true });
      await close();
    },
  };
}
