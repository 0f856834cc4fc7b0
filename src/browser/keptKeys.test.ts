import { readFileSync } from 'node:fs';
import path from 'node:path';
import { KEPT } from './keptKeys';

const PAGE = readFileSync(path.join(__dirname, '../../docs/hosting.md'), 'utf8');
const AREAS = { cookie: 'cookie', localStorage: 'local storage', sessionStorage: 'session storage' };

/** The rows of the page's table of kept keys, without what lines its columns up. */
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

describe('§1.9 What is kept in a visitor’s browser', () => {
  it('stands on the page for hosts as it stands in the code, row by row', () => {
    expect(rowsOnPage()).toEqual(
      Object.values(KEPT).map(({ area, key, content, life, cleared }) => [
        AREAS[area],
        `\`${key}\``,
        content,
        life,
        cleared,
      ]),
    );
  });

  it('is said to be cleared by a sign-out exactly where it is somebody’s', () => {
    const told = Object.values(KEPT).filter(({ cleared }) => cleared.includes('sign-out'));
    expect(told).toEqual(Object.values(KEPT).filter((row) => row.of !== 'browser'));
  });

  it('has no key twice', () => {
    const keys = Object.values(KEPT).map(({ area, key }) => `${area} ${key}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
