import type { User } from '../../../src/domain/entities';
import { contactKey } from '../../verify/contacts/contacts';
import { refuse } from '../../verify/refusals';
import { route } from '../route';
import { serverUser } from './backendRoute';

type Test = (user: User, value: unknown) => boolean;

const text = (value: unknown): string =>
  typeof value === 'string' ? value : refuse('bad_request', 'filter_value must be a string.');
const time = (value: unknown): number => Date.parse(text(value));
const list = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(text) : refuse('bad_request', 'filter_value must be a list of strings.');

/** One of the user's values is in the list. */
const oneOf =
  (valuesOf: (user: User) => string[]): Test =>
  (user, value) => {
    const wanted = list(value).map(contactKey);
    return valuesOf(user).some((each) => wanted.includes(contactKey(each)));
  };
/** One of the user's values contains the text. */
const like =
  (valuesOf: (user: User) => string[]): Test =>
  (user, value) =>
    valuesOf(user).some((each) => contactKey(each).includes(contactKey(text(value))));
/** One of the user's factors is, or is not, verified. */
const verified =
  (factorsOf: (user: User) => { verified: boolean }[]): Test =>
  (user, value) =>
    factorsOf(user).some((each) => each.verified === value);

const emails = (user: User): string[] => user.emails.map(({ email }) => email);
const phones = (user: User): string[] => user.phone_numbers.map(({ phone_number }) => phone_number);

const FILTERS: Readonly<Record<string, Test>> = {
  created_at_greater_than: ({ created_at }, value) => Date.parse(created_at) > time(value),
  created_at_less_than: ({ created_at }, value) => Date.parse(created_at) < time(value),
  created_at_between: ({ created_at }, value) => {
    const { greater_than, less_than } = (value ?? {}) as Record<string, unknown>;
    return Date.parse(created_at) > time(greater_than) && Date.parse(created_at) < time(less_than);
  },
  status: ({ status }, value) => status === value,
  user_id: oneOf(({ user_id }) => [user_id]),
  full_name_fuzzy: like(({ name }) => [
    `${name.first_name} ${name.middle_name} ${name.last_name}`.replace(/ +/g, ' '),
  ]),
  oauth_provider: oneOf(({ providers }) => providers.map(({ provider_type }) => provider_type)),
  email_address: oneOf(emails),
  email_address_fuzzy: like(emails),
  email_id: oneOf((user) => user.emails.map(({ email_id }) => email_id)),
  email_verified: verified((user) => user.emails),
  phone_number: oneOf(phones),
  phone_number_fuzzy: like(phones),
  phone_id: oneOf((user) => user.phone_numbers.map(({ phone_id }) => phone_id)),
  phone_verified: verified((user) => user.phone_numbers),
  webauthn_registration_id: oneOf((user) =>
    user.webauthn_registrations.map((each) => each.webauthn_registration_id),
  ),
  webauthn_registration_verified: verified((user) => user.webauthn_registrations),
  crypto_wallet_id: oneOf((user) => user.crypto_wallets.map((each) => each.crypto_wallet_id)),
  crypto_wallet_address: oneOf((user) => user.crypto_wallets.map((each) => each.crypto_wallet_address)),
  crypto_wallet_verified: verified((user) => user.crypto_wallets),
  totp_id: oneOf((user) => user.totps.map(({ totp_id }) => totp_id)),
  totp_verified: verified((user) => user.totps),
  password_exists: ({ password }, value) => (password !== null) === value,
};

function filterOf(name: string): Test {
  const filter = Object.hasOwn(FILTERS, name) ? FILTERS[name] : undefined;
  return filter ?? refuse('bad_request', `The sandbox does not know the filter "${name.slice(0, 60)}".`);
}

const MOST = 1_000;

/** The next page begins after as many users as the cursor says. */
const offsetOf = (cursor = '0'): number =>
  /^\d{1,9}$/.test(cursor) ? Number(cursor) : refuse('bad_request', 'The cursor is not one of a search.');

export const userSearch = route({
  method: 'POST',
  path: '/users/search',
  access: 'server',
  body: {
    cursor: { type: 'string' },
    limit: { type: 'number', minimum: 1, maximum: MOST },
    query: {
      type: 'object',
      properties: {
        operator: { type: 'string', required: true, enum: ['AND', 'OR'] },
        operands: {
          type: 'array',
          required: true,
          items: {
            type: 'object',
            properties: { filter_name: { type: 'string', required: true }, filter_value: { type: 'any' } },
          },
        },
      },
    },
  },
  run: async ({ state, project, body }) => {
    const { cursor, limit = 100, query } = body;
    const tests = (query?.operands ?? []).map(({ filter_name, filter_value }) => {
      const filter = filterOf(filter_name);
      return (user: User): boolean => filter(user, filter_value);
    });
    const fits = (user: User): boolean =>
      tests.length === 0 ||
      (query?.operator === 'OR' ? tests.some((test) => test(user)) : tests.every((test) => test(user)));
    const users = (await state.users.list(project.public_token, Number.MAX_SAFE_INTEGER)).filter(fits);
    const from = offsetOf(cursor || undefined);
    const next = from + Math.floor(limit);
    return {
      data: {
        results: users.slice(from, next).map(serverUser),
        results_metadata: { total: users.length, next_cursor: next < users.length ? String(next) : null },
      },
    };
  },
});
