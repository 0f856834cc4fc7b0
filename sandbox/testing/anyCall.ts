import * as fc from 'fast-check';
import { ALL_ROUTES } from '../routes/allRoutes';
import { SERVER_ROUTES } from '../routes/backend/allRoutes';
import type { Field } from '../verify/schema';
import { PAGE } from './visitor';

export type Fields = Readonly<Record<string, Field>>;

interface Place {
  method: string;
  path: string;
  /** Fields of the body. */
  body?: Fields | undefined;
  /** Names of query parameters. */
  query?: string[];
  isForm?: boolean | undefined;
}

const texts = (...names: string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, { type: 'string' }]));

const OAUTH_START = '/v1/public/oauth/:provider/start';
const OAUTH_QUERY = texts('public_token', 'login_redirect_url', 'signup_redirect_url', 'code_challenge');
const CODE = texts(
  'grant_type',
  'code',
  'client_id',
  'redirect_uri',
  'code_verifier',
  'refresh_token',
  'scope',
);
const ONE_TAP = texts('id_token', 'stytch_csrf_token', 'login_redirect_url', 'signup_redirect_url');
const CONTROL = '/sandbox/v1';

/** All endpoints of the sandbox. */
const PLACES: Place[] = [
  ...ALL_ROUTES.map(({ method, path, body, form }) => ({
    method,
    path: `/sdk/v1${path}`,
    body,
    isForm: form,
  })),
  ...SERVER_ROUTES.map(({ method, path, body }) => ({ method, path: `/v1${path}`, body })),
  { method: 'POST', path: '/v1/oauth2/token', isForm: true, body: CODE },
  { method: 'POST', path: '/v1/oauth2/revoke', isForm: true, body: texts('token', 'client_id') },
  { method: 'GET', path: '/v1/oauth2/userinfo' },
  { method: 'GET', path: OAUTH_START, query: Object.keys(OAUTH_QUERY) },
  {
    method: 'POST',
    path: OAUTH_START,
    query: Object.keys(OAUTH_QUERY),
    isForm: true,
    body: texts('email', 'decision'),
  },
  { method: 'GET', path: '/v1/public/oauth/google/onetap/start', query: ['public_token'] },
  { method: 'POST', path: '/v1/oauth/callback/:id', body: ONE_TAP },
  { method: 'GET', path: '/gsi/prompt', query: ['client_id'] },
  { method: 'POST', path: '/gsi/credential', body: texts('client_id', 'email', 'nonce') },
  {
    method: 'POST',
    path: '/clientside-services/phone',
    body: texts('phoneNumber', 'regionCode', 'exampleOf'),
  },
  { method: 'GET', path: '/v1/redirect', query: ['public_token', 'stytch_token_type', 'token'] },
  { method: 'POST', path: '/submit', body: texts('public_token') },
  { method: 'POST', path: '/recaptcha/enterprise/token', body: texts('site_key') },
  { method: 'GET', path: '/sandbox/feed', query: ['public_token'] },
  { method: 'GET', path: `${CONTROL}/messages`, query: ['public_token', 'to', 'after'] },
  { method: 'GET', path: `${CONTROL}/users`, query: ['public_token', 'email', 'phone_number'] },
  { method: 'GET', path: `${CONTROL}/requests`, query: ['public_token', 'after'] },
  {
    method: 'POST',
    path: `${CONTROL}/users`,
    body: texts('public_token', 'email', 'phone_number', 'password'),
  },
  { method: 'POST', path: `${CONTROL}/tokens`, body: texts('public_token', 'user_id', 'kind') },
];

/** Valid values by field name. The key '' has values that fit no field. */
export type Known = Readonly<Record<string, unknown[]>>;

const ODD = [
  '__proto__',
  '\ud800',
  '\u0000',
  '💊',
  '%zz',
  '{}',
  '[',
  'null',
  '-1',
  '',
  ' ',
  'x'.repeat(3000),
];
const NUMBERS = [0, -1, 5, 30, 527_040, 1e308, -1e308, 1e-9, 2 ** 53, 4.5];

export interface AnyCall {
  method: string;
  path: string;
  segments: string[];
  query: Partial<Record<string, string>>;
  /** Raw text, or the fields of a form. */
  body: string | Record<string, unknown>;
  authorization: string;
  page: string;
  type: string | undefined;
  accept: string;
}

