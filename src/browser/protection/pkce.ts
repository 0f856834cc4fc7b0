import type { PKCEPair } from '../../domain/entities';

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

/** Rejects on a page without Web Crypto. */
export const sha256 = async (text: string): Promise<string> =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));

/** RFC 7636: a verifier of 256 random bits (43 characters) and its S256 challenge. */
export async function createPKCEPair(): Promise<PKCEPair> {
  const code_verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  return { code_challenge: await sha256(code_verifier), code_verifier };
}
