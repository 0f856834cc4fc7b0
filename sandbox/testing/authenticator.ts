import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { PAGE } from './visitor';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: string | Buffer): string => Buffer.from(data).toString('base64url');

const FLAGS = { present: 0x01, verified: 0x04, withCredential: 0x40 };

/** Encodes the CBOR types (RFC 8949) that an attestation uses. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, count: number): Buffer =>
    count < 24
      ? Buffer.from([(major << 5) | count])
      : count < 256
        ? Buffer.from([(major << 5) | 24, count])
        : Buffer.from([(major << 5) | 25, count >> 8, count & 0xff]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, inner]) => [cbor(key), cbor(inner as Buffer)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

/** Defects to put into an answer. */
export interface Tampering {
  origin?: string;
  domain?: string;
  challenge?: string;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string | null;
  id?: string;
  spoilSignature?: boolean;
}

/** Options of a new passkey. */
export interface Making extends Tampering {
  /** Identifies the authenticator's model. Default: sixteen zeros, which means unknown. */
  aaguid?: string;
}

interface Options {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
  user?: { id: string };
}

/** A software passkey (ES256) that answers the options of registration and authentication as a browser does. */
export function softwareAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  let counter = 0;
  let userHandle = '';

  const clientData = (type: string, options: Options, given: Tampering): string =>
    JSON.stringify({
      type,
      challenge: given.challenge ?? options.challenge,
      origin: given.origin ?? PAGE,
      crossOrigin: false,
    });

  function authenticatorData(domain: string, given: Tampering, credential?: Buffer): Buffer {
    counter = given.counter ?? counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags =
      FLAGS.present |
      (given.isVerified === false ? 0 : FLAGS.verified) |
      (credential ? FLAGS.withCredential : 0);
    return Buffer.concat([
      sha256(given.domain ?? domain),
      Buffer.from([flags]),
      count,
      credential ?? Buffer.alloc(0),
    ]);
  }

  const wire = (response: object, given: Tampering): string => {
    const id = given.id ?? base64url(credentialId);
    const common = { id, rawId: id, type: 'public-key', clientExtensionResults: {} };
    return JSON.stringify({ ...common, authenticatorAttachment: 'platform', response });
  };

  return {
    id: base64url(credentialId),

    create(optionsText: string, given: Making = {}): string {
      const options = JSON.parse(optionsText) as Options;
      userHandle = options.user?.id ?? '';
      const key = new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const length = Buffer.from([0, credentialId.length]);
      const model = given.aaguid ? Buffer.from(given.aaguid.replaceAll('-', ''), 'hex') : Buffer.alloc(16);
      const credential = Buffer.concat([model, length, credentialId, cbor(key)]);
      const authData = authenticatorData(options.rp?.id ?? '', given, credential);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      const data = clientData('webauthn.create', options, given);
      const response = {
        clientDataJSON: base64url(data),
        attestationObject: base64url(cbor(attestation)),
        authenticatorData: base64url(authData),
        transports: ['internal'],
      };
      return wire(response, given);
    },

    get(optionsText: string, given: Tampering = {}): string {
      const options = JSON.parse(optionsText) as Options;
      const data = clientData('webauthn.get', options, given);
      const authData = authenticatorData(options.rpId ?? '', given);
      const signed = Buffer.concat([authData, sha256(given.spoilSignature ? `${data} ` : data)]);
      const handle = given.userHandle === undefined ? userHandle : given.userHandle;
      return wire(
        {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authData),
          signature: base64url(createSign('sha256').update(signed).sign(privateKey)),
          ...(handle !== null && { userHandle: handle }),
        },
        given,
      );
    },
  };
}
