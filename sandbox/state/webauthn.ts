import type { Database } from './db';
import type { Ids } from './ids';
import type { Tables } from './tables';

export type StoredPasskey = Tables['webauthn_registrations'];
export type NewPasskey = Pick<StoredPasskey, 'user_id' | 'name' | 'domain'> & Partial<StoredPasskey>;

export const webauthnRepository = (db: Database, ids: Ids) => ({
  async add(publicToken: string, values: NewPasskey): Promise<StoredPasskey> {
    const row = {
      webauthn_registration_id: await ids.next('webauthn-registration', publicToken),
      public_token: publicToken,
      user_agent: '',
      authenticator_type: '' as const,
      verified: 1,
      credential_id: null,
      public_key: null,
      counter: 0,
      transports: '[]',
      ...values,
    };
    await db.insertInto('webauthn_registrations').values(row).execute();
    return row;
  },
});
