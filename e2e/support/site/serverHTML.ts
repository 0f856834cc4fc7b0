import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import type { BrowserContextOptions } from '@playwright/test';
import type * as Server from '../../../src/server';
import type { TestSite } from '../test';
import type { BarePage } from './bareServer';
import { watchLayout } from '../measure/layoutShift';
import { type MountArgs, openBarePage } from './page';
import { countRefused, documentedPolicy } from './policies';

/** The published file, because the views are compiled with React for it. */
const BUILT = pathToFileURL(path.resolve(import.meta.dirname, '../../../dist/esm/render.js')).href;
const { EARLY_SCRIPT, EARLY_SCRIPT_HASH, renderLogin } = (await import(BUILT)) as typeof Server;

/** How a page gets the form: the policy of docs/hosting.md, and whether style sheet and early script are files. */
export interface Delivery {
  enableShadowDOM: boolean;
  policy?: 'nonces' | 'hashes' | 'files';
  /** Without the early script: no script runs before the mount. */
  isWithoutScript?: true;
}

const NONCE = 'cmFuZG9t';
const STYLESHEET = '/login.css';
const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The form in HTML, and the page around it. */
export function renderedPage(args: MountArgs, delivery: Delivery): { page: BarePage; css: string } {
  const { enableShadowDOM, policy, isWithoutScript } = delivery;
  const { config } = args as { config: object };
  const isFile = policy === 'files';
  const { html: rendered, css } = renderLogin(
    { ...args, config: { ...config, enableShadowDOM } } as Parameters<typeof renderLogin>[0],
    {
      nonce: policy === 'nonces' ? NONCE : undefined,
      ...(isFile ? { styles: 'file', stylesheet: STYLESHEET } : {}),
    },
  );
  const html = isWithoutScript ? rendered.replace(/<script.*?<\/script>/s, '') : rendered;
  const styleHashes = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, sheet = '']) => sha256(sheet));
  const documented = policy && documentedPolicy(`A form in the page’s HTML, with ${policy}`);
  const csp = documented
    ?.replaceAll("'nonce-…'", `'nonce-${NONCE}'`)
    .replace(/(script-src [^;]*)'sha256-…'/, `$1'${EARLY_SCRIPT_HASH}'`)
    .replace("'sha256-…'", styleHashes.map((each) => `'${each}'`).join(' '));
  const link = isFile ? `<link rel="stylesheet" href="${STYLESHEET}">` : '';
  const script = isFile ? '<script src="/login.js"></script>' : '';
  return {
    css,
    page: { html: `${link}<div id="sign-in">${html}</div>${script}`, csp, nonce: NONCE },
  };
}

/** A page with the form in its HTML, where nothing is mounted yet. */
export async function openRendered(
  site: TestSite,
  args: MountArgs,
  delivery: Delivery,
  options?: BrowserContextOptions,
  around: (html: string) => string = (html) => html,
) {
  const context = await site.newContext(options);
  const { page: bare, css } = renderedPage(args, delivery);
  await countRefused(context);
  await watchLayout(context);
  await context.route(`**${STYLESHEET}`, (route) => route.fulfill({ contentType: 'text/css', body: css }));
  await context.route('**/login.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: EARLY_SCRIPT }),
  );
  if (delivery.isWithoutScript) await context.route('**/pricerx-auth.js', (route) => route.abort());
  const opened = await openBarePage(context, site, { ...bare, html: around(bare.html ?? '') });
  return { ...opened, context };
}
