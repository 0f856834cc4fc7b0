import { sql } from 'kysely';
import { contactKey } from '../../verify/contacts/contacts';
import { digest, hmacSha256 } from '../../verify/digests';
import type { Database, Tables } from '../database/tables';
import type { Ids } from '../ids';
import { newToken } from '../tokens';
import { unspent } from '../unspent';

export type OAuthRegistration = Tables['oauth_registrations'];
export type OAuthToken = Tables['oauth_tokens'];

/** The provider's user id. An account has the same subject in all projects. */
export function subjectOf(provider: string, account: string): string {
  const hash = hmacSha256(provider, contactKey(account));
  return new DataView(hash.buffer, hash.byteOffset).getBigUint64(0).toString();
}

export const oauthRepository = (db: Database, ids: Ids, now: number) => ({
  async find(publicToken: string, provider: string, account: string): Promise<OAuthRegistration | null> {
    const row = await db
      .selectFrom('oauth_registrations')
      .selectAll()
      .where('public_token', '=', publicToken)
      .where('provider_type', '=', provider)
      .where('provider_subject', '=', subjectOf(provider, account))
      .executeTakeFirst();
    return row ?? null;
  },

  async get(registrationId: string): Promise<OAuthRegistration | null> {
    const row = await db
      .selectFrom('oauth_registrations')
      .selectAll()
      .where('oauth_user_registration_id', '=', registrationId)
      .executeTakeFirst();
    return row ?? null;
  },

  async add(publicToken: string, userId: string, provider: string, account: string) {
    const row = {
      oauth_user_registration_id: await ids.next('oauth-user', publicToken),
      public_token: publicToken,
      user_id: userId,
      provider_type: provider,
      provider_subject: subjectOf(provider, account),
      profile_picture_url: '',
      locale: 'en',
    };
    await db.insertInto('oauth_registrations').values(row).execute();
    return row;
  },

  async issueToken(values: Omit<OAuthToken, 'token_digest' | 'used_at'>): Promise<string> {
    const token = newToken();
    await db
      .insertInto('oauth_tokens')
      .values({ ...values, token_digest: digest(token), used_at: null })
      .execute();
    return token;
  },

  /** The token, if it is unused and unexpired. */
  async findToken(publicToken: string, token: string): Promise<OAuthToken | null> {
    const row = await db
      .selectFrom('oauth_tokens')
      .selectAll()
      .where('public_token', '=', publicToken)
      .where('token_digest', '=', digest(token))
      .where(unspent(now))
      .executeTakeFirst();
    return row ?? null;
  },

  async spendToken({ token_digest }: OAuthToken): Promise<void> {
    await db
      .updateTable('oauth_tokens')
      .set({ used_at: now })
      .where('token_digest', '=', token_digest)
      .execute();
  },

  /** The accounts that have signed in with this provider, newest first. */
  async accounts(publicToken: string, provider: string): Promise<string[]> {
    const rows = await db
      .selectFrom('oauth_tokens')
      .select('account')
      .where('public_token', '=', publicToken)
      .where('provider', '=', provider)
      .groupBy('account')
      .orderBy(sql`max(rowid) desc`)
      .limit(5)
      .execute();
    return rows.map(({ account }) => account);
  },
});
