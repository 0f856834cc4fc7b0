import type { User } from '../../src/domain/entities';
import type { ContactKind } from '../verify/contacts/contacts';
import { checkContact, contactKey } from '../verify/contacts/contacts';
import { ApiRefusal } from '../verify/refusals';
import type { State } from '../state/state';
import type { Shape } from '../verify/schema';
import type { ControlContext } from './controlCall';
import { checkInput, knownProject, PUBLIC_TOKEN, wrong } from './controlCall';

const NEW_USER = {
  ...PUBLIC_TOKEN,
  email: { type: 'string' },
  phone_number: { type: 'string' },
  roles: { type: 'array', items: { type: 'string' } },
  password: { type: 'string', minLength: 1 },
  requires_reset: { type: 'boolean' },
  breached: { type: 'boolean' },
  webauthn_registrations: {
    type: 'array',
    items: { type: 'object', properties: { name: { type: 'string', required: true } } },
  },
} as const satisfies Shape;

const USER_QUERY = {
  ...PUBLIC_TOKEN,
  email: { type: 'string' },
  phone_number: { type: 'string' },
} as const satisfies Shape;

export interface UserInput {
  public_token: string;
  email?: string;
  phone_number?: string;
  roles?: string[];
  password?: string;
  /** The user must reset the password before it can be used to sign in. */
  requires_reset?: boolean;
  /** The password was found in a data breach after it was set. */
  breached?: boolean;
  /** Names of passkeys to show in lists. They have no credential, so they cannot sign in. */
  webauthn_registrations?: { name: string }[];
}

export interface UserQuery {
  public_token: string;
  email?: string;
  phone_number?: string;
}

const FIELD = { email: 'email', phone: 'phone_number' } as const;

async function checkFree(state: State, publicToken: string, kind: ContactKind, value: string): Promise<void> {
  try {
    checkContact(kind, value);
  } catch (error) {
    if (error instanceof ApiRefusal) wrong(`${FIELD[kind]} "${value}": ${error.message}`);
    throw error;
  }
  if (await state.users.findContact(publicToken, kind, value)) {
    wrong(
      `A user with ${FIELD[kind]} "${value}" exists already. Use another, or DELETE /sandbox/v1/data first.`,
    );
  }
}

export function userControl({ transact }: ControlContext) {
  return {
    /** Creates a user who has signed in before: active, with verified addresses. */
    async createUser(input: UserInput): Promise<{ user_id: string }> {
      const given = checkInput(input, NEW_USER);
      const { public_token, email, phone_number, roles, password } = given;
      if (password !== undefined && email === undefined)
        wrong('A password needs an email address. Set email too.');
      if (password === undefined && (given.requires_reset || given.breached))
        wrong('requires_reset and breached need a password. Set password too.');
      const contacts = (
        [
          ['email', email],
          ['phone', phone_number],
        ] as const
      ).filter(([, value]) => value !== undefined);
      return transact(async (state) => {
        await knownProject(state, public_token);
        for (const [kind, value = ''] of contacts) await checkFree(state, public_token, kind, value);
        const userId = await state.users.create(public_token, { roles });
        for (const [kind, value = ''] of contacts) {
          await state.users.verifyContact(await state.users.addContact(public_token, userId, kind, value));
        }
        if (password !== undefined) {
          const flags = { requiresReset: given.requires_reset, breached: given.breached };
          await state.passwords.set(public_token, userId, password, flags);
        }
        for (const { name } of given.webauthn_registrations ?? []) {
          await state.webauthn.add(public_token, { user_id: userId, name, domain: 'localhost' });
        }
        return { user_id: userId };
      });
    },

    async users(query: UserQuery): Promise<{ users: User[] }> {
      const { public_token, email, phone_number } = checkInput(query, USER_QUERY);
      return transact(async (state) => {
        await knownProject(state, public_token);
        const users = await state.users.list(public_token);
        const wanted = (wish: string | undefined, had: string[]): boolean =>
          wish === undefined || had.some((each) => contactKey(each) === contactKey(wish));
        const fits = ({ emails, phone_numbers }: User): boolean =>
          wanted(
            email,
            emails.map((each) => each.email),
          ) &&
          wanted(
            phone_number,
            phone_numbers.map((each) => each.phone_number),
          );
        return { users: users.filter(fits) };
      });
    },
  };
}
