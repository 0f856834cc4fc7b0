import { installPasskeys } from '../../../tests/browser/passkeys';
import { creationOptions, credentialText, requestOptions } from './webauthnJSON';

const BYTES = [251, 255, 190, 0, 1];
const PLAIN = Buffer.from(BYTES).toString('base64');
const URL_SAFE = Buffer.from(BYTES).toString('base64url');
const bytesOf = (value: unknown) => [...new Uint8Array(value as ArrayBuffer)];

describe.each([
  ['a browser that converts JSON itself', true],
  ['a browser that does not convert JSON', false],
])('§7 Passkey options and credentials in JSON: %s', (_, json) => {
  let browser: ReturnType<typeof installPasskeys>;
  beforeEach(() => (browser = installPasskeys({ json })));
  afterEach(() => browser.remove());

  it.each([
    ['base64url', URL_SAFE],
    ['plain base64 with padding', PLAIN],
  ])('reads bytes in %s', (_name, text) => {
    const creation = creationOptions(
      JSON.stringify({
        challenge: text,
        user: { id: text, name: 'ada', displayName: 'Ada' },
        excludeCredentials: [{ id: text, type: 'public-key' }],
        rp: { id: 'localhost', name: 'Prices' },
      }),
    );
    expect(bytesOf(creation.challenge)).toEqual(BYTES);
    expect(bytesOf(creation.user.id)).toEqual(BYTES);
    expect(creation.user.name).toBe('ada');
    expect(creation.excludeCredentials?.map(({ id }) => bytesOf(id))).toEqual([BYTES]);
    expect(creation.rp).toEqual({ id: 'localhost', name: 'Prices' });

    const request = requestOptions(
      JSON.stringify({ challenge: text, rpId: 'localhost', allowCredentials: [{ id: text }] }),
    );
    expect(bytesOf(request.challenge)).toEqual(BYTES);
    expect(request.allowCredentials?.map(({ id }) => bytesOf(id))).toEqual([BYTES]);
    expect(request.rpId).toBe('localhost');
  });

  it('treats an empty list as missing', () => {
    const request = requestOptions(JSON.stringify({ challenge: URL_SAFE, allowCredentials: [] }));
    expect(request.allowCredentials).toBeUndefined();
  });

  it.each(['', 'no JSON', '{"challenge":"%%%"}', '{}'])('refuses %p', (text) => {
    expect(() => requestOptions(text)).toThrow();
  });
});

describe('§7 Passkey options and credentials in JSON: a created credential', () => {
  const bytes = Uint8Array.from(BYTES).buffer;
  const credential = (more: object = {}) =>
    ({
      id: URL_SAFE,
      rawId: bytes,
      type: 'public-key',
      authenticatorAttachment: null,
      getClientExtensionResults: () => ({ prf: { results: { first: new Uint8Array(BYTES) } } }),
      response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: null },
      ...more,
    }) as unknown as PublicKeyCredential;

  it('is written with its bytes in base64url at every depth', () => {
    expect(JSON.parse(credentialText(credential()))).toEqual({
      id: URL_SAFE,
      rawId: URL_SAFE,
      type: 'public-key',
      clientExtensionResults: { prf: { results: { first: URL_SAFE } } },
      response: { clientDataJSON: URL_SAFE, authenticatorData: URL_SAFE, signature: URL_SAFE },
    });
  });

  it('is written by the browser’s toJSON where it exists', () => {
    const toJSON = () => ({ id: URL_SAFE, response: { publicKey: URL_SAFE } });
    expect(JSON.parse(credentialText(credential({ toJSON })))).toEqual(toJSON());
  });

  it('is written by our code when an extension’s toJSON throws', () => {
    const toJSON = () => {
      throw new TypeError('Illegal invocation');
    };
    expect(JSON.parse(credentialText(credential({ toJSON })))).toMatchObject({ rawId: URL_SAFE });
  });
});
