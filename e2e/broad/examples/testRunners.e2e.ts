import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type KitProject, openKitProject, type Runner } from '../../support/outside/kitProject';
import { recordVisit } from '../../support/recordVisit';
import { expect, test } from '../../support/test';

test.setTimeout(400_000);

let project: KitProject;
test.beforeAll(async () => {
  project = await openKitProject();
});
test.afterAll(() => project.remove());

const passed = (title: string) => ({
  title,
  status: 'passed',
  ms: expect.any(Number),
  message: '',
});

test.describe('§7 Sandbox: the testing kit, from the published packages', () => {
  for (const runner of ['jest', 'vitest', 'playwright'] as Runner[]) {
    test(`the example of the README signs in under ${runner}, without a server`, () => {
      expect(project.test(runner, `readme.${runner}.js`)).toEqual([
        passed('a visitor signs in by an email code'),
      ]);
    });
  }

  test('a recorded visit becomes a test for Vitest, which passes', async ({ site }) => {
    const { page } = await site.visitHost('/sign-in?products=otp&otp=email&dev=1&stay=1');
    await recordVisit(page, site, path.join(project.folder, 'visit.json'));
    const command = ['scenario', 'visit.json', '--vitest', '--out', 'visit.vitest.js'];
    expect(project.npx('pricerx-auth-sandbox', ...command)).toBe('visit.vitest.js plays visit.json.\n');
    expect(project.test('vitest', 'visit.vitest.js')).toEqual([passed('visit.json')]);
  });

  test('the command worker copies the files of the sandbox in the browser', () => {
    const printed = project.npx('pricerx-auth-sandbox', 'worker', 'public');
    expect(readdirSync(path.join(project.folder, 'public')).map((file) => `public/${file}`)).toEqual(
      printed.trim().split('\n'),
    );
    expect(printed).toContain('pricerx-auth-sandbox.wasm');
  });
});
