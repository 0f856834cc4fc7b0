import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { PlainExportsPlugin } from '../../build/plainExportsPlugin.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'plain-exports-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Bundles a module and another one that exports all of it. Returns the bundle's text and its exports. */
async function bundle(name, code) {
  const files = { [`${name}.mjs`]: code, [`${name}Entry.mjs`]: `export * from './${name}.mjs';` };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  const build = webpack({
    mode: 'production',
    target: 'node',
    entry: path.join(folder, `${name}Entry.mjs`),
    output: { path: folder, filename: `${name}.cjs`, library: { type: 'commonjs2' } },
    optimization: { minimize: false, concatenateModules: false },
    plugins: [new PlainExportsPlugin()],
  });
  const stats = await promisify(build.run.bind(build))();
  expect(stats.compilation.errors).toEqual([]);
  const file = path.join(folder, `${name}.cjs`);
  return { text: readFileSync(file, 'utf8'), exported: createRequire(file)(file) };
}

describe('exports of a bundled module', () => {
  it('a constant, a function and a class are exported as values', async () => {
    const { text, exported } = await bundle(
      'constants',
      `export const A = 1; export function b() { return 2; } export class C { d = 3; }`,
    );
    expect(text).not.toContain('=> (/* binding */');
    expect([exported.A, exported.b(), new exported.C().d]).toEqual([1, 2, 3]);
  });

  it.each([
    ['an assignment', 'value = 1'],
    ['an addition', 'value += 1'],
    ['an increment', 'value++'],
    ['an increment before', '++value'],
    ['a logical assignment', 'value ||= 1'],
    ['a list pattern', '[value] = [1]'],
    ['an object pattern', '({ value } = { value: 1 })'],
  ])('an export that %s changes later has the new value', async (title, change) => {
    const { exported } = await bundle(
      title.replaceAll(' ', ''),
      `export let value = 0; export const change = () => { ${change}; };`,
    );
    exported.change();
    expect(exported.value).toBe(1);
  });
});
