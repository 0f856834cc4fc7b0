/** @jest-environment node */
import type { Client } from 'stytch';
import { answerTypes } from '../../testing/backend/answerTypes';
import { appRows, missingRows } from '../../testing/backend/appRows';
import { factorRows } from '../../testing/backend/factorRows';
import { messageRows } from '../../testing/backend/messageRows';
import { sessionRows } from '../../testing/backend/sessionRows';
import { userRows } from '../../testing/backend/userRows';
import { openWorld, type World } from '../../testing/backend/world';
import type { Route } from '../route';
import { SERVER_ROUTES } from './allRoutes';
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

const ODD = [null, [], {}, 'x', 7, '["\ud800"]'];

describe('§7 Sandbox: every method of the provider’s Node package', () => {
  it('has a row, and every row is a method', () => {
    const methods = methodsOf(world.client satisfies Client).sort();
    expect(methods.length).toBeGreaterThan(90);
    expect(Object.keys(ROWS).sort()).toEqual(methods);
    expect(Object.keys(missingRows)).toHaveLength(NOT_IN_SANDBOX.length);
  });

  it('a malformed call is refused, never an error of the sandbox', async () => {
    const { user_id } = await world.newUser();
    const Authorization = `Basic ${btoa('project-test-sandbox:secret-test-sandbox')}`;
    const send = async ({ method, path }: Route, body: unknown): Promise<void> => {
      const url =
        world.sandbox.origin + `/v1${path}`.replace(/:\w+/g, (name) => (name === ':user_id' ? user_id : 'x'));
      const answer = await world.sandbox.handle(
        new Request(url, {
          method,
          headers: { Authorization, 'Content-Type': 'application/json' },
          ...(method !== 'GET' && { body: JSON.stringify(body) }),
        }),
      );
      const { error_type = '' } = (await answer.json()) as { error_type?: string };
      expect([method, path, body, error_type]).not.toContain('internal_server_error');
    };
    for (const each of SERVER_ROUTES.filter(({ method }) => method !== 'DELETE')) {
      const names = [
        ...Object.keys(each.body ?? {}),
        'password',
        'email',
        'token',
        'crypto_wallet_type',
        'scopes',
      ];
      for (const odd of ODD) {
        await send(each, odd);
        await send(each, Object.fromEntries(names.map((name) => [name, odd])));
        await send(each, {
          user_id,
          ...Object.fromEntries(names.map((name) => [name, odd])),
          attributes: {},
        });
        for (const name of names) await send(each, { user_id, email: 'a@example.com', [name]: odd });
      }
    }
  }, 60_000);

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
