import { setUpSandbox } from '../../../tests/sandbox';
import { headlessClient, rejection, signIn } from '../../../tests/visits/headless';
import { EMAIL } from '../../../tests/visits/signIn';
import { makePasskey, setUpPasskeys, type Browser } from '../../../tests/browser/passkeys';

const page = setUpSandbox();
const MINUTES = { session_duration_minutes: 30 };
const PASSKEY = { is_passkey: true, ...MINUTES };
const REGISTER = '/webauthn/register';

const passkeys = (browser?: Browser) => setUpPasskeys(page, browser);

describe('§4 Passkeys: client.webauthn', () => {
  it.each([
    ['a browser that converts JSON itself', { json: true }],
    ['a browser that does not convert JSON', { json: false }],
  ])('registers and signs in: %s', async (_, browser) => {
    passkeys(browser);
    const client = headlessClient(page);
    const { session } = await signIn(page, client);
    const made = await client.webauthn.register({ is_passkey: true, session_duration_minutes: 60 });
    expect(made.session.session_id).toBe(session.session_id);
    expect(made.user.webauthn_registrations).toMatchObject([
      { webauthn_registration_id: made.webauthn_registration_id, domain: 'localhost' },
    ]);
    expect(client.user.getSync()).toEqual(made.user);
    await client.session.revoke();

    const answer = await client.webauthn.authenticate(PASSKEY);
    expect(answer?.webauthn_registration_id).toBe(made.webauthn_registration_id);
    expect(client.session.getSync()).toEqual(answer?.session);
    expect(answer?.session.authentication_factors).toMatchObject([{ type: 'webauthn' }]);
  });

  it('sends the host’s values', async () => {
    const device = passkeys();
    const client = headlessClient(page);
    await signIn(page, client);
    const override = { override_id: 'ada-1', override_name: 'ada', override_display_name: 'Ada L.' };
    await client.webauthn.register({
      domain: 'localhost',
      authenticator_type: 'platform',
      use_base64_url_encoding: true,
      ...override,
    });
    expect(page.lastCall('/webauthn/register/start').body).toEqual({
      domain: 'localhost',
      authenticator_type: 'platform',
      use_base64_url_encoding: true,
      user_agent: navigator.userAgent,
      ...override,
    });
    expect(Object.keys(page.lastCall(REGISTER).body ?? {})).toEqual(['public_key_credential']);
    expect(device.requests[0]?.options.user).toMatchObject({ name: 'ada', displayName: 'Ada L.' });
  });

  it('sends the page’s host and the browser, and no duration that would shorten the session', async () => {
    passkeys();
    const client = headlessClient(page);
    const { session } = await signIn(page, client, EMAIL, 480);
    const made = await client.webauthn.register();
    expect(page.lastCall('/webauthn/register/start').body).toEqual({
      domain: 'localhost',
      user_agent: navigator.userAgent,
    });
    expect(Object.keys(page.lastCall(REGISTER).body ?? {})).toEqual(['public_key_credential']);
    expect(made.session.expires_at).toBe(session.expires_at);
  });

  it('adds a factor to the session of the same user', async () => {
    passkeys();
    const client = headlessClient(page);
    const { session } = await signIn(page, client);
    await client.webauthn.register(PASSKEY);
    const answer = await client.webauthn.authenticate(PASSKEY);
    expect(page.calls('/webauthn/authenticate/start/secondary')).toHaveLength(1);
    expect(answer?.session.session_id).toBe(session.session_id);
  });

  it('update changes the name at once', async () => {
    passkeys();
    const client = headlessClient(page);
    await signIn(page, client);
    const { webauthn_registration_id } = await client.webauthn.register(PASSKEY);
    const answer = await client.webauthn.update({ webauthn_registration_id, name: 'Work laptop' });
    expect(answer.webauthn_registration).toMatchObject({ webauthn_registration_id, name: 'Work laptop' });
    expect(client.user.getSync()?.webauthn_registrations).toEqual([answer.webauthn_registration]);
    expect((await client.user.get()).webauthn_registrations).toEqual([answer.webauthn_registration]);
  });

  it('an id is encoded as one segment of the path', async () => {
    const client = headlessClient(page);
    await signIn(page, client);
    await rejection(client.webauthn.update({ webauthn_registration_id: '../users/me', name: 'x' }));
    expect(page.calls('/webauthn/update/..%2Fusers%2Fme')).toHaveLength(1);
  });
});

describe('§8 Passkeys: errors of the browser and the provider', () => {
  it('a visitor who declines rejects with the browser’s own name and message', async () => {
    const device = passkeys();
    const client = headlessClient(page);
    await makePasskey(page, client);
    device.visitorWill('decline');
    const error = await rejection(client.webauthn.authenticate(PASSKEY));
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      name: 'NotAllowedError',
      message: 'The operation either timed out or was not allowed.',
    });
    expect(page.calls('/webauthn/authenticate')).toHaveLength(0);
    expect(client.session.getSync()).toBeNull();
  });

  it('a browser that returns no passkey rejects', async () => {
    const device = passkeys();
    const client = headlessClient(page);
    await makePasskey(page, client);
    device.visitorWill('nothing');
    expect(await client.webauthn.authenticate(PASSKEY)).toBeNull();
    expect(page.calls('/webauthn/authenticate')).toHaveLength(0);
    await signIn(page, client);
    expect(await rejection(client.webauthn.register(PASSKEY))).toMatchObject({ name: 'UnknownError' });
    expect(page.calls(REGISTER)).toHaveLength(1);
  });

  it('a device that already has a passkey rejects with InvalidStateError and registers nothing', async () => {
    passkeys();
    const client = headlessClient(page);
    await signIn(page, client);
    await client.webauthn.register(PASSKEY);
    expect(await rejection(client.webauthn.register(PASSKEY))).toMatchObject({
      name: 'InvalidStateError',
      message: 'A matching credential is already registered.',
    });
    expect(page.calls(REGISTER)).toHaveLength(1);
  });

  it('a passkey deleted from the account rejects with the provider’s error', async () => {
    passkeys();
    const client = headlessClient(page);
    await signIn(page, client);
    const { webauthn_registration_id } = await client.webauthn.register(PASSKEY);
    await client.user.deleteWebauthnRegistration(webauthn_registration_id);
    await client.session.revoke();
    expect(await rejection(client.webauthn.authenticate(PASSKEY))).toMatchObject({
      name: 'StytchAPIError',
      error_type: 'webauthn_registration_not_found',
    });
  });

  it('a browser without WebAuthn rejects with PasskeysUnsupportedError and sends nothing', async () => {
    const client = headlessClient(page);
    await signIn(page, client);
    const expected = {
      name: 'PasskeysUnsupportedError',
      message: expect.stringContaining('passkeys') as string,
    };
    expect(await rejection(client.webauthn.register(PASSKEY))).toMatchObject(expected);
    expect(await rejection(client.webauthn.authenticate(PASSKEY))).toMatchObject(expected);
    expect(page.calls().filter(({ path }) => path.startsWith('/webauthn'))).toEqual([]);
  });

  it('invalid options reject', async () => {
    const device = passkeys();
    const client = headlessClient(page);
    await page.fault('/webauthn/authenticate/start/primary', {
      status: 200,
      body: JSON.stringify({ data: { public_key_credential_request_options: '{"challenge":"%%%"}' } }),
    });
    expect(await rejection(client.webauthn.authenticate(PASSKEY))).toMatchObject({
      name: 'PasskeysInvalidEncoding',
    });
    expect(device.requests).toEqual([]);
  });
});
