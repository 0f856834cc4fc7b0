import { createHmac, randomInt, randomUUID } from 'node:crypto';
import type { Database } from './database/db';

const CODES = 1_000_000;

export interface Ids {
  /** Creates an id of the form `user-test-<uuid>`: the kind, `test` or `live`, and a UUID. */
  next(kind: string, publicToken: string): Promise<string>;
  /** Creates a code of six digits. */
  code(publicToken: string): Promise<string>;
}

const spelled = (kind: string, publicToken: string, uuid: string): string =>
  `${kind}-${publicToken.includes('public-token-test') ? 'test' : 'live'}-${uuid}`;

const sixDigits = (n: number): string => String(n).padStart(6, '0');

const randomIds: Ids = {
  next: async (kind, publicToken) => spelled(kind, publicToken, randomUUID()),
  code: async () => sixDigits(randomInt(CODES)),
};

function uuidOf(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  const variant = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    variant.toString(16) + hex.slice(18, 20),
    hex.slice(20, 32),
  ].join('-');
}

/**
 * With a seed, each run creates the same ids and codes: the n-th id of a kind in a project is a keyed hash of project, kind
 * and n. The counters are kept with the data, so that a restart does not repeat an id. Tokens are never seeded.
 */
function seededIds(db: Database, seed: string): Ids {
  async function draw(kind: string, publicToken: string): Promise<Buffer> {
    const { n } = await db
      .insertInto('counters')
      .values({ public_token: publicToken, kind, n: 1 })
      .onConflict((conflict) =>
        conflict.columns(['public_token', 'kind']).doUpdateSet((eb) => ({ n: eb('counters.n', '+', 1) })),
      )
      .returning('n')
      .executeTakeFirstOrThrow();
    return createHmac('sha256', seed).update(`${publicToken} ${kind} ${n}`).digest();
  }
  return {
    next: async (kind, publicToken) => spelled(kind, publicToken, uuidOf(await draw(kind, publicToken))),
    code: async (publicToken) => sixDigits((await draw('code', publicToken)).readUIntBE(0, 6) % CODES),
  };
}

export const createIds = (db: Database, seed?: string): Ids => (seed ? seededIds(db, seed) : randomIds);
