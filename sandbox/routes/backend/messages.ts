import { OTP_METHOD_NAMES, type OTPMethod } from '../../../src/domain/config/otpMethods';
import type { ContactKind } from '../../verify/contacts/contacts';
import { checkContact } from '../../verify/contacts/contacts';
import { refuse } from '../../verify/refusals';
import type { Shape } from '../../verify/schema';
import type { Call, Route } from '../route';
import { backendRoute, browserCall, foundContact } from './backendRoute';

const FIELD = { email: 'email', phone: 'phone_number' } as const;
const ID = { email: 'email_id', phone: 'phone_id' } as const;
const NOT_FOUND = { email: 'email_not_found', phone: 'phone_number_not_found' } as const;
const ADDRESS = { email: { type: 'string' }, phone_number: { type: 'string' } } as const satisfies Shape;

interface Addressed {
  email?: string;
  phone_number?: string;
}

const addressOf = (kind: ContactKind, body: Addressed): string => checkContact(kind, body[FIELD[kind]] ?? '');

/** The ids of the recipient. A page does not get them, so that it cannot find out who has an account. */
async function recipient(call: Call, kind: ContactKind, body: Addressed): Promise<Record<string, unknown>> {
  const contact = await foundContact(call, kind, body[FIELD[kind]] ?? '');
  return contact ? { user_id: contact.user_id, [ID[kind]]: contact.contact_id } : {};
}

/** Creates a user for an unknown address. */
const loginOrCreate = (path: string, kind: ContactKind): Route =>
  backendRoute({
    path: `${path}/login_or_create`,
    body: { ...ADDRESS, [FIELD[kind]]: { type: 'string', required: true } },
    as: browserCall('POST', `${path}/login_or_create`),
    around: async (call, work) => {
      const known = await foundContact(call, kind, addressOf(kind, call.body));
      await work({});
      return { ...(await recipient(call, kind, call.body)), user_created: !known };
    },
  });

/** Sends to the address of a user, or adds the address to the user whom the server names. */
const send = (path: string, kind: ContactKind): Route =>
  backendRoute({
    path: `${path}/send`,
    body: { ...ADDRESS, [FIELD[kind]]: { type: 'string', required: true } },
    as: ({ onBehalf }) =>
      browserCall('POST', `${path}/send/${onBehalf?.userId === undefined ? 'primary' : 'secondary'}`),
    around: async (call, work) => {
      const isKnown = await foundContact(call, kind, addressOf(kind, call.body));
      if (!isKnown && call.onBehalf?.userId === undefined) return refuse(NOT_FOUND[kind]);
      await work({});
      return recipient(call, kind, call.body);
    },
  });

const codeAuthenticate = backendRoute({
  path: '/otps/authenticate',
  body: { method_id: { type: 'string', required: true }, code: { type: 'string', required: true } },
  as: browserCall('POST', '/otps/authenticate'),
  around: async (call, work) => {
    const { method_id, code: token } = call.body;
    const data = await work({ method_id, token });
    return { ...data, method_id, reset_sessions: false };
  },
});

const kindOf = (method: OTPMethod): ContactKind => (method === 'email' ? 'email' : 'phone');

export const backendMessageRoutes: Route[] = [
  ...OTP_METHOD_NAMES.map((each) => [`/otps/${each}`, kindOf(each)] as const),
  ['/magic_links/email', 'email'] as const,
]
  .flatMap(([path, kind]) => [loginOrCreate(path, kind), send(path, kind)])
  .concat(codeAuthenticate);
