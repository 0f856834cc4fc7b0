import type { Database, Tables } from '../database/tables';
import type { Ids } from '../ids';

export interface RecoveryCode {
  id: string;
  code: string;
}

export type StoredTotp = Omit<Tables['totps'], 'recovery_codes'> & { recovery_codes: RecoveryCode[] };

export const totpRepository = (db: Database, ids: Ids, now: number) => ({
  /** The user's authenticator app, unless the deadline for its verification passed. */
  async find(userId: string): Promise<StoredTotp | null> {
    const row = await db
      .selectFrom('totps')
      .selectAll()
      .where('user_id', '=', userId)
      .where((eb) => eb.or([eb('verified', '=', 1), eb('expires_at', '>', now)]))
      .executeTakeFirst();
    return row ? { ...row, recovery_codes: JSON.parse(row.recovery_codes) as RecoveryCode[] } : null;
  },

  /** Adds an unverified authenticator app and replaces the user's previous one. */
  async add(publicToken: string, userId: string, secret: string, codes: string[], lifetimeMs: number) {
    const recoveryCodes: RecoveryCode[] = [];
    for (const code of codes) {
      recoveryCodes.push({ id: await ids.next('totp-recovery-code', publicToken), code });
    }
    const totpId = await ids.next('totp', publicToken);
    await db.deleteFrom('totps').where('user_id', '=', userId).execute();
    await db
      .insertInto('totps')
      .values({
        totp_id: totpId,
        public_token: publicToken,
        user_id: userId,
        secret,
        recovery_codes: JSON.stringify(recoveryCodes),
        verified: 0,
        expires_at: now + lifetimeMs,
        last_step: null,
      })
      .execute();
    return totpId;
  },

  async useStep(totpId: string, step: number): Promise<void> {
    await db
      .updateTable('totps')
      .set({ last_step: step, verified: 1, expires_at: null })
      .where('totp_id', '=', totpId)
      .execute();
  },

  async keepRecoveryCodes(totpId: string, codes: RecoveryCode[]): Promise<void> {
    await db
      .updateTable('totps')
      .set({ recovery_codes: JSON.stringify(codes) })
      .where('totp_id', '=', totpId)
      .execute();
  },
});
