/** @jest-environment node */
import type { Client } from 'stytch';
import { answerTypes } from '../../testing/backend/answerTypes';
import { appRows, missingRows } from '../../testing/backend/appRows';
import { factorRows } from '../../testing/backend/factorRows';
import { messageRows } from '../../testing/backend/messageRows';
import { sessionRows } from '../../testing/backend/sessionRows';
import { userRows } from '../../testing/backend/userRows';
import { openWorld, type World } from '../../testing/backend/world';
import { NOT_IN_SANDBOX } from './project';

const ROWS = { ...sessionRows, ...userRows, ...messageRows, ...factorRows, ...appRows, ...missingRows };

let world: World;
let differencesOf: ReturnType<typeof answerTypes>;
beforeAll(async () => {
  world = await openWorld();
  differencesOf = answerTypes();
}, 60_000);
afterAll(() => world.close());

/** Objects of the package that hold settings, and no methods that call the provider. */
const SETTINGS = new Set(['fetchConfig', 'jwksClient', 'jwtConfig', 'jwtOptions', 'policyCache']);

/** The names of all methods below a client, such as `magicLinks.email.send`. */
function methodsOf(resource: object, prefix = ''): string[] {
  const own = Object.entries(resource).filter(
    ([name, value]) => !SETTINGS.has(name) && typeof value === 'object' && value !== null,
  );
  const inner = own.flatMap(([name, value]) => methodsOf(value as object, `${prefix}${name}.`));
  const names = Object.getOwnPropertyNames(Object.getPrototypeOf(resource)).filter(
    (name) => name !== 'constructor',
  );
  return [...names.map((name) => prefix + name), ...inner];
}

describe('§7 Sandbox: every method of the provider’s Node package', () => {
  it('has a row, and every row is a method', () => {
    const methods = methodsOf(world.client satisfies Client).sort();
    expect(methods.length).toBeGreaterThan(90);
    expect(Object.keys(ROWS).sort()).toEqual(methods);
    expect(Object.keys(missingRows)).toHaveLength(NOT_IN_SANDBOX.length);
  });

  it.each(Object.entries(ROWS))('%s', async (method, { good, bad, refusal }) => {
    const answer = await good(world);
    if (answer !== undefined) expect(differencesOf(method, answer)).toEqual([]);
    const refused = await bad(world).then(
      () => 'no refusal',
      (error: { error_type?: string; code?: string }) => error.error_type ?? error.code,
    );
    expect(refused).toBe(refusal);
  });
});