/** Generates calls with a mix of valid and malformed fields. */
export function anyCall(known: Known): fc.Arbitrary<AnyCall> {
  const strings = Object.values(known)
    .flat()
    .filter((value) => typeof value === 'string');
  const text = fc.oneof(fc.constantFrom(...strings, ...ODD), fc.string({ unit: 'binary', maxLength: 40 }));
  const number = fc.oneof(fc.constantFrom(...NUMBERS), fc.double({ noNaN: true, noDefaultInfinity: true }));
  const anything = fc.oneof(text, number, fc.boolean(), fc.constant(null), fc.jsonValue({ maxDepth: 3 }));

  function ofType(field: Field): fc.Arbitrary<unknown> {
    switch (field.type) {
      case 'string':
        return field.enum ? fc.constantFrom(...field.enum) : text;
      case 'number':
        return number;
      case 'boolean':
        return fc.boolean();
      case 'array':
        return fc.array(field.items ? ofType(field.items) : anything, { maxLength: 3 });
      case 'object':
        return field.properties ? bodyOf(field.properties) : fc.object();
      default:
        return anything;
    }
  }

  const named = (name: string, otherwise: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> => {
    const right = known[name];
    return right
      ? fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...right) }, { weight: 1, arbitrary: otherwise })
      : otherwise;
  };

  function bodyOf(shape: Fields): fc.Arbitrary<Record<string, unknown>> {
    const values = Object.entries(shape).map(([name, field]) => {
      const value = named(name, ofType(field));
      return [name, fc.oneof({ weight: 30, arbitrary: value }, { weight: 1, arbitrary: anything })] as const;
    });
    const requiredKeys = Object.keys(shape).filter((name) => shape[name]?.required);
    return fc.record(Object.fromEntries(values), { requiredKeys });
  }

  const callOf = ({ method, path, body = {}, query = [], isForm }: Place): fc.Arbitrary<AnyCall> => {
    const queryValues = query.map((name) => [name, named(name, text).map(String)] as const);
    return fc.record({
      method: fc.constant(method),
      path: fc.constant(path),
      segments: fc.array(text, { minLength: 2, maxLength: 2 }),
      query: fc.record(Object.fromEntries(queryValues), { requiredKeys: [] }),
      body: fc.oneof<fc.WeightedArbitrary<AnyCall['body']>[]>(
        { weight: 20, arbitrary: bodyOf(body).map((fields) => (isForm ? fields : JSON.stringify(fields))) },
        { weight: 1, arbitrary: anything.map((value) => JSON.stringify(value)) },
        { weight: 1, arbitrary: text },
      ),
      authorization: fc.oneof(
        { weight: 12, arbitrary: fc.constant('session') },
        { weight: 4, arbitrary: fc.constant('visitor') },
        { weight: 1, arbitrary: text.map((token) => `Bearer ${token}`) },
        { weight: 1, arbitrary: text },
      ),
      page: fc.constantFrom(PAGE, PAGE, PAGE, 'null', 'http://', 'http://[', 'x', 'https://evil.example'),
      type: fc.constantFrom(
        undefined,
        'application/json',
        'application/x-www-form-urlencoded',
        'text/plain',
        'x',
      ),
      accept: fc.constantFrom('*/*', 'text/html'),
    });
  };
  return fc.constantFrom(...PLACES).chain(callOf);
}

/** Replaces lone surrogates, which cannot be encoded in UTF-8. */
const wellFormed = (value: string): string => Buffer.from(value).toString();
/** Headers allow printable ASCII only. */
const headerText = (value: string): string => value.replace(/[^\x20-\x7e]/g, '?');

/** Form fields are text. Some generated objects have no `toString`, so they are sent as JSON. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

export function requestOf(call: AnyCall, origin: string, basic: Record<string, string>): Request {
  const { method, path, segments, query, body, authorization, page, type, accept } = call;
  const rest = [...segments];
  const filled = path.replace(/:\w+/g, () => encodeURIComponent(wellFormed(rest.shift() || 'google')));
  const url = new URL(filled, origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value ?? '');
  const headers = new Headers({
    Authorization: basic[authorization] ?? headerText(authorization),
    'X-SDK-Parent-Host': page,
    Accept: accept,
    'x-stytch-oauth-type': 'google-one-tap',
    Cookie: headerText(segments.join('; ')),
  });
  const isForm = typeof body === 'object';
  if (isForm) headers.set('Content-Type', 'application/x-www-form-urlencoded');
  else if (type !== undefined) headers.set('Content-Type', type);
  const sent = isForm ? new URLSearchParams(Object.entries(body).map(([k, v]) => [k, textOf(v)])) : body;
  return new Request(url, { method, headers, ...(method !== 'GET' && { body: sent }) });
}
