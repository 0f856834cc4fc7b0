import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';

const text = readFileSync(path.resolve(__dirname, '../../../docs/hosting.md'), 'utf8');
const BASE = /## Content Security Policy[^]*?```\n(.*)\n```/.exec(text)?.[1] ?? '';
const ROWS = [...text.matchAll(/^\| (.+?) +\| `(.+?)`/gm)].map(([, name = '', added = '']) => ({
  name,
  added,
}));

/** Where the tests have what is elsewhere in the world; a policy is as narrow there as it is here. */
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

/** The policy that the documentation gives for what a page uses: the words that its table's rows begin with. */
export function documentedPolicy(...uses: string[]): string {
  const directives = new Map(directivesOf(BASE));
  // The icon of the tests' own pages.
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

/** Pages of this context count what their policies refuse. */
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

/** For the gallery, whose own page and texts come from where it is; `style` is what the widget needs in `style-src`. */
export const galleryPolicy = (style = ''): string =>
  [
    documentedPolicy('A logo').replace(/connect-src [^;]+/, "connect-src 'self'"),
    `style-src 'self' ${style}`,
  ].join('; ');

/** Loads the gallery's page again, which counts what its policy refuses from now on. */
export async function openStrictly(
  page: Page,
  prepare?: (context: BrowserContext) => Promise<unknown>,
): Promise<void> {
  await countRefused(page.context());
  await prepare?.(page.context());
  await page.reload();
  await page.waitForFunction(() => 'gallery' in window);
}
