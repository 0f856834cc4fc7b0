import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder, root, runNode } from '../../support/outside/outside';
import { expect, test } from '../../support/test';

const COMMAND = path.join(root, 'bin/pricerx-auth.mjs');
const CONFIG = `export default { selector: '#sign-in', publicToken: 'public-token-test-sandbox',
  config: { products: ['otp'], otpOptions: { methods: ['email'] } } };`;

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

let folder: string;
test.beforeAll(() => {
  folder = newFolder('render');
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes the config module and runs the command in the folder. */
function run(config: string | null, ...args: string[]) {
  if (config !== null) writeFileSync(path.join(folder, 'login.config.mjs'), config);
  return runNode(folder, [COMMAND, ...args]);
}
const written = (name: string) => readFileSync(path.join(folder, 'out', name), 'utf8');
const RENDER = ['render', 'login.config.mjs', '--out', 'out'];

test.describe('§1 Mounting: the command `pricerx-auth render`', () => {
  test('writes the form, its style sheet and the script, and prints the hashes of what is inline', async () => {
    const { code, output } = await run(CONFIG, ...RENDER);
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining("script-src 'sha256-") });
    const html = written('login.html');
    const [, style = ''] = /<style>(.*?)<\/style>/.exec(html) ?? [];
    const [, script = ''] = /<script>(.*?)<\/script>/.exec(html) ?? [];
    expect(html).toContain('type="email"');
    expect(written('login.css').trim()).toBe(style);
    expect(written('login.js').trim()).toBe(script);
    expect(output).toContain(`script-src '${sha256(script)}'; style-src '${sha256(style)}'`);
  });

  test('takes the options of renderLogin from the export `options`', async () => {
    const { code } = await run(`${CONFIG} export const options = { styles: 'file' };`, ...RENDER);
    expect(code).toBe(0);
    expect(written('login.html')).not.toMatch(/<style|<script/);
  });

  for (const [what, config, args, line] of [
    ['no command', CONFIG, [], 'Expected: npx --no pricerx-auth render login.config.mjs --out folder'],
    ['no folder', CONFIG, ['render', 'login.config.mjs'], 'Expected: npx --no pricerx-auth render'],
    ['a missing file', CONFIG, ['render', 'other.mjs', '--out', 'out'], 'other.mjs does not exist.'],
    ['a file with a syntax error', 'export default {', RENDER, 'login.config.mjs cannot be loaded: '],
    ['a file without arguments', 'export const config = {};', RENDER, 'has no default export'],
    [
      'wrong arguments',
      "export default { config: { products: ['code'] } };",
      RENDER,
      'products[0] is "code"',
    ],
  ] as const) {
    test(`prints one line and fails with ${what}`, async () => {
      const { code, output } = await run(config, ...args);
      expect(code).toBe(1);
      expect(output.trim()).toMatch(/^pricerx-auth: .*$/);
      expect(output).toContain(line);
    });
  }
});
