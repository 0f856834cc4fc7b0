import { addPasskeyInput, makePasskey, setUpPasskeys } from '../../../tests/browser/passkeys';
import { runtimeOf } from '../../../tests/runtime';
import { setUpSandbox } from '../../../tests/sandbox';
import { eventually } from '../../../tests/time';
import { headlessClient, rejection, signIn } from '../../../tests/visits/headless';
import { CONDITIONAL, offerInInput, PASSKEY } from '../../../tests/visits/passkeyOffer';
import { createClient } from '../../headless';
import { authenticatePasskey } from '../../sagas/passkeys/webauthnAuthenticate';

const page = setUpSandbox();

describe('§4 Passkeys: one request per page', () => {
  it('a prompt aborts an autofill request, and starts when that has ended', async () => {
    const { client, offer } = await offerInInput(page);
    const answer = await client.webauthn.authenticate(PASSKEY);
    expect(answer?.session).toEqual(client.session.getSync());
    expect(await offer).toMatchObject({ name: 'AbortError' });
  });

  it('a registration aborts an autofill request', async () => {
    const { device, client, offer } = await offerInInput(page);
    await signIn(page, client);
    device.forget();
    await client.webauthn.register(PASSKEY);
    expect(await offer).toMatchObject({ name: 'AbortError' });
  });

  it('an autofill request waits for a prompt, and does not abort it', async () => {
    const device = setUpPasskeys(page);
    const client = headlessClient(page);
    await makePasskey(page, client);
    addPasskeyInput(page);
    device.visitorWill('wait');
    const prompt = client.webauthn.authenticate(PASSKEY);
    await eventually(() => expect(device.isOpen()).toBe(true));
    const offer = rejection(client.webauthn.authenticate(CONDITIONAL));
    await page.idle();
    expect(device.requests.filter(({ kind }) => kind === 'get')).toHaveLength(1);
    device.approve();
    expect(await prompt).not.toBeNull();
    await eventually(() => expect(device.requests.at(-1)).toMatchObject({ isInAutofill: true }));
    device.decline();
    expect(await offer).toMatchObject({ name: 'NotAllowedError' });
  });

  it('a second prompt replaces the first', async () => {
    const device = setUpPasskeys(page);
    const client = headlessClient(page);
    await makePasskey(page, client);
    device.visitorWill('wait');
    const first = rejection(client.webauthn.authenticate(PASSKEY));
    await eventually(() => expect(device.isOpen()).toBe(true));
    device.visitorWill('approve');
    expect((await client.webauthn.authenticate(PASSKEY))?.session).toEqual(client.session.getSync());
    expect(await first).toMatchObject({ name: 'AbortError' });
  });

  it('a saga that is cancelled aborts its request', async () => {
    const device = setUpPasskeys(page);
    const client = headlessClient(page);
    await makePasskey(page, client);
    addPasskeyInput(page);
    const task = (await runtimeOf(client)).runRoot(() => authenticatePasskey(CONDITIONAL));
    await eventually(() => expect(device.isOpen()).toBe(true));
    task?.cancel();
    await eventually(() => expect(device.isOpen()).toBe(false));
  });

  it('a prompt of another client of the page aborts an autofill request', async () => {
    const { offer } = await offerInInput(page);
    const other = createClient('public-token-test-other', page.options);
    page.onCleanUp(() => other.destroy());
    await page.control.createProject({ public_token: 'public-token-test-other' });
    expect(await rejection(other.webauthn.authenticate(PASSKEY))).toMatchObject({
      error_type: 'webauthn_registration_not_found',
    });
    expect(await offer).toMatchObject({ name: 'AbortError' });
  });

  it('a request that ignores its abort signal delays the next one by at most 1 s', async () => {
    const device = setUpPasskeys(page, { obeysAbort: false });
    const client = headlessClient(page);
    await makePasskey(page, client);
    addPasskeyInput(page);
    const offer = rejection(client.webauthn.authenticate(CONDITIONAL));
    await eventually(() => expect(device.isOpen()).toBe(true));
    const answer = rejection(client.webauthn.authenticate(PASSKEY));
    expect(await offer).toMatchObject({ name: 'AbortError' });
    expect(await answer).toMatchObject({ name: 'OperationError' });
  });
});
