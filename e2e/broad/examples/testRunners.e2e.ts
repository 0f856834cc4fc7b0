import { readdirSync } from 'node:fs';
import path from 'node:path';
import { openKitProject, type KitProject, type Runner } from '../../support/outside/kitProject';
import { recordVisit } from '../../support/recordVisit';
import { useSite } from '../../support/suite';

jest.setTimeout(400_000);

const suite = useSite();
let project: KitProject;
beforeAll(async () => {
  project = await openKitProject();
});
afterAll(() => project.remove());

const passed = (title: string) => ({
  title,
  status: 'passed',
  ms: expect.any(Number) as number,
  message: '',
});

describe('§7 Sandbox: the testing kit, from the published packages', () => {
  it.each<Runner>(['jest', 'vitest', 'playwright'])(
    'the example of the README signs in under %s, without a server',
    (runner) => {
      expect(project.test(runner, `readme.${runner}.js`)).toEqual([
        passed('a visitor signs in by an email code'),
      ]);
    },
  );

  it('a recorded visit becomes a test for Vitest, which passes', async () => {
    const { page } = await suite.visitHost('/sign-in?products=otp&otp=email&dev=1&stay=1');
    await recordVisit(page, suite.site, path.join(project.folder, 'visit.json'));
    const command = ['scenario', 'visit.json', '--vitest', '--out', 'visit.vitest.js'];
    expect(project.npx('pricerx-auth-sandbox', ...command)).toBe('visit.vitest.js plays visit.json.\n');
    expect(project.test('vitest', 'visit.vitest.js')).toEqual([passed('visit.json')]);
  });

  it('the command worker copies the files of the sandbox in the browser', () => {
    const printed = project.npx('pricerx-auth-sandbox', 'worker', 'public');
    expect(readdirSync(path.join(project.folder, 'public')).map((file) => `public/${file}`)).toEqual(
      printed.trim().split('\n'),
    );
    expect(printed).toContain('pricerx-auth-sandbox.wasm');
  });
});
