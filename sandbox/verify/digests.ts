import { equalBytes } from '@noble/curves/utils.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as hash } from '@noble/hashes/sha2.js';
import { base64url, bytesToHex, utf8 } from './bytes';

export const sha256 = (text: string): Uint8Array => hash(utf8(text));

export const hmacSha256 = (key: string, text: string): Uint8Array => hmac(hash, utf8(key), utf8(text));

/** Secrets are stored as SHA-256 digests, so that nobody can use them after reading the database. */
export const digest = (secret: string): string => bytesToHex(sha256(secret));

/** The code challenge of a verifier (RFC 7636, S256); also the thumbprint of a key (RFC 7638). */
export const base64urlDigest = (text: string): string => base64url(sha256(text));

/** Compares in constant time, against timing attacks. */
export const sameDigest = (left: string, right: string): boolean => equalBytes(utf8(left), utf8(right));
