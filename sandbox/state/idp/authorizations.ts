import { digest } from '../../verify/digests';
import type { Database, Tables } from '../database/tables';
import type { Ids } from '../ids';
import { newToken } from '../tokens';

export type Authorization = Tables['authorizations'];
export type ClientToken = Tables['client_tokens'];

export interface Authorized {
  authorization: Authorization;
  token: ClientToken;
}

type NewAuthorization = Omit<
  Authorization,
  'authorization_id' | 'code_digest' | 'code_expires_at' | 'code_used_at' | 'ended_at'
>;

/** Authorizations of apps by users: the authorization code and all tokens issued for it. */
export const authorizationRepository = (db: Database, ids: Ids, now: number) => ({
  /** Stores an authorization and returns its code. */
  async open(values: NewAuthorization, lifetimeMs: number): Promise<string> {
    const code = newToken();
    await db
      .insertInto('authorizations')
      .values({
        ...values,
        authorization_id: await ids.next('authorization', values.public_token),
        code_digest: digest(code),
        code_expires_at: now + lifetimeMs,
        code_used_at: null,
        ended_at: null,
      })
      .execute();
    return code;
  },

  /** Also finds used and expired codes, because a second use means that the code was stolen. */
  async findByCode(code: string): Promise<Authorization | null> {
    const row = await db
      .selectFrom('authorizations')
      .selectAll()
      .where('code_digest', '=', digest(code))
      .executeTakeFirst();
    return row ?? null;
  },

  async spendCode({ authorization_id }: Authorization): Promise<void> {
    await db
      .updateTable('authorizations')
      .set({ code_used_at: now })
      .where('authorization_id', '=', authorization_id)
      .execute();
  },

  /** Ends the authorization and all of its tokens. */
  async end({ authorization_id }: Authorization): Promise<void> {
    await db
      .updateTable('authorizations')
      .set({ ended_at: now })
      .where('authorization_id', '=', authorization_id)
      .execute();
  },

  /** Ends all authorizations of an app by a user. */
  async endAll(userId: string, clientId: string): Promise<void> {
    await db
      .updateTable('authorizations')
      .set({ ended_at: now })
      .where('user_id', '=', userId)
      .where('client_id', '=', clientId)
      .where('ended_at', 'is', null)
      .execute();
  },

  async addToken(
    { authorization_id, public_token }: Authorization,
    kind: ClientToken['kind'],
    scope: string,
    lifetimeMs: number,
  ): Promise<string> {
    const secret = newToken();
    await db
      .insertInto('client_tokens')
      .values({
        token_digest: digest(secret),
        public_token,
        authorization_id,
        kind,
        scope,
        expires_at: now + lifetimeMs,
        ended_at: null,
        exchanged_at: null,
      })
      .execute();
    return secret;
  },

  /** Finds a token that was issued, also when it has ended. */
  async findToken(kind: ClientToken['kind'], secret: string): Promise<Authorized | null> {
    const token = await db
      .selectFrom('client_tokens')
      .selectAll()
      .where('token_digest', '=', digest(secret))
      .where('kind', '=', kind)
      .executeTakeFirst();
    if (!token) return null;
    const authorization = await db
      .selectFrom('authorizations')
      .selectAll()
      .where('authorization_id', '=', token.authorization_id)
      .executeTakeFirstOrThrow();
    return { authorization, token };
  },

  async markExchanged({ token_digest }: ClientToken): Promise<void> {
    await db
      .updateTable('client_tokens')
      .set({ exchanged_at: now })
      .where('token_digest', '=', token_digest)
      .execute();
  },

  isEnded: ({ authorization, token }: Authorized): boolean =>
    authorization.ended_at !== null || token.ended_at !== null,

  async endToken({ token_digest }: ClientToken): Promise<void> {
    await db
      .updateTable('client_tokens')
      .set({ ended_at: now })
      .where('token_digest', '=', token_digest)
      .execute();
  },
});
