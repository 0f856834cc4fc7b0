import { expectNowhere } from '../../tests/secrets';
import { devToolsStores } from '../../tests/browser/devTools';
import { ethereumWallet } from '../../sandbox/testing/wallets';
import { headlessClient, rejection, signIn } from '../../tests/visits/headless';
import { makePasskey, setUpPasskeys } from '../../tests/browser/passkeys';
import { setUpSandbox } from '../../tests/sandbox';
import { EMAIL } from '../../tests/visits/signIn';
import type { Client } from '../headless';

const page = setUpSandbox();
const MINUTES = { session_duration_minutes: 30 };
const CANARY = 'canary: Drei Äpfel für 1 Glas Most';
const SECOND = 'second canary: zebra fiddle 42';
const SECRETS = { password: CANARY, newPassword: SECOND };

/** The session tokens of a signed-in client, which must not be found either. */
const tokensOf = (client: Client) => {
  const tokens = client.session.getTokens();
  return { session_token: tokens?.session_token, session_jwt: tokens?.session_jwt };
};

const actionTypes = (): string =>
  JSON.stringify(
    devToolsStores
      .at(-1)
      ?.shown()
      .actions.map(
        (action) => (action as { meta?: { arg?: { endpointName?: string } } }).meta?.arg?.endpointName,
      ),
  );

describe('§4 Password flow: passwords in state, storage, logs, URLs and events', () => {
  it('no password is found after a sign-up, a log-in and a reset that succeed', async () => {
    await page.project({ bootstrap: { pkce_required_for_password_resets: true } });
    const client = headlessClient(page);
    await client.passwords.strengthCheck({ password: CANARY, email: EMAIL });
    await client.passwords.create({ email: EMAIL, password: CANARY, ...MINUTES });
    await client.passwords.authenticate({ email: EMAIL, password: CANARY, ...MINUTES });
    await client.passwords.resetByExistingPassword({
      email: EMAIL,
      existing_password: CANARY,
      new_password: SECOND,
      ...MINUTES,
    });
    await client.passwords.resetBySession({ password: CANARY });
    await client.passwords.resetByEmailStart({ email: EMAIL });
    const token = await page.lastLinkToken(EMAIL);
    await client.passwords.resetByEmail({ token, password: SECOND, ...MINUTES });
    await page.idle();
    expectNowhere(page, { ...SECRETS, ...tokensOf(client), resetToken: token });
    expect(JSON.stringify(await page.events())).not.toMatch(/canary/);
    for (const endpoint of ['passwords', 'passwordsAuthenticate', 'passwordsEmailReset'])
      expect(actionTypes()).toContain(`"${endpoint}"`);
  });

  it.each([
    [
      'ends with a wrong password',
      { status: 401, body: { error_type: 'unauthorized_credentials', error_message: 'No.' } },
    ],
    ['ends with a schema error', { status: 400, body: { body: [{ dataPath: '.password', message: 'no' }] } }],
    ['has no answer', { drop: true }],
    ['has an answer that is not JSON', { status: 200, body: 'no JSON' }],
  ])('no password is found after an attempt that %s', async (_, fault) => {
    const client = headlessClient(page);
    await page.fault('/passwords/authenticate', fault);
    const error = await rejection(
      client.passwords.authenticate({ email: EMAIL, password: CANARY, ...MINUTES }),
    );
    await page.idle();
    expectNowhere(page, { password: CANARY });
    expect(JSON.stringify({ ...error, message: error.message, stack: error.stack })).not.toContain(CANARY);
  });

  it('no password is found after a call with wrong arguments', async () => {
    const client = headlessClient(page);
    const wrong = { email: 7, password: CANARY, ...MINUTES } as never;
    const error = await rejection(client.passwords.authenticate(wrong));
    expect(error.message).toBe('Invalid call to stytch.passwords.authenticate\nemail must be a string.');
    expectNowhere(page, { password: CANARY });
  });
});

describe('§4 Passkeys and wallets: signatures in state, storage, logs, URLs and events', () => {
  it('no passkey’s attestation or assertion is found after a sign-in', async () => {
    setUpPasskeys(page);
    const client = headlessClient(page);
    await makePasskey(page, client);
    await client.webauthn.authenticate({ is_passkey: true, ...MINUTES });
    await page.idle();
    const [made, given] = ['/webauthn/register', '/webauthn/authenticate'].map((path) => {
      const { response } = JSON.parse(String(page.lastCall(path).body?.['public_key_credential'])) as {
        response: { attestationObject?: string; signature?: string };
      };
      return response.attestationObject ?? response.signature;
    });
    expectNowhere(page, { made, given, ...tokensOf(client) });
  });

  it('no wallet’s signature is found after a sign-in', async () => {
    const client = headlessClient(page);
    await signIn(page, client);
    const wallet = ethereumWallet();
    const fields = { crypto_wallet_address: wallet.address, crypto_wallet_type: 'ethereum' };
    const { challenge } = await client.cryptoWallets.authenticateStart(fields);
    const signature = wallet.sign(challenge);
    await client.cryptoWallets.authenticate({ ...fields, signature, ...MINUTES });
    await page.idle();
    expectNowhere(page, { signature, ...tokensOf(client) });
  });
});
