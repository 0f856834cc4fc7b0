import { hmacSha256 } from '../verify/digests';
import { randomInt, randomUUID, uuidOf } from '../verify/random';
import type { Database } from './database/tables';

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

/** The first bytes as one big-endian number. */
const firstBytes = (bytes: Uint8Array, count: number): number =>
  bytes.slice(0, count).reduce((number, byte) => number * 256 + byte, 0);

const randomIds: Ids = {
  next: async (kind, publicToken) => spelled(kind, publicToken, randomUUID()),
  code: async () => sixDigits(randomInt(CODES)),
};

/**
 * With a seed, each run creates the same ids and codes: the n-th id of a kind in a project is a keyed hash of project, kind
 * and n. The counters are kept with the data, so that a restart does not repeat an id. Tokens are never seeded.
 */
function seededIds(db: Database, seed: string): Ids {
  async function draw(kind: string, publicToken: string): Promise<Uint8Array> {
    const { n } = await db
      .insertInto('counters')
      .values({ public_token: publicToken, kind, n: 1 })
      .onConflict((conflict) =>
        conflict.columns(['public_token', 'kind']).doUpdateSet((eb) => ({ n: eb('counters.n', '+', 1) })),
      )
      .returning('n')
      .executeTakeFirstOrThrow();
    return hmacSha256(seed, `${publicToken} ${kind} ${n}`);
  }
  return {
    next: async (kind, publicToken) => spelled(kind, publicToken, uuidOf(await draw(kind, publicToken))),
    code: async (publicToken) => sixDigits(firstBytes(await draw('code', publicToken), 6) % CODES),
  };
}

export const createIds = (db: Database, seed?: string): Ids => (seed ? seededIds(db, seed) : randomIds);
