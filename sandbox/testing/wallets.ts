import type { KeyObject } from 'node:crypto';
import { generateKeyPairSync, sign } from 'node:crypto';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import bs58 from 'bs58';
import type { WalletType } from '../verify/factors/wallets';

export interface TestWallet {
  type: WalletType;
  address: string;
  sign(text: string): string;
}

/** An Ethereum wallet that signs with EIP-191, as MetaMask does. */
export function ethereumWallet(secretKey: Uint8Array = secp256k1.utils.randomSecretKey()): TestWallet {
  const point = secp256k1.getPublicKey(secretKey, false).slice(1);
  const address = `0x${Buffer.from(keccak_256(point)).subarray(-20).toString('hex')}`;
  const signText = (text: string): string => {
    const message = Buffer.from(text);
    const prefix = Buffer.from(`\x19Ethereum Signed Message:\n${message.length}`);
    const hash = keccak_256(Buffer.concat([prefix, message]));
    const [recovery = 0, ...rest] = secp256k1.sign(hash, secretKey, { prehash: false, format: 'recovered' });
    return `0x${Buffer.from([...rest, recovery + 27]).toString('hex')}`;
  };
  return { type: 'ethereum', address, sign: signText };
}

const rawKey = (key: KeyObject): Buffer =>
  Buffer.from(key.export({ format: 'der', type: 'spki' })).subarray(-32);

/** A Solana wallet that signs with Ed25519 and encodes in base58, as Phantom does. */
export function solanaWallet(): TestWallet {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    type: 'solana',
    address: bs58.encode(rawKey(publicKey)),
    sign: (text) => bs58.encode(sign(null, Buffer.from(text), privateKey)),
  };
}
