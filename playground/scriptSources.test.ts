/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pageHeaders } from '../demo/host/headers';
import { type Choice, DEFAULT_CHOICE } from './choice';
import { policyOf } from './policy';

const documented = readFileSync(path.resolve(import.meta.dirname, '../docs/hosting.md'), 'utf8');
const EVERYTHING: Choice = {
  ...DEFAULT_CHOICE,
  products: ['oauth', 'crypto'],
  social: ['google'],
  oneTap: true,
  logo: true,
};

/** The script sources of other sites in a text with policies. */
const scriptSources = (text: string): string[] =>
  [...text.matchAll(/script-src ([^;`]+)/g)].flatMap(([, sources = '']) =>
    sources.split(' ').filter((source) => /^https?:/.test(source)),
  );
/** The captcha's second script, whose name Google changes with each of its releases. */
const CHANGING = 'https://www.gstatic.com/recaptcha/releases/';

/** A folder of another site may have scripts that run what the page's HTML says, which makes a policy worthless. */
describe('§1 Mounting under a policy: scripts of another site', () => {
  it.each([
    ['docs/hosting.md', documented, 4],
    ['the playground', policyOf({ ...EVERYTHING, api: 'live' }), 1],
    ['the playground, with a sandbox', policyOf({ ...EVERYTHING, api: 'sandbox' }), 1],
    ['the demo', pageHeaders('http://localhost:4311', [])['Content-Security-Policy'] ?? '', 3],
  ])('are allowed by their file in %s', (_, text, count) => {
    const sources = scriptSources(text);
    expect(sources).toHaveLength(count);
    expect(
      sources.filter((source) => source !== CHANGING && !/\/[^/]+$/.test(new URL(source).pathname)),
    ).toEqual([]);
  });
});
