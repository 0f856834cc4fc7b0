import type { User } from '../../src/domain/entities';
import type { ContactKind } from '../verify/contacts';
import { checkContact, contactKey } from '../verify/contacts';
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
    /** A user who has signed in before: active, every address verified. */
    async createUser(input: UserInput): Promise<{ user_id: string }> {
      const { public_token, email, phone_number, roles } = checkInput(input, NEW_USER);
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
