import { makePasskey, setUpPasskeys } from '../browser/passkeys';
import { A_STRING, AUTH, DURATION, META, type RouteTable } from './route';

const PASSKEY = { is_passkey: true, ...DURATION };
const SIGNED_IN = { ...AUTH, webauthn_registration_id: A_STRING };
const BASE64URL = expect.stringMatching(/^[\w-]+$/) as string;

/** JSON text of a credential, its bytes in base64url. */
const credential = (response: object) => ({
  asymmetricMatch: (text: unknown) => {
    const given: unknown = JSON.parse(String(text));
    expect(given).toEqual({
      id: BASE64URL,
      rawId: BASE64URL,
      type: 'public-key',
      authenticatorAttachment: 'platform',
      clientExtensionResults: {},
      response,
    });
    return true;
  },
});
const ATTESTATION = credential({
  clientDataJSON: BASE64URL,
  attestationObject: BASE64URL,
  authenticatorData: BASE64URL,
  transports: ['internal'],
});
const ASSERTION = credential({
  clientDataJSON: BASE64URL,
  authenticatorData: BASE64URL,
  signature: BASE64URL,
  userHandle: BASE64URL,
});

export const webauthnRoutes: RouteTable = (page) => {
  let registrationId = '';
  return {
    'POST /webauthn/register/start': {
      call: (client) => {
        setUpPasskeys(page);
        return client.webauthn.register(PASSKEY);
      },
      signedIn: true,
      body: {
        domain: 'localhost',
        return_passkey_credential_options: true,
        user_agent: navigator.userAgent,
      },
      answer: SIGNED_IN,
    },
    'POST /webauthn/register': {
      call: (client) => {
        setUpPasskeys(page);
        return client.webauthn.register(PASSKEY);
      },
      signedIn: true,
      body: { public_key_credential: ATTESTATION, ...DURATION },
      answer: SIGNED_IN,
    },
    'POST /webauthn/authenticate/start/primary': {
      call: async (client) => {
        setUpPasskeys(page);
        await makePasskey(page, client);
        return client.webauthn.authenticate(PASSKEY);
      },
      body: { domain: 'localhost', return_passkey_credential_options: true },
      answer: SIGNED_IN,
    },
    'POST /webauthn/authenticate/start/secondary': {
      call: async (client) => {
        setUpPasskeys(page);
        await client.webauthn.register(PASSKEY);
        return client.webauthn.authenticate({ ...DURATION, domain: 'localhost' });
      },
      signedIn: true,
      body: { domain: 'localhost' },
      answer: SIGNED_IN,
    },
    'POST /webauthn/authenticate': {
      call: async (client) => {
        setUpPasskeys(page);
        await makePasskey(page, client);
        return client.webauthn.authenticate(PASSKEY);
      },
      body: { public_key_credential: ASSERTION, ...DURATION },
      answer: SIGNED_IN,
    },
    'PUT /webauthn/update/{webauthn_registration_id}': {
      call: async (client) => {
        setUpPasskeys(page);
        const { webauthn_registration_id } = await client.webauthn.register(PASSKEY);
        registrationId = webauthn_registration_id;
        return client.webauthn.update({ webauthn_registration_id, name: 'Work laptop' });
      },
      path: () => `/webauthn/update/${registrationId}`,
      signedIn: true,
      body: { name: 'Work laptop' },
      answer: {
        ...META,
        webauthn_registration: expect.objectContaining({
          name: 'Work laptop',
          domain: 'localhost',
        }) as object,
      },
    },
  };
};
