import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { listenOnLoopback } from '../../demo/host/http/listen';
import type { Site } from '../../e2e/support/site/site';
import { bundleProvider, providerOptions } from '../provider';

export type WidgetName = 'ours' | 'provider';

/** What a page does with the widget. Both widgets take the same configuration. */
export interface Mount {
  publicToken: string;
  config: Record<string, unknown>;
}

const dist = path.resolve(import.meta.dirname, '../../dist');

/** Notes the time of each event of the host, and of the result of a redeemed token. */
const NOTE = `const wayIn = (window.wayIn = { at: {}, errors: [] });
  const note = (type) => (wayIn.at[type] ??= performance.timeOrigin + performance.now());
  const callbacks = { onEvent: ({ type }) => note(type), onError: (error) => wayIn.errors.push(String(error?.message ?? error)) };
  const isReturn = new URLSearchParams(location.search).has('token');
  const redeemed = (result) => result.then(() => note('REDEEMED'), callbacks.onError);`;

const SCRIPTS: Record<WidgetName, (mount: Mount, site: Site) => string> = {
  ours: ({ publicToken, config }, { sandboxUrl, endpoints }) => {
    const { oneTapScriptUrl } = endpoints;
    const options = JSON.stringify({ endpoints: { apiUrl: sandboxUrl, oneTapScriptUrl } });
    return `window.client = PriceRxAuth.createClient('${publicToken}', ${options});
      if (isReturn) redeemed(client.authenticateByUrl({ session_duration_minutes: 60 }));
      else PriceRxAuth.mountLogin({ client, selector: '#widget', callbacks, config: ${JSON.stringify(config)} });`;
  },
  provider: ({ publicToken, config }, { sandboxUrl, endpoints }) => {
    const options = JSON.stringify(providerOptions(sandboxUrl, String(endpoints['clientServicesFrameUrl'])));
    return `window.client = new Provider.StytchUIClient('${publicToken}', ${options});
      const query = new URLSearchParams(location.search);
      const redeem = query.get('stytch_token_type') === 'oauth' ? client.oauth : client.magicLinks;
      if (isReturn) redeemed(redeem.authenticate(query.get('token'), { session_duration_minutes: 60 }));
      else client.mountLogin({ elementId: '#widget', callbacks, config: ${JSON.stringify(config)} });`;
  },
};

const FILES: Record<WidgetName, string> = { ours: 'pricerx-auth.js', provider: 'provider.js' };

const pageOf = (widget: WidgetName, mount: Mount, site: Site): string =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bench</title>
  <link rel="icon" href="data:,"><script>window.process = { env: {} };</script><body><div id="widget"></div>
  <script src="/${FILES[widget]}"></script><script>${NOTE}\n${SCRIPTS[widget](mount, site)}</script></body></html>`;

/** Serves pages with one of the two widgets, gzipped; scripts may be cached. */
export async function servePages(site: Site) {
  const folder = mkdtempSync(path.join(tmpdir(), 'way-in-'));
  await bundleProvider(folder);
  const pages = new Map<string, () => string>();
  const scripts = new Map<string, Buffer>();
  const scriptNamed = (name: string): Buffer => {
    const file = path.join(name === FILES.provider ? folder : dist, name);
    const known = scripts.get(name) ?? gzipSync(readFileSync(file), { level: 9 });
    scripts.set(name, known);
    return known;
  };

  const { port, close } = await listenOnLoopback((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const page = pages.get(pathname);
    const body = page ? gzipSync(page()) : scriptNamed(path.basename(pathname));
    response.writeHead(200, {
      'content-type': page ? 'text/html; charset=utf-8' : 'text/javascript',
      'content-encoding': 'gzip',
      'content-length': body.length,
      'cache-control': page ? 'no-store' : 'max-age=600',
    });
    response.end(body);
  }, 0);
  return {
    /** @returns the address of a page. `mount` is called at each visit with that address. */
    add(widget: WidgetName, mount: (address: string) => Mount): string {
      const pathname = `/${widget}/${pages.size + 1}`;
      const address = `http://localhost:${port}${pathname}`;
      pages.set(pathname, () => pageOf(widget, mount(address), site));
      return address;
    },
    async close() {
      rmSync(folder, { recursive: true });
      await close();
    },
  };
}
