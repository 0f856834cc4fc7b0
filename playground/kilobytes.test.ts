/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_CHOICE, type Choice } from './choice';
import { chosenLoads } from './kilobytes';
import { OAuthProviders, Products } from '../src/domain/enums';
import { LANGUAGES } from '../src/domain/text/locales';

const budgets = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../scripts/budgets.json'), 'utf8'),
) as { chunks: Record<string, number>; groups: { names: string }[] };
const isChunk = (name: string): boolean =>
  name in budgets.chunks || budgets.groups.some(({ names }) => new RegExp(`^(${names})$`).test(name));
const any = new Proxy<Record<string, number>>({}, { get: () => 1, has: () => true });
const chunksOf = (choice: Partial<Choice>): string[] =>
  chosenLoads({ ...DEFAULT_CHOICE, ...choice }, any).flatMap(({ chunks }) => chunks);

describe('the kilobytes of a choice', () => {
  it('adds up the chunks that are loaded at the same time', () => {
    const sizes = { 'pricerx-auth': 25, core: 37, app: 87, otp: 9, es: 7 };
    const loads = chosenLoads(
      { ...DEFAULT_CHOICE, products: ['otp'], otp: ['email'], language: 'es' },
      sizes,
    );
    expect(loads).toEqual([
      { when: 'At once: the first screen', chunks: ['pricerx-auth'], kB: 25 },
      { when: 'Beside it', chunks: ['core', 'app', 'es'], kB: 131 },
      { when: 'When a code is asked for', chunks: ['otp'], kB: 9 },
    ]);
  });

  it('has the chunks of the choice and no others', () => {
    expect(chunksOf({ products: ['otp'], otp: ['email'], api: 'live' })).toEqual([
      'pricerx-auth',
      'core',
      'app',
      'send',
      'otp',
    ]);
    expect(chunksOf({ products: ['passwords'] })).toEqual(expect.arrayContaining(['password', 'zxcvbn']));
    expect(chunksOf({ products: ['otp'], otp: ['sms'] })).toContain('phone');
    expect(chunksOf({ products: ['oauth'], social: ['github'], oneTap: true })).not.toContain('oneTap');
  });

  it('names only chunks of the build', () => {
    const chosen = LANGUAGES.flatMap((language) =>
      chunksOf({
        products: Object.values(Products),
        social: Object.values(OAuthProviders),
        oneTap: true,
        language,
        texts: { 'login.title': 'Hello' },
      }),
    );
    expect([...new Set(chosen)].filter((name) => !isChunk(name))).toEqual(['pricerx-auth']);
  });
});
