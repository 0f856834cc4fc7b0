import { sql } from 'kysely';
import type { User } from '../../../src/domain/entities';
import { contactKey, type ContactKind } from '../../verify/contacts/contacts';
import { rfc3339 } from '../clock';
import type { Database, Tables } from '../database/tables';
import type { Ids } from '../ids';
import type { UserDetails } from './userDetails';
import { readUserDetails } from './userDetails';

export interface Contact {
  contact_id: string;
  user_id: string;
  kind: ContactKind;
  value: string;
  verified: boolean;
}

export interface NewUser {
  status?: User['status'];
  roles?: string[];
}

export interface UserChanges {
  name?: User['name'];
  trusted_metadata?: object;
  untrusted_metadata?: object;
  roles?: string[];
}

const NO_NAME: User['name'] = { first_name: '', middle_name: '', last_name: '' };
const CONTACT_ID: Record<ContactKind, string> = { email: 'email', phone: 'phone-number' };

const readContact = (row: Tables['contacts']): Contact => ({ ...row, verified: row.verified === 1 });

const assemble = (row: Tables['users'], details: UserDetails): User => ({
  user_id: row.user_id,
  status: row.status,
  created_at: rfc3339(row.created_at),
  name: JSON.parse(row.name) as User['name'],
  ...details,
  biometric_registrations: [],
  trusted_metadata: JSON.parse(row.trusted_metadata) as Record<string, unknown>,
  untrusted_metadata: JSON.parse(row.untrusted_metadata) as Record<string, unknown>,
  roles: JSON.parse(row.roles) as string[],
  ...(row.external_id !== null && { external_id: row.external_id }),
});

export const userRepository = (db: Database, ids: Ids, now: number) => ({
  async create(publicToken: string, { status = 'active', roles = [] }: NewUser = {}): Promise<string> {
    const userId = await ids.next('user', publicToken);
    await db
      .insertInto('users')
      .values({
        user_id: userId,
        public_token: publicToken,
        status,
        created_at: now,
        name: JSON.stringify(NO_NAME),
        trusted_metadata: '{}',
        untrusted_metadata: '{}',
        roles: JSON.stringify(roles),
        external_id: null,
      })
      .execute();
    return userId;
  },

  async get(userId: string): Promise<User> {
    const row = await db
      .selectFrom('users')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const detailsOf = await readUserDetails(db, 'user_id', userId);
    return assemble(row, detailsOf(userId));
  },

  /** Finds a user of a project by id, or by the id in the host's own data. */
  async find(publicToken: string, userId: string): Promise<User | null> {
    const row = await db
      .selectFrom('users')
      .select('user_id')
      .where('public_token', '=', publicToken)
      .where((eb) => eb.or([eb('user_id', '=', userId), eb('external_id', '=', userId)]))
      .executeTakeFirst();
    return row ? this.get(row.user_id) : null;
  },

  /** The newest users up to `limit`, in the order oldest first. */
  async list(publicToken: string, limit = 1_000): Promise<User[]> {
    const rows = await db
      .selectFrom('users')
      .selectAll()
      .where('public_token', '=', publicToken)
      .orderBy(sql`rowid desc`)
      .limit(limit)
      .execute();
    const detailsOf = await readUserDetails(db, 'public_token', publicToken);
    return rows.reverse().map((row) => assemble(row, detailsOf(row.user_id)));
  },

  async update(userId: string, changes: UserChanges): Promise<void> {
    const values = Object.entries(changes).filter(([, value]) => value !== undefined);
    if (values.length === 0) return;
    const columns = Object.fromEntries(values.map(([name, value]) => [name, JSON.stringify(value)]));
    await db.updateTable('users').set(columns).where('user_id', '=', userId).execute();
  },

  /** Sets the id of the user in the host's own data; null removes it. */
  async setExternalId(userId: string, externalId: string | null): Promise<void> {
    await db.updateTable('users').set({ external_id: externalId }).where('user_id', '=', userId).execute();
  },

  async addContact(publicToken: string, userId: string, kind: ContactKind, value: string): Promise<Contact> {
    const contact = {
      contact_id: await ids.next(CONTACT_ID[kind], publicToken),
      public_token: publicToken,
      user_id: userId,
      kind,
      value,
      key: contactKey(value),
      verified: 0,
    };
    await db.insertInto('contacts').values(contact).execute();
    return readContact(contact);
  },

  async findContact(publicToken: string, kind: ContactKind, value: string): Promise<Contact | null> {
    const row = await db
      .selectFrom('contacts')
      .selectAll()
      .where('public_token', '=', publicToken)
      .where('kind', '=', kind)
      .where('key', '=', contactKey(value))
      .executeTakeFirst();
    return row ? readContact(row) : null;
  },

  async getContact(contactId: string): Promise<Contact> {
    const row = await db
      .selectFrom('contacts')
      .selectAll()
      .where('contact_id', '=', contactId)
      .executeTakeFirstOrThrow();
    return readContact(row);
  },

  /** Marks the contact as verified and its user as active. */
  async verifyContact(contact: Contact): Promise<void> {
    await db
      .updateTable('contacts')
      .set({ verified: 1 })
      .where('contact_id', '=', contact.contact_id)
      .execute();
    await this.activate(contact.user_id);
  },

  async activate(userId: string): Promise<void> {
    await db.updateTable('users').set({ status: 'active' }).where('user_id', '=', userId).execute();
  },
});
