import type { JsonWebKey, KeyObject } from 'node:crypto';
import { createHash, createPrivateKey, createPublicKey, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { Database } from '../database/db';

export interface SigningKey {
  kid: string;
  privateKey: KeyObject;
  publicJwk: JsonWebKey;
}

const generatePair = promisify(generateKeyPair);

async function newPrivateKey(): Promise<string> {
  const { privateKey } = await generatePair('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** Creating an RSA key is slow, so all in-memory sandboxes of a process share one. */
let keyOfMemory: Promise<string> | undefined;

/** The key id is the JWK thumbprint (RFC 7638). */
const thumbprint = ({ e, kty, n }: JsonWebKey): string =>
  createHash('sha256').update(JSON.stringify({ e, kty, n })).digest('base64url');

function readKey(pem: string): SigningKey {
  const privateKey = createPrivateKey(pem);
  const jwk = createPublicKey(pem).export({ format: 'jwk' });
  const kid = thumbprint(jwk);
  return { kid, privateKey, publicJwk: { ...jwk, kid, alg: 'RS256', use: 'sig' } };
}

/** Opens the key that signs JWTs. It is kept with the data, so that JWTs stay valid after a restart. */
export async function openSigningKey(db: Database, inMemory: boolean): Promise<SigningKey> {
  const find = () =>
    db
      .selectFrom('keys')
      .select('private_key')
      .orderBy(sql`rowid`)
      .executeTakeFirst();
  const stored = await find();
  if (stored) return readKey(stored.private_key);
  const pem = await (inMemory ? (keyOfMemory ??= newPrivateKey()) : newPrivateKey());
  const key = readKey(pem);
  await db
    .insertInto('keys')
    .values({ kid: key.kid, private_key: pem })
    .onConflict((c) => c.doNothing())
    .execute();
  // Another sandbox on the same data may have stored a key in the meantime. All of them use the first one.
  const first = await find();
  return first ? readKey(first.private_key) : key;
}
