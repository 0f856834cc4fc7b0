/** @jest-environment node */
import { useSandbox, visitorOf } from '../../testing/visitor';
import type { Field, Shape } from '../../verify/schema';
import { ALL_ROUTES } from '../allRoutes';
import { BATCH } from '../events';

const sandbox = useSandbox();

interface Place {
  dataPath: string;
  type: Field['type'];
  /** Bodies with a wrong type and with null at this path. */
  bodies: unknown[];
}

const WRONG: Record<Exclude<Field['type'], 'any'>, unknown> = {
  string: 1,
  number: '1',
  boolean: 'true',
  object: [],
  array: {},
};

/** All paths of a body with a typed value, including those in objects and lists. */
function places(field: Field, dataPath: string, wrap: (value: unknown) => unknown): Place[] {
  if (field.type === 'any') return [];
  const here = { dataPath, type: field.type, bodies: [wrap(WRONG[field.type]), wrap(null)] };
  if (field.type === 'array' && field.items)
    return [here, ...places(field.items, `${dataPath}[0]`, (value) => wrap([value]))];
  if (field.type === 'object' && field.properties)
    return [here, ...placesOf(field.properties, dataPath, wrap)];
  return [here];
}

const placesOf = (shape: Shape, dataPath: string, wrap: (value: unknown) => unknown): Place[] =>
  Object.entries(shape).flatMap(([name, field]) =>
    places(field, `${dataPath}.${name}`, (value) => wrap({ [name]: value })),
  );

const ROWS = ALL_ROUTES.flatMap(({ method, path, body }) =>
  body ? [{ method, path, found: placesOf(body, '', (value) => value) }] : [],
);
/** The only call whose body is a list. */
const EVENTS = { method: 'POST', path: '/events', found: places(BATCH, '', (value) => value) };

describe('§7 Sandbox: wrong JSON types', () => {
  it('are tested for every call with fields', () => {
    expect(ROWS.length).toBeGreaterThan(40);
    expect(ROWS.flatMap(({ found }) => found).length).toBeGreaterThan(150);
  });

  it.each([...ROWS, EVENTS])('$method $path reports the field in a schema error', async (row) => {
    const visitor = visitorOf(sandbox.current);
    const session = (await visitor.signIn()).data.session_token;
    for (const { dataPath, type, bodies } of row.found) {
      for (const body of bodies) {
        const answer = await visitor.call(row.path, body, { session, method: row.method });
        expect(answer.status).toBe(400);
        expect(Object.keys(JSON.parse(answer.text) as object)).toEqual(['body']);
        expect(answer.issues).toContainEqual({
          keyword: 'type',
          dataPath,
          schemaPath: expect.stringMatching(/^#\/.*type$/) as string,
          params: { type },
          message: `should be ${type}`,
        });
      }
    }
  });

  it.each(ROWS)('$method $path refuses a list, text or null as body', async ({ method, path }) => {
    const visitor = visitorOf(sandbox.current);
    const session = (await visitor.signIn()).data.session_token;
    for (const body of ['[]', '"text"', 'null', '{', '\u0000']) {
      const answer = await visitor.call(path, body, { session, method });
      expect([answer.status, answer.issues[0]]).toMatchObject([400, { keyword: 'type', dataPath: '' }]);
    }
  });
});
