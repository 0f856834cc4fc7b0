import { createHash, webcrypto } from 'node:crypto';
import * as fc from 'fast-check';
import { createPKCEPair } from './pkce';

describe('§4 PKCE', () => {
  it('the verifier has 43 unreserved characters, and the challenge is its S256 hash', async () => {
    const { code_verifier, code_challenge } = await createPKCEPair();
    expect(code_verifier).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(code_challenge).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(code_challenge).not.toBe(code_verifier);
  });

  it('the challenge equals the example of RFC 7636', async () => {
    const example = Buffer.from('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk', 'base64url');
    jest.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
      (bytes as Uint8Array).set(example);
      return bytes;
    });
    expect(await createPKCEPair()).toEqual({
      code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    });
  });

  it('the verifier encodes every random byte, and the challenge is its SHA-256', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 32, maxLength: 32 }), async (bytes) => {
        const random = jest.spyOn(crypto, 'getRandomValues').mockImplementation((into) => {
          (into as Uint8Array).set(bytes);
          return into;
        });
        const { code_verifier, code_challenge } = await createPKCEPair();
        random.mockRestore();
        // RFC 7636, 4.1 and 4.2
        expect(code_verifier).toMatch(/^[A-Za-z0-9._~-]{43,128}$/);
        expect(Buffer.from(code_verifier, 'base64url')).toEqual(Buffer.from(bytes));
        expect(code_challenge).toBe(createHash('sha256').update(code_verifier).digest('base64url'));
      }),
    );
  });

  it('two pairs are never the same', async () => {
    const pairs = await Promise.all(Array.from({ length: 50 }, createPKCEPair));
    expect(new Set(pairs.map(({ code_verifier }) => code_verifier)).size).toBe(50);
  });

  it('a page without Web Crypto rejects', async () => {
    const subtle = jest.spyOn(webcrypto, 'subtle', 'get').mockReturnValue(undefined as never);
    await expect(createPKCEPair()).rejects.toThrow(TypeError);
    subtle.mockRestore();
  });
});
