import type { Database, Tables } from '../database/tables';
import type { Ids } from '../ids';
import { unspent } from '../unspent';

export type StoredWallet = Tables['crypto_wallets'];
export type WalletChallenge = Tables['wallet_challenges'];
type WalletName = Pick<StoredWallet, 'type' | 'key'>;

/** Limit of unsigned texts for one wallet. Each open tab needs one. */
const OPEN_CHALLENGES = 5;

export const walletRepository = (db: Database, ids: Ids, now: number) => ({
  async find(publicToken: string, { type, key }: WalletName): Promise<StoredWallet | null> {
    const row = await db
      .selectFrom('crypto_wallets')
      .selectAll()
      .where('public_token', '=', publicToken)
      .where('type', '=', type)
      .where('key', '=', key)
      .executeTakeFirst();
    return row ?? null;
  },

  /** Adds a wallet as verified, because a wallet is added only after it signed. */
  async add(publicToken: string, userId: string, wallet: WalletName, address: string): Promise<StoredWallet> {
    const row = {
      crypto_wallet_id: await ids.next('crypto-wallet', publicToken),
      public_token: publicToken,
      user_id: userId,
      address,
      ...wallet,
      verified: 1,
    };
    await db.insertInto('crypto_wallets').values(row).execute();
    return row;
  },

  async addChallenge(values: Omit<WalletChallenge, 'used_at'>): Promise<WalletChallenge> {
    const row = { ...values, used_at: null };
    await db.insertInto('wallet_challenges').values(row).execute();
    return row;
  },

  /** The unused and unexpired texts for this wallet, newest first. */
  async openChallenges(publicToken: string, { type, key }: WalletName): Promise<WalletChallenge[]> {
    return db
      .selectFrom('wallet_challenges')
      .selectAll()
      .where('public_token', '=', publicToken)
      .where('type', '=', type)
      .where('key', '=', key)
      .where('not_before', '<=', now)
      .where(unspent(now))
      .orderBy('expires_at', 'desc')
      .limit(OPEN_CHALLENGES)
      .execute();
  },

  async spendChallenge({ nonce }: WalletChallenge): Promise<void> {
    await db.updateTable('wallet_challenges').set({ used_at: now }).where('nonce', '=', nonce).execute();
  },
});
