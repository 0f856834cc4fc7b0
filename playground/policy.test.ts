/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_CHOICE } from './choice';
import { ADDED_POLICIES, BASE_POLICY, policyOf } from './policy';

const documented = readFileSync(path.resolve(import.meta.dirname, '../docs/hosting.md'), 'utf8');
const written = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

describe('the playground’s content security policy', () => {
  it('is the policy in docs/hosting.md', () => {
    expect(documented).toContain(`\n${written(BASE_POLICY)}\n`);
  });

  it.each(Object.entries(ADDED_POLICIES))(
    'adds for %s the sources in docs/hosting.md',
    (name, directives) => {
      const row = documented.split('\n').find((line) => line.startsWith(`| ${name}`));
      expect(row).toContain(`\`${written(directives)}\``);
    },
  );

  it('adds sources for One Tap, a logo and wallets only when they are chosen', () => {
    const everything = {
      ...DEFAULT_CHOICE,
      products: ['oauth', 'crypto'] as (typeof DEFAULT_CHOICE)['products'],
      oneTap: true,
      logo: true,
      api: 'live' as const,
    };
    expect(policyOf(everything)).toContain("img-src 'self' data:");
    expect(policyOf(everything)).toContain('frame-src https://js.stytch.com/clientside-services/');
    expect(policyOf(everything)).toContain(
      'connect-src https://api.stytch.com https://accounts.google.com/gsi/;',
    );
    expect(policyOf(DEFAULT_CHOICE)).not.toMatch(/img-src|frame-src|google/);
  });
});
