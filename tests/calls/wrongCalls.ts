import type { FieldCheck } from '../../src/domain/calls/checks';
import type { Client } from '../../src/headless';
import { callWith, CLIENT_CALLS, type Fields } from './clientCalls';

/** The method's name and the field's problem in the usage error, and the call. */
export type WrongCall = [method: string, problem: string, call: (client: Client) => unknown];

/** Passes a value of any type, as untyped JavaScript can. */
const bad = <T>(value: unknown): T => value as T;

const KINDS: Record<string, [right: unknown, what: string]> = {
  string: ['a@b.co', 'a string'],
  number: [30, 'a number'],
  boolean: [true, 'a boolean'],
  object: [{}, 'an object'],
  stringArray: [[], 'an array of strings'],
  function: [() => true, 'a function'],
  signal: [new AbortController().signal, 'an AbortSignal'],
};
const kindOf = (check: string) => KINDS[check.replace('?', '')] ?? [null, check];

type Checks = Record<string, FieldCheck>;

/** A value for each required field, and null for each optional one. */
export const rightFields = (checks: Checks): Fields =>
  Object.fromEntries(
    Object.entries(checks).map(([field, check]) => {
      if (typeof check === 'object') return [field, rightFields(check)];
      return [field, check.endsWith('?') ? null : kindOf(check)[0]];
    }),
  );

/** For each field, calls in which it alone is wrong. A required field is also left out. */
function wrongFields(checks: Checks): [problem: string, fields: Fields][] {
  const right = rightFields(checks);
  return Object.entries(checks).flatMap(([field, check]): [string, Fields][] => {
    if (typeof check === 'object')
      return [
        [`${field} must be an object.`, { ...right, [field]: [[]] }],
        ...wrongFields(check).map(([problem, fields]): [string, Fields] => [
          problem,
          { ...right, [field]: fields },
        ]),
      ];
    const values = check.endsWith('?') ? [[[]]] : [[[]], null, undefined];
    return values.map((value) => [`${field} must be ${kindOf(check)[1]}.`, { ...right, [field]: value }]);
  });
}

export const WRONG_CALLS: WrongCall[] = [
  ...CLIENT_CALLS.flatMap((call) =>
    wrongFields(call.checks).map(([problem, fields]): WrongCall => [
      call.name ?? `stytch.${call.method}`,
      problem,
      (client) => callWith(client, call, fields),
    ]),
  ),
  [
    'stytch.session.updateSession',
    'session_token must be a string.',
    (c) => c.session.updateSession(bad({})),
  ],
  [
    'stytch.session.updateSession',
    'session_jwt must be a string.',
    (c) => c.session.updateSession(bad({ session_token: 's', session_jwt: 1 })),
  ],
  [
    'stytch.rbac.isAuthorizedSync',
    'resource_id must be a string.',
    (c) => c.rbac.isAuthorizedSync(bad(1), 'a'),
  ],
  [
    'stytch.rbac.isAuthorizedSync',
    'action must be a string.',
    (c) => c.rbac.isAuthorizedSync('r', bad(null)),
  ],
  ['stytch.totps.create', 'expiration_minutes must be a number.', (c) => c.totps.create(bad(undefined))],
];
