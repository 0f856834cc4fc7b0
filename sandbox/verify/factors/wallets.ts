import bs58 from 'bs58';
import { bytesToHex, concatBytes, hexToBytes, utf8 } from '../bytes';
import { refuse } from '../refusals';

export type WalletType = 'ethereum' | 'solana';

const ED25519_KEY_BYTES = 32;

function base58Bytes(text: string): Uint8Array | null {
  return /^[1-9A-HJ-NP-Za-km-z]{1,128}$/.test(text) ? bs58.decode(text) : null;
}

/** Normalizes an address for comparisons. The case is a checksum in Ethereum and significant in Solana. */
export function walletKey(type: WalletType, address: string): string {
  const fits =
    type === 'ethereum'
      ? /^0x[0-9a-f]{40}$/i.test(address)
      : base58Bytes(address)?.length === ED25519_KEY_BYTES;
  if (!fits) return refuse('invalid_crypto_wallet_address');
  return type === 'ethereum' ? address.toLowerCase() : address;
}

// Imported lazily, because most test files use no wallet.
const keccak = async (bytes: Uint8Array): Promise<Uint8Array> =>
  (await import('@noble/hashes/sha3.js')).keccak_256(bytes);

/** The address with its EIP-55 checksum in the case of its letters. */
export async function checksummed(address: string): Promise<string> {
  const digits = address.slice(2).toLowerCase();
  const hash = bytesToHex(await keccak(utf8(digits)));
  const spelled = [...digits].map((digit, at) =>
    parseInt(hash[at] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${spelled.join('')}`;
}

/** Recovers the address that signed the text (EIP-191, `personal_sign`). */
async function ethereumSigner(text: string, signature: string): Promise<string | null> {
  const bytes = hexToBytes(/^0x([0-9a-f]{130})$/i.exec(signature)?.[1] ?? '');
  const recovery = (bytes.at(64) ?? NaN) % 27;
  if (recovery !== 0 && recovery !== 1) return null;
  const message = utf8(text);
  const prefix = utf8(`\x19Ethereum Signed Message:\n${message.length}`);
  const hash = await keccak(concatBytes(prefix, message));
  const { secp256k1 } = await import('@noble/curves/secp256k1.js');
  try {
    const recovered = Uint8Array.from([recovery, ...bytes.subarray(0, 64)]);
    const publicKey = secp256k1.recoverPublicKey(recovered, hash, { prehash: false });
    const point = secp256k1.Point.fromBytes(publicKey).toBytes(false).slice(1);
    return `0x${bytesToHex((await keccak(point)).subarray(-20))}`;
  } catch {
    // The signature is not a point of the curve.
    return null;
  }
}

async function isSolanaSignature(text: string, signature: string, address: string): Promise<boolean> {
  const [bytes, key] = [base58Bytes(signature), base58Bytes(address)];
  if (bytes?.length !== 64 || key?.length !== ED25519_KEY_BYTES) return false;
  const { ed25519 } = await import('@noble/curves/ed25519.js');
  // RFC 8032; by default the library accepts more signatures.
  return ed25519.verify(bytes, utf8(text), key, { zip215: false });
}

/** Whether the wallet with this key (see `walletKey`) signed the text. */
export const hasSigned = async (
  type: WalletType,
  key: string,
  text: string,
  signature: string,
): Promise<boolean> =>
  type === 'ethereum'
    ? (await ethereumSigner(text, signature)) === key
    : isSolanaSignature(text, signature, key);
