import type { Contact } from '../../state/users/users';
import type { ContactKind } from '../../verify/contacts/contacts';
import { checkContact } from '../../verify/contacts/contacts';
import { refuse } from '../../verify/refusals';
import { requireUserId, type Call } from '../route';

/** How a message is sent: to sign in, with or without creating a user, or as a second factor of a session. */
export type SendMode = 'login_or_create' | 'primary' | 'secondary';

export interface Recipient {
  contact: Contact;
  /** The user of this address has never signed in. */
  isNew: boolean;
}

const DUPLICATE = { email: 'duplicate_email', phone: 'duplicate_phone_number' } as const;

interface RecipientQuery {
  kind: ContactKind;
  address: string;
  mode: SendMode;
  /** Creates a user for an unknown address. When false, an unknown address is refused. */
  create: boolean;
  asPending?: boolean | undefined;
}

/** The contact of the session's user, which is added when no user has the address. */
async function secondaryContact(call: Call, kind: ContactKind, address: string) {
  const { state, project } = call;
  const userId = requireUserId(call);
  const known = await state.users.findContact(project.public_token, kind, address);
  if (known && known.user_id !== userId) return refuse(DUPLICATE[kind]);
  return known ?? state.users.addContact(project.public_token, userId, kind, address);
}

/** Finds or creates the contact that gets the message. */
export async function findRecipient(
  call: Call,
  { kind, address, mode, create, asPending }: RecipientQuery,
): Promise<Recipient> {
  const { state, project } = call;
  checkContact(kind, address);
  if (mode === 'secondary') return { contact: await secondaryContact(call, kind, address), isNew: false };
  const known = await state.users.findContact(project.public_token, kind, address);
  if (known) {
    const { status } = await state.users.get(known.user_id);
    return { contact: known, isNew: status === 'pending' };
  }
  if (!create) return refuse('email_not_found');
  const userId = await state.users.create(project.public_token, { status: asPending ? 'pending' : 'active' });
  const contact = await state.users.addContact(project.public_token, userId, kind, address);
  return { contact, isNew: true };
}
