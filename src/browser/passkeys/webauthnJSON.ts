import { base64URLStringToBuffer, bufferToBase64URLString } from '@simplewebauthn/browser';

/**
 * Converts between JSON on the wire and the browser's objects: binary members are base64url (WebAuthn 5.1.9,
 * 5.1.10).
 */

/** Base64 in the alphabet for URLs, without padding. */
export const urlAlphabet = (base64: string): string =>
  bufferToBase64URLString(base64URLStringToBuffer(base64));

type Dictionary = Record<string, unknown>;

/** Applies `change` to each binary member of the options. */
function withBinary(options: Dictionary, change: (text: string) => unknown): Dictionary {
  const idOf = (entry: unknown): unknown => {
    const { id, ...rest } = entry as { id: string };
    return { ...rest, id: change(id) };
  };
  // Some browsers reject an empty list, which means the same as none.
  const listOf = (list: unknown) => (Array.isArray(list) && list.length > 0 ? list.map(idOf) : undefined);
  return {
    ...options,
    challenge: change(options.challenge as string),
    ...(options.user !== undefined && { user: idOf(options.user) }),
    excludeCredentials: listOf(options.excludeCredentials),
    allowCredentials: listOf(options.allowCredentials),
  };
}

type Parse = 'parseCreationOptionsFromJSON' | 'parseRequestOptionsFromJSON';

/** Uses the browser's parser, which supports all extensions, or ours where the browser has none. */
function read(text: string, parse: Parse): Dictionary {
  const options = withBinary(JSON.parse(text) as Dictionary, urlAlphabet);
  const native = PublicKeyCredential as unknown as Partial<Record<Parse, (options: object) => object>>;
  return (native[parse]?.(options) as Dictionary | undefined) ?? withBinary(options, base64URLStringToBuffer);
}

export const creationOptions = (text: string) =>
  read(text, 'parseCreationOptionsFromJSON') as unknown as PublicKeyCredentialCreationOptions;

export const requestOptions = (text: string) =>
  read(text, 'parseRequestOptionsFromJSON') as unknown as PublicKeyCredentialRequestOptions;

const bytesAsText = (_: string, value: unknown): unknown => {
  if (value instanceof ArrayBuffer) return bufferToBase64URLString(value);
  if (!ArrayBuffer.isView(value)) return value;
  const { buffer, byteOffset, byteLength } = value;
  return bufferToBase64URLString(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
};

type AnyResponse = Partial<AuthenticatorAttestationResponse & AuthenticatorAssertionResponse>;

export function credentialText(credential: PublicKeyCredential): string {
  try {
    if (typeof credential.toJSON === 'function') return JSON.stringify(credential.toJSON());
  } catch {
    // Credentials replaced by a browser extension: the native method rejects them.
  }
  const { id, rawId, type, authenticatorAttachment } = credential;
  const response = credential.response as AuthenticatorResponse & AnyResponse;
  const { clientDataJSON, attestationObject, authenticatorData, signature, userHandle } = response;
  return JSON.stringify(
    {
      id,
      rawId,
      type,
      authenticatorAttachment: authenticatorAttachment ?? undefined,
      clientExtensionResults: credential.getClientExtensionResults(),
      response: attestationObject
        ? {
            clientDataJSON,
            attestationObject,
            authenticatorData: response.getAuthenticatorData?.(),
            transports: response.getTransports?.(),
          }
        : { clientDataJSON, authenticatorData, signature, userHandle: userHandle ?? undefined },
    },
    bytesAsText,
  );
}
