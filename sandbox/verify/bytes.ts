import { bytesToHex, hexToBytes, randomBytes } from '@noble/hashes/utils.js';

/** Bytes and their texts, in Node and in browsers alike. */
export { bytesToHex, hexToBytes, randomBytes };

export const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export const textOfUtf8 = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

export const base64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

export const unpaddedBase64 = (bytes: Uint8Array): string => base64(bytes).replaceAll('=', '');

export const base64url = (bytes: Uint8Array): string =>
  base64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Decodes both alphabets, with and without padding. No bytes for any other text. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  try {
    const decoded = atob(text.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, ''));
    return Uint8Array.from(decoded, (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

/** Decodes hexadecimal digits, or base64. */
export const bytesOfText = (text: string): Uint8Array =>
  /^(?:[0-9a-f]{2})+$/i.test(text) ? hexToBytes(text) : fromBase64(text);

export function concatBytes(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export const uint32 = (value: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
};
