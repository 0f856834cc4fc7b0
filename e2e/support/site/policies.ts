import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';

const text = readFileSync(path.resolve(import.meta.dirname, '../../../docs/hosting.md'), 'utf8');
const BASE = /## Content Security Policy[^]*?```\n(.*)\n```/.exec(text)?.[1] ?? '';
const ROWS = [...text.matchAll(/^\| (.+?) +\| `(.+?)`/gm)].map(([, name = '', added = '']) => ({
  name,
  added,
}));

/** URLs of the documentation, and the test servers' URLs that replace them in a policy. */
const IN_TESTS: [string, string][] = [
  ['https://www.google.com/recaptcha/', 'SANDBOX/recaptcha/'],
  ['https://elements.stytch.com/telemetry.js', 'SANDBOX/telemetry.js'],
  ['https://telemetry.stytch.com', 'SANDBOX/submit'],
  ['https://accounts.google.com/gsi/', 'SANDBOX/gsi/'],
  ['https://js.stytch.com/clientside-services/', 'SANDBOX/clientside-services/'],
  ['form-action https://test.stytch.com', 'form-action SANDBOX'],
  ['https://test.stytch.com', 'SANDBOX/sdk/'],
  ['https://app.example', 'HOST'],
];

const directivesOf = (policy: string): [string, string[]][] =>
  policy.split(';').map((part) => {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    return [name, sources];
  });

/** The policy of docs/hosting.md for a page with these features, which are named by the beginning of their table rows. */
export function documentedPolicy(...uses: string[]): string {
  const directives = new Map(directivesOf(BASE));
  // The test pages have a data: icon.
  directives.set('img-src', ['data:']);
  for (const use of uses) {
    const row = ROWS.find(({ name }) => name.startsWith(use));
    if (!row) throw new Error(`docs/hosting.md has no row for ${use}.`);
    for (const [name, sources] of directivesOf(row.added)) {
      const present = (directives.get(name) ?? []).filter((source) => source !== "'none'");
      directives.set(name, [...new Set([...present, ...sources])]);
    }
  }
  const policy = [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
  return IN_TESTS.reduce((all, [there, here]) => all.replaceAll(there, here), policy);
}

/** Records the policy violations of each page of the context. */
export const countRefused = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      refused.push(`${effectiveDirective}: ${blockedURI} ${sample}`);
    });
  });

export const refusedOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { refused: string[] }).refused);

/** The policy for the gallery's own page; `style` is added to `style-src`. */
export const galleryPolicy = (style = ''): string =>
  [
    documentedPolicy('A logo').replace(/connect-src [^;]+/, "connect-src 'self'"),
    `style-src 'self' ${style}`,
  ].join('; ');

/** Reloads the gallery's page with the policy, and records its violations. */
export async function openStrictly(
  page: Page,
  prepare?: (context: BrowserContext) => Promise<unknown>,
): Promise<void> {
  await countRefused(page.context());
  await prepare?.(page.context());
  await page.reload();
  await page.waitForFunction(() => 'gallery' in window);
}
