import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type * as Server from '../../src/server';
import { listenOnLoopback } from '../../demo/host/http/listen';
import type { Site } from '../../e2e/support/site/site';
import { bundleProvider, providerOptions } from '../provider';

/**
 * A login form for an email link: our widget in the page's HTML, whose app is loaded when the visitor comes near; our widget by its script,
 * loaded at once; the provider's widget; and plain HTML without a script.
 */
export const CONTENDERS = ['html', 'ours', 'provider', 'plain'] as const;
export type Contender = (typeof CONTENDERS)[number];

/** A live token, as pages of visitors have: with a test token the widget also loads its checks for developers. */
const PUBLIC_TOKEN = 'public-token-live-bench';
const root = path.resolve(import.meta.dirname, '../..');
const dist = path.join(root, 'dist');
/** Of the package, because the markup names its version. */
const { renderLogin } = (await import(path.join(dist, 'esm/server.js'))) as typeof Server;

const script = (file: string, mount: string, html = ''): string =>
  `<div id="widget">${html}</div><script src="/${file}"></script><script>${mount}</script>`;

const ARGUMENTS = { config: { products: ['emailMagicLinks' as const] } };

const mountOurs = (apiUrl: string, loading: string, given: object = ARGUMENTS): string =>
  `PriceRxAuth.mountLogin({ publicToken: '${PUBLIC_TOKEN}', selector: '#widget', loading: '${loading}',
    options: { endpoints: { apiUrl: '${apiUrl}' } }, ...${JSON.stringify(given)} });`;

/** A page of ours with a social button, in its HTML too. */
export const SOCIAL = 'social';
const SOCIAL_ARGUMENTS = {
  config: { products: ['oauth' as const], oauthOptions: { providers: [{ type: 'google' as const }] } },
};
const socialBody = (apiUrl: string): string =>
  script('pricerx-auth.js', mountOurs(apiUrl, 'auto', SOCIAL_ARGUMENTS), renderLogin(SOCIAL_ARGUMENTS).html);

const BODIES: Record<Contender, (apiUrl: string, frameUrl: string) => string> = {
  html: (apiUrl) => script('pricerx-auth.js', mountOurs(apiUrl, 'auto'), renderLogin(ARGUMENTS).html),
  ours: (apiUrl) => script('pricerx-auth.js', mountOurs(apiUrl, 'eager')),
  provider: (apiUrl, frameUrl) =>
    script(
      'provider.js',
      `new Provider.StytchUIClient('${PUBLIC_TOKEN}', ${JSON.stringify(providerOptions(apiUrl, frameUrl))})
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
  await site.control.createProject({ public_token: PUBLIC_TOKEN });
  const bodies = new Map<string, [type: string, body: Buffer]>();
  for (const name of CONTENDERS) {
    const page = pageOf(BODIES[name](site.sandboxUrl, String(endpoints['clientServicesFrameUrl'])));
    bodies.set(name, ['text/html; charset=utf-8', gzipSync(page)]);
  }
  bodies.set(SOCIAL, ['text/html; charset=utf-8', gzipSync(pageOf(socialBody(site.sandboxUrl)))]);
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
