import { sql } from 'kysely';
import { base64, fromBase64 } from '../../verify/bytes';
import { base64urlDigest } from '../../verify/digests';
import type { Database } from '../database/tables';

export interface SigningKey {
  kid: string;
  publicJwk: JsonWebKey & { kid: string };
  sign(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array>;
  hasSigned(bytes: Uint8Array<ArrayBuffer>, signature: Uint8Array<ArrayBuffer>): Promise<boolean>;
}

const RS256 = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
const NEW_PAIR = { ...RS256, modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1) };

const pemOf = (der: ArrayBuffer): string =>
  `-----BEGIN PRIVATE KEY-----\n${base64(new Uint8Array(der)).replace(/.{64}/g, '$&\n')}\n-----END PRIVATE KEY-----\n`;

const derOf = (pem: string): Uint8Array<ArrayBuffer> => fromBase64(pem.replace(/-----[A-Z ]+-----|\s/g, ''));

async function newPrivateKey(subtle: SubtleCrypto): Promise<string> {
  const { privateKey } = await subtle.generateKey(NEW_PAIR, true, ['sign', 'verify']);
  return pemOf(await subtle.exportKey('pkcs8', privateKey));
}

const KEY_OF_MEMORY = Symbol.for('PriceRxAuth sandbox: key of memory');

/**
 * Creating an RSA key is slow, so all in-memory sandboxes of a process share one. jest loads modules again for each test file but
 * shares Node's own objects, so the key is kept on one of them: as text, because a promise would keep the globals of its test file.
 */
const keyOfMemory = async (subtle: SubtleCrypto & { [KEY_OF_MEMORY]?: string }): Promise<string> =>
  (subtle[KEY_OF_MEMORY] ??= await newPrivateKey(subtle));

/** The key id is the JWK thumbprint (RFC 7638). */
async function readKey(subtle: SubtleCrypto, pem: string): Promise<SigningKey> {
  const privateKey = await subtle.importKey('pkcs8', derOf(pem), RS256, true, ['sign']);
  const { e, kty, n } = await subtle.exportKey('jwk', privateKey);
  const publicKey = await subtle.importKey('jwk', { e, kty, n }, RS256, true, ['verify']);
  const kid = base64urlDigest(JSON.stringify({ e, kty, n }));
  return {
    kid,
    publicJwk: { kty, n, e, kid, alg: 'RS256', use: 'sig' },
    sign: async (bytes) => new Uint8Array(await subtle.sign(RS256, privateKey, bytes)),
    hasSigned: (bytes, signature) => subtle.verify(RS256, publicKey, signature, bytes),
  };
}

/** Opens the key that signs JWTs. It is kept with the data, so that JWTs stay valid after a restart. */
export async function openSigningKey(
  subtle: SubtleCrypto,
  db: Database,
  inMemory: boolean,
): Promise<SigningKey> {
  const find = () =>
    db
      .selectFrom('keys')
      .select('private_key')
      .orderBy(sql`rowid`)
      .executeTakeFirst();
  const stored = await find();
  if (stored) return readKey(subtle, stored.private_key);
  const pem = await (inMemory ? keyOfMemory(subtle) : newPrivateKey(subtle));
  const key = await readKey(subtle, pem);
  await db
    .insertInto('keys')
    .values({ kid: key.kid, private_key: pem })
    .onConflict((c) => c.doNothing())
    .execute();
  // Another sandbox on the same data may have stored a key in the meantime. All of them use the first one.
  const first = await find();
  return first && first.private_key !== pem ? readKey(subtle, first.private_key) : key;
}
