import { ed25519 } from '@noble/curves/ed25519.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';

/** An account of the test wallet, with real keys. */
export interface Account<Signature> {
  address: string;
  sign(message: Uint8Array): Signature;
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

const base58 = (bytes: Uint8Array): string => {
  let text = '';
  for (let rest = BigInt(`0x${hex(bytes)}`); rest > 0n; rest /= 58n) text = BASE58[Number(rest % 58n)] + text;
  return '1'.repeat(bytes.findIndex((byte) => byte !== 0)) + text;
};

/** Signs as `personal_sign` does (EIP-191). */
const ethereumAccount = (key: Uint8Array): Account<string> => {
  const point = secp256k1.getPublicKey(key, false).slice(1);
  return {
    address: `0x${hex(keccak_256(point).slice(-20))}`,
    sign(message) {
      const prefix = utf8(`\x19Ethereum Signed Message:\n${message.length}`);
      const hash = keccak_256(Uint8Array.of(...prefix, ...message));
      const signature = secp256k1.sign(hash, key, { prehash: false, format: 'recovered' });
      return `0x${hex(Uint8Array.of(...signature.slice(1), (signature[0] ?? 0) + 27))}`;
    },
  };
};

const solanaAccount = (key: Uint8Array): Account<Uint8Array> => ({
  address: base58(ed25519.getPublicKey(key)),
  sign: (message) => ed25519.sign(message, key),
});

const STORAGE_KEY = 'pricerx_demo_wallet';

/** Seeds of the keys. They are kept in this browser, so that the test wallet signs in the same user again. */
const seeds = (): string[] => {
  const made = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));
  try {
    const kept = localStorage.getItem(STORAGE_KEY)?.split(',');
    if (kept?.length === 4) return kept;
    const fresh = [made(), made(), made(), made()];
    localStorage.setItem(STORAGE_KEY, fresh.join());
    return fresh;
  } catch {
    return [made(), made(), made(), made()];
  }
};

/** One account of each chain, and another one for the behaviour `wrongAccount`. */
export const testAccounts = () => {
  const [ethereum = '', otherEthereum = '', solana = '', otherSolana = ''] = seeds();
  return {
    ethereum: [ethereumAccount(bytesOf(ethereum)), ethereumAccount(bytesOf(otherEthereum))],
    solana: [solanaAccount(bytesOf(solana)), solanaAccount(bytesOf(otherSolana))],
  } as const;
};
