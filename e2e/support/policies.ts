import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';

const page = readFileSync(path.resolve(__dirname, '../../docs/hosting.md'), 'utf8');
const BASE = /## Content Security Policy[^]*?```\n(.*)\n```/.exec(page)?.[1] ?? '';
const ROWS = [...page.matchAll(/^\| (.+?) +\| `(.+?)`/gm)].map(([, name = '', added = '']) => ({
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
  return IN_TESTS.reduce((text, [there, here]) => text.replaceAll(there, here), policy);
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

export const refusedOn = (on: Page): Promise<string[]> =>
  on.evaluate(() => (window as unknown as { refused: string[] }).refused);
