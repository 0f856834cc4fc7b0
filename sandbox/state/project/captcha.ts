import { digest } from '../../verify/digests';
import type { Database } from '../database/tables';
import type { Project } from './projects';
import { newToken } from '../tokens';

/** A captcha token for callers without a captcha script. Each `POST /captcha` makes it valid for one use. */
const LITERAL_TOKEN = 'sandbox-captcha-ok';
const TOKEN_LIFETIME_MS = 120_000;

export const captchaRepository = (db: Database, now: number) => ({
  async require(publicToken: string, paths: string[]): Promise<void> {
    const rule = { required_on: JSON.stringify(paths), literal_spent: 0 };
    await db
      .insertInto('captcha_rules')
      .values({ public_token: publicToken, ...rule })
      .onConflict((conflict) => conflict.column('public_token').doUpdateSet(rule))
      .execute();
  },

  async requiredOn(publicToken: string): Promise<string[]> {
    const row = await db
      .selectFrom('captcha_rules')
      .select('required_on')
      .where('public_token', '=', publicToken)
      .executeTakeFirst();
    return row ? (JSON.parse(row.required_on) as string[]) : [];
  },

  async issue(siteKey: string): Promise<string> {
    const token = `sandbox-captcha-${newToken()}`;
    const values = { token_digest: digest(token), site_key: siteKey, expires_at: now + TOKEN_LIFETIME_MS };
    await db.insertInto('captcha_tokens').values(values).execute();
    return token;
  },

  /** Spends a token that is unused, unexpired and issued for the project's site key, when the project has one. */
  async redeem({ public_token, bootstrap }: Project, token: string): Promise<boolean> {
    if (token === LITERAL_TOKEN) {
      const { numUpdatedRows } = await db
        .updateTable('captcha_rules')
        .set({ literal_spent: 1 })
        .where('public_token', '=', public_token)
        .where('literal_spent', '=', 0)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    }
    const settings = bootstrap.captcha_settings;
    let query = db
      .deleteFrom('captcha_tokens')
      .where('token_digest', '=', digest(token))
      .where('expires_at', '>', now);
    if (settings.enabled) query = query.where('site_key', '=', settings.siteKey);
    const { numDeletedRows } = await query.executeTakeFirst();
    return numDeletedRows > 0n;
  },
});
