import { readFileSync } from 'node:fs';
import path from 'node:path';
import { OAuthProviders } from '../../src/domain/enums';
import { LANGUAGES } from '../../src/domain/text/locales';
import { budgetOf } from './chunkBudgets.mjs';

const budgets = JSON.parse(readFileSync(path.join(import.meta.dirname, '../budgets.json'), 'utf8'));

describe('Budgets of chunks', () => {
  it.each([
    ['a chunk of its own', 'core', budgets.chunks.core],
    ['a language', 'zhHant', budgets.groups[0].kB],
    ['the logo of a social provider', 'google', 2],
  ])('finds the budget of %s', (_, name, kB) => {
    expect(budgetOf(name, budgets)).toBe(kB);
  });

  it.each(['insights', 'googleMaps', 'xx1'])('refuses the unlisted chunk %s', (name) => {
    expect(() => budgetOf(name, budgets)).toThrow(`The chunk "${name}" has no budget. Add it to`);
  });

  it('has a budget for each language and each social provider', () => {
    const packs = LANGUAGES.filter((tag) => tag !== 'en').map((tag) => tag.replace('-', ''));
    for (const name of [...packs, ...Object.keys(OAuthProviders)]) {
      expect(budgetOf(name, budgets)).toBeGreaterThan(0);
    }
  });
});
