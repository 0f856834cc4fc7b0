import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readmeExample } from '../../support/kit';

jest.setTimeout(400_000);

const root = path.resolve(import.meta.dirname, '../../..');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pricerx-vitest-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (program: string, args: string[], cwd = folder): string =>
  execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

describe('§7 Sandbox: the testing kit for Vitest, from the published packages', () => {
  it('the example of the README signs in, without a server', () => {
    for (const workspace of [[], ['-w', 'sandbox']])
      run('npm', ['pack', '--silent', '--pack-destination', folder, ...workspace], root);
    const tarballs = readdirSync(folder).map((file) => `./${file}`);
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
    run('npm', [
      ...['install', '--no-audit', '--no-fund', '--prefer-offline'],
      ...[...tarballs, 'vitest@3.2.4', 'msw@2.15.0', 'jsdom@26.1.0'],
    ]);
    const example = readmeExample('With jest or Vitest').replace('sandbox/jest', 'sandbox/vitest');
    writeFileSync(
      path.join(folder, 'readme.test.ts'),
      `// @vitest-environment jsdom\nimport { expect, test } from 'vitest';\n${example}`,
    );
    expect(run('npx', ['vitest', 'run'])).toMatch(/Tests\s+1 passed/);
  });
});
