import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { publishedManifest, PRICERX_SCOPE } from './packages.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const documents = execFileSync('git', ['ls-files', '*.md', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n');

describe('the names of the published packages', () => {
  it('are in the scope, and the manifest names the repository of the provenance', () => {
    const env = { GITHUB_SERVER_URL: 'https://code.example', GITHUB_REPOSITORY: 'owner/widget' };
    expect(publishedManifest({ name: 'pricerx-auth', version: '1.0.0' }, env)).toEqual({
      name: `${PRICERX_SCOPE}/pricerx-auth`,
      version: '1.0.0',
      repository: { type: 'git', url: 'git+https://code.example/owner/widget.git' },
    });
    expect(publishedManifest({ name: 'pricerx-auth' }, {})).toEqual({
      name: `${PRICERX_SCOPE}/pricerx-auth`,
    });
  });

  it('no command in a document or a message takes a package from outside of the scope', () => {
    const isSafe = (line) =>
      ['npx --no ', `@npm:${PRICERX_SCOPE}/pricerx-auth`, '.tgz'].some((part) => line.includes(part));
    const commands = documents.flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .filter((line) => /\b(npx|npm i|npm install|npm add) .*pricerx-auth/.test(line))
        .map((line) => `${file}: ${line}`),
    );
    expect(commands.filter((line) => !isSafe(line))).toEqual([]);
    expect(commands.length).toBeGreaterThan(0);
  });
});
