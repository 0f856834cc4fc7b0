import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publishedManifest, publishedReadme, PRICERX_SCOPE } from './packages.mjs';

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
      homepage: 'https://code.example/owner/widget#readme',
    });
    expect(publishedManifest({ name: 'pricerx-auth', scripts: { prepack: 'exit 1' } }, {})).toEqual({
      name: `${PRICERX_SCOPE}/pricerx-auth`,
    });
  });

  it.each([
    ['package.json', 'README.md'],
    ['sandbox/package.json', 'sandbox/README.md'],
  ])(
    '%s names repository, homepage and licence, and every link of its README works anywhere',
    (file, readme) => {
      const manifest = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
      expect(manifest).toMatchObject({ license: 'MIT', homepage: expect.stringMatching(/^https:/) });
      expect(existsSync(path.join(root, path.dirname(file), 'LICENSE'))).toBe(true);
      const text = publishedReadme(readFileSync(path.join(root, readme), 'utf8'), manifest, {});
      const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href]) => href);
      expect(links.length).toBeGreaterThan(0);
      expect(links.filter((href) => !/^(https:\/\/|#)/.test(href))).toEqual([]);
    },
  );

  it.each([
    [
      'a page',
      '',
      '[hosting](docs/hosting.md#integrity)',
      '[hosting](https://code.example/w/blob/v1.2.3/docs/hosting.md#integrity)',
    ],
    [
      'a picture',
      '',
      '![main](docs/images/main.png)',
      '![main](https://code.example/w/raw/v1.2.3/docs/images/main.png)',
    ],
    [
      'a page above a package’s folder',
      'sandbox',
      '[languages](../docs/languages.md)',
      '[languages](https://code.example/w/blob/v1.2.3/docs/languages.md)',
    ],
    ['a heading of the page', '', '[sizes](#sizes)', '[sizes](#sizes)'],
    ['another site', '', '[React](https://react.dev)', '[React](https://react.dev)'],
  ])('the link of a README to %s is absolute, of the release’s version', (_, directory, text, published) => {
    const repository = { type: 'git', url: 'git+https://code.example/w.git', directory };
    expect(publishedReadme(text, { version: '1.2.3', repository }, {})).toBe(published);
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
