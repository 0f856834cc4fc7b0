import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { expect, test } from '../../support/test';

const root = path.resolve(import.meta.dirname, '../../..');
const dist = path.join(root, 'dist');
const read = (file: string): string => readFileSync(path.join(dist, file), 'utf8');
const readJson = (file: string): unknown => JSON.parse(read(file));

/** The packages named in the source maps of the built files. */
const bundledPackages = (): string[] => {
  const maps = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js.map'),
  );
  const sources = maps.flatMap((file) => (readJson(file) as { sources: string[] }).sources);
  const names = sources.map((source) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))].sort();
};

test.describe('§1 Scripts: the published bundle', () => {
  test('the notices hold the licence of every bundled package', () => {
    const packages = bundledPackages();
    const notices = read('THIRD_PARTY_NOTICES.txt').split(`\n${'-'.repeat(80)}\n`);
    expect(packages).toContain('react-dom');
    for (const name of packages) {
      const notice = notices.find((text) => text.trimStart().startsWith(`${name} `)) ?? `none of ${name}`;
      expect(notice).toMatch(/Permission is hereby granted|Apache License|http:\/\/www\.apache\.org/);
    }
  });

  test('the bill of materials lists every bundled package with its version, and no paths of the build machine', () => {
    execFileSync(process.execPath, ['scripts/sbom.mjs'], { cwd: root });
    const bill = readJson('sbom.cdx.json') as {
      bomFormat: string;
      metadata: { component: { name: string } };
      components: { name: string; purl: string; licenses: unknown[] }[];
    };
    expect([bill.bomFormat, bill.metadata.component.name]).toEqual(['CycloneDX', 'pricerx-auth']);
    const named = bill.components.map(({ name }) => name);
    expect(named).toEqual(expect.arrayContaining(bundledPackages()));
    for (const { purl, licenses } of bill.components) {
      expect(purl).toMatch(/^pkg:npm\/.+@\d/);
      expect(licenses).toHaveLength(1);
    }
    expect(read('sbom.cdx.json')).not.toContain(root);
    expect(read('sbom.cdx.json')).not.toMatch(/externalReferences|file:\/\//);
  });

  test('integrity.json holds the hash of each file', () => {
    const values = readJson('integrity.json') as Record<string, string>;
    const scripts = readdirSync(dist).filter((file) => file.endsWith('.js'));
    const actual = scripts.map((file) => {
      const digest = createHash('sha384').update(readFileSync(path.join(dist, file)));
      return [file, `sha384-${digest.digest('base64')}`];
    });
    expect(scripts.length).toBeGreaterThan(10);
    expect(values).toEqual(Object.fromEntries(actual));
  });

  test('each chunk of the script tag has its value in every script that imports it, or in the entry', () => {
    const scripts = readdirSync(dist).filter((file) => file.endsWith('.js'));
    const nameOf = (file: string) => /^pricerx-auth\.(\w+)\.\w{8}\.js$/.exec(file)?.[1];
    const valuesIn = (file: string) =>
      new Map(
        [...read(file).matchAll(/(\w+):"(sha256-[A-Za-z0-9+/]{43}=)"/g)].map(([, name, value]) => [
          name,
          value,
        ]),
      );
    const inEntry = valuesIn('pricerx-auth.js');
    const imported = new Set<string>();
    for (const importer of scripts) {
      const own = valuesIn(importer);
      for (const [, name = ''] of read(importer).matchAll(/\b\w+\.e\("(\w+)"\)/g)) {
        imported.add(name);
        const chunk = scripts.find((file) => nameOf(file) === name) ?? `no file of ${name}`;
        const digest = createHash('sha256').update(readFileSync(path.join(dist, chunk)));
        expect([importer, name, own.get(name) ?? inEntry.get(name)]).toEqual([
          importer,
          name,
          `sha256-${digest.digest('base64')}`,
        ]);
      }
    }
    expect([...imported].sort()).toEqual(scripts.flatMap((file) => nameOf(file) ?? []).sort());
  });
});

test.describe('§1 Names of the provider: hosts that do not use them', () => {
  const NAMES = /\/src\/compat[./]/;
  const OF_NAMES = /(^|\/)(compat|compatReact|pricerx-auth\.compat)\.js\.map$/;
  const sourcesOf = (map: string) => (readJson(map) as { sources: string[] }).sources;

  test('no other file of the package contains their code', () => {
    const maps = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.js.map'),
    );
    const ofNames = maps.filter((map) => OF_NAMES.test(map));
    expect(ofNames).toHaveLength(3);
    for (const map of maps)
      expect([map, sourcesOf(map).some((source) => NAMES.test(source))]).toEqual([
        map,
        ofNames.includes(map),
      ]);
  });

  test('a bundler takes none of their files for an import of the widget, the client or the components', async () => {
    const isOfNames = (file: string) => /compat/.test(path.basename(file));
    const filesOf = async (...entries: string[]) => {
      const { metafile } = await build({
        stdin: {
          contents: entries.map((file, at) => `export * as entry${at} from './${file}';`).join(''),
          resolveDir: `${dist}/esm`,
        },
        ...{ bundle: true, format: 'esm', splitting: true, write: false, metafile: true, outdir: dist },
        packages: 'external',
      });
      return Object.keys(metafile.inputs);
    };
    const ofHost = await filesOf('index.js', 'headless.js', 'react.js');
    expect(ofHost.length).toBeGreaterThan(10);
    expect(ofHost.filter(isOfNames)).toEqual([]);
    expect((await filesOf('compat.js', 'compatReact.js')).filter(isOfNames)).toHaveLength(2);
  });
});
