import { readFileSync } from 'node:fs';
import path from 'node:path';
import { STORAGE_KEYS } from './storageKeys';

const PAGE = readFileSync(path.join(__dirname, '../../../docs/hosting.md'), 'utf8');
const AREAS = { cookie: 'cookie', localStorage: 'local storage', sessionStorage: 'session storage' };

/** The rows of the table in docs/hosting.md: place, key, content, lifetime, and what clears it. */
function rowsOnPage(): string[][] {
  const [, table = ''] = PAGE.split(/^\| Place .*\n\|[ -|]+\n/m);
  const lines = table.split('\n\n')[0]?.trimEnd().split('\n') ?? [];
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

describe('§1 Storage: keys in a visitor’s browser', () => {
  it('docs/hosting.md lists the same rows as the code', () => {
    expect(rowsOnPage().map(([place, key]) => [place, key])).toEqual(
      Object.values(STORAGE_KEYS).map(({ area, key }) => [AREAS[area], `\`${key}\``]),
    );
  });

  it('each row of that table has the content, the lifetime, and what clears it', () => {
    for (const row of rowsOnPage()) expect(row).toEqual(Array(5).fill(expect.stringMatching(/./)));
  });

  it('a row says "cleared by a sign-out" exactly when it holds data of a visitor', () => {
    const told = rowsOnPage().filter(([, , , , cleared]) => cleared?.includes('sign-out'));
    const somebodys = Object.values(STORAGE_KEYS).filter((row) => row.of !== 'browser');
    expect(told.map(([, key]) => key)).toEqual(somebodys.map(({ key }) => `\`${key}\``));
  });

  it('no key is listed twice', () => {
    const keys = Object.values(STORAGE_KEYS).map(({ area, key }) => `${area} ${key}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
