import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { listenOnLoopback } from '../../demo/host/http/listen';
import { mountLogin } from '../../e2e/support/site/page';
import type { Site } from '../../e2e/support/site/site';
import { clientCall } from '../../e2e/support/widget/passkeys';
import { EMAIL_CODE, emailField, shown, signInByEmailCode } from '../../e2e/support/widget/widget';

const DIST = path.resolve(import.meta.dirname, '../../dist');
const PAGE =
  '<!doctype html><title>Visits</title><link rel="icon" href="data:,"><div id="sign-in"></div><script src="/pricerx-auth.js"></script>';
/** The idle page fetches its next files in advance in this time. */
const IDLE_MS = 4_000;

interface Traffic {
  requests: number;
  notModified: number;
  bytes: number;
}

/** A host of the script tag's files, with the headers of docs/hosting.md. It counts requests and bytes of bodies, without the page's. */
async function serveFiles() {
  let traffic: Traffic = { requests: 0, notModified: 0, bytes: 0 };
  const { port, close } = await listenOnLoopback((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/') return void response.writeHead(200, { 'Content-Type': 'text/html' }).end(PAGE);
    const file = path.join(DIST, path.basename(pathname));
    if (!existsSync(file)) return void response.writeHead(404).end();
    traffic.requests += 1;
    const body = gzipSync(readFileSync(file), { level: 9 });
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
    const isEntry = pathname === '/pricerx-auth.js';
    const headers = {
      'Content-Type': 'text/javascript',
      'Cache-Control': isEntry ? 'no-cache' : 'public, max-age=31536000, immutable',
      ETag: etag,
    };
    if (request.headers['if-none-match'] === etag) {
      traffic.notModified += 1;
      return void response.writeHead(304, headers).end();
    }
    traffic.bytes += body.length;
    response.writeHead(200, { ...headers, 'Content-Encoding': 'gzip' }).end(body);
  }, 0);
  return {
    url: `http://localhost:${port}/`,
    close,
    take(): Traffic {
      const taken = traffic;
      traffic = { requests: 0, notModified: 0, bytes: 0 };
      return taken;
    },
  };
}

/** Requests and megabytes at a CDN for 1,000 visits of each kind. */
export async function visits(browser: Browser, site: Site) {
  const files = await serveFiles();
  const rows: { what: string; traffic: Traffic }[] = [];
  const visit = async (what: string, context: BrowserContext, act: (page: Page) => Promise<unknown>) => {
    const page = await context.newPage();
    // tsx adds calls of a helper `__name`, which does not exist in the page.
    await page.addInitScript('globalThis.__name = (named) => named;');
    await page.goto(files.url);
    await mountLogin(page, site, { config: EMAIL_CODE });
    await shown(emailField(page));
    await act(page);
    await page.waitForTimeout(IDLE_MS);
    rows.push({ what, traffic: files.take() });
    return page;
  };
  const look = () => Promise.resolve();
  const looking = await browser.newContext();
  await visit('new, does not touch the form', looking, look);
  await visit('returning, does not touch the form', looking, look);
  const signing = await browser.newContext();
  const signIn = (email: string) => (page: Page) => signInByEmailCode(page, site, email);
  const signedIn = await visit('new, signs in by an email code', signing, signIn('new@example.com'));
  await visit('returning, still signed in', signing, look);
  await clientCall(signedIn, site, 'session.revoke');
  files.take();
  await visit('returning, signs in by an email code', signing, signIn('again@example.com'));
  await Promise.all([looking.close(), signing.close()]);
  await files.close();
  return rows;
}
