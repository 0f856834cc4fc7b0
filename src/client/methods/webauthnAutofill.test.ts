import { addPasskeyInput, makePasskey, setUpPasskeys } from '../../../tests/browser/passkeys';
import { runtimeOf } from '../../../tests/runtime';
import { setUpSandbox } from '../../../tests/sandbox';
import { eventually } from '../../../tests/time';
import { headlessClient, rejection } from '../../../tests/visits/headless';
import { CONDITIONAL, offerInInput, PASSKEY } from '../../../tests/visits/passkeyOffer';
import { createClient } from '../../headless';
import { authenticatePasskey } from '../../sagas/passkeys/webauthnAuthenticate';

const page = setUpSandbox();

describe('§4 Passkeys: the client’s autofill request', () => {
  it.each([
    [true, { autofill: true }],
    [false, { autofill: false }],
  ])('browserSupportsAutofill: %s', async (expected, browser) => {
    setUpPasskeys(page, browser);
    expect(await headlessClient(page).webauthn.browserSupportsAutofill()).toBe(expected);
  });

  it('browserSupportsAutofill is false without WebAuthn, and prefers getClientCapabilities', async () => {
    const client = headlessClient(page);
    expect(await client.webauthn.browserSupportsAutofill()).toBe(false);
    setUpPasskeys(page, { autofill: true });
    Object.assign(PublicKeyCredential, {
      getClientCapabilities: () => Promise.resolve({ conditionalGet: false }),
    });
    expect(await client.webauthn.browserSupportsAutofill()).toBe(false);
  });

  it('signs in with the passkey that the visitor picks', async () => {
    const device = setUpPasskeys(page);
    const client = headlessClient(page);
    await makePasskey(page, client);
    addPasskeyInput(page);
    const answer = client.webauthn.authenticate(CONDITIONAL);
    await eventually(() => expect(device.isOpen()).toBe(true));
    expect(device.requests.at(-1)).toMatchObject({ kind: 'get', isInAutofill: true });
    expect(client.session.getSync()).toBeNull();
    device.approve();
    expect((await answer)?.session).toEqual(client.session.getSync());
  });

  it('ends when its client is destroyed while other clients use the same runtime', async () => {
    const device = setUpPasskeys(page);
    const other = headlessClient(page);
    await makePasskey(page, other);
    addPasskeyInput(page);
    const client = createClient(page.publicToken, page.options);
    page.console.take('exists already');
    const offer = rejection(client.webauthn.authenticate(CONDITIONAL));
    await eventually(() => expect(device.isOpen()).toBe(true));
    client.destroy();
    expect(await offer).toMatchObject({ name: 'AbortError' });
    await eventually(() => expect(device.isOpen()).toBe(false));
    const answer = other.webauthn.authenticate(CONDITIONAL);
    await eventually(() => expect(device.isOpen()).toBe(true));
    device.approve();
    expect(await answer).toMatchObject({ session: other.session.getSync() });
  });

  it('continues when another client of the page is destroyed', async () => {
    const { device, client, offer } = await offerInInput(page);
    createClient(page.publicToken, page.options).destroy();
    page.console.take('exists already');
    await page.idle();
    expect(device.isOpen()).toBe(true);
    client.destroy();
    expect((await offer).message).toContain('destroyed');
  });

  it.each([
    ['a browser without passkey autofill', { autofill: false }, true, 'this browser offers no passkeys'],
    ['a page without an input for it', { autofill: true }, false, 'no input of this page has "webauthn"'],
  ])('resolves to null, warns in the console and sends nothing: %s', async (_, browser, hasInput, line) => {
    setUpPasskeys(page, browser);
    if (hasInput) addPasskeyInput(page);
    const client = headlessClient(page);
    expect(await client.webauthn.authenticate(CONDITIONAL)).toBeNull();
    expect(page.console.take(line)).toHaveLength(1);
    expect(page.calls().filter(({ path }) => path.startsWith('/webauthn'))).toEqual([]);
  });

  it('resolves to null in a browser without WebAuthn', async () => {
    addPasskeyInput(page);
    expect(await headlessClient(page).webauthn.authenticate(CONDITIONAL)).toBeNull();
    expect(page.console.take('this browser offers no passkeys')).toHaveLength(1);
  });

  it('ends when its client is destroyed', async () => {
    const { device, client, offer } = await offerInInput(page);
    client.destroy();
    expect((await offer).message).toContain('destroyed');
    await eventually(() => expect(device.isOpen()).toBe(false));
  });

  it('accepts an input inside a shadow root', async () => {
    const device = setUpPasskeys(page);
    const client = headlessClient(page);
    await makePasskey(page, client);
    const host = document.body.appendChild(document.createElement('div'));
    page.onCleanUp(() => host.remove());
    const input = addPasskeyInput(page, host.attachShadow({ mode: 'closed' }));
    const answer = (await runtimeOf(client)).run(() => authenticatePasskey(CONDITIONAL, () => [input]));
    await eventually(() => expect(device.isOpen()).toBe(true));
    device.approve();
    expect((await answer)?.data?.session).toEqual(client.session.getSync());
  });

  it('rejects with AbortError when the host aborts it, and the next request starts', async () => {
    const device = setUpPasskeys(page);
    const client = headlessClient(page);
    await makePasskey(page, client);
    addPasskeyInput(page);
    const controller = new AbortController();
    const answer = rejection(client.webauthn.authenticate({ ...CONDITIONAL, signal: controller.signal }));
    await eventually(() => expect(device.isOpen()).toBe(true));
    controller.abort(new Error('of the host'));
    expect(await answer).toMatchObject({ name: 'AbortError' });
    expect((await client.webauthn.authenticate(PASSKEY))?.session).toEqual(client.session.getSync());
  });

  it('does not call the browser when the host aborts it before the provider answers', async () => {
    const device = setUpPasskeys(page);
    const client = headlessClient(page);
    await makePasskey(page, client);
    addPasskeyInput(page);
    const before = device.requests.length;
    await page.fault('/webauthn/authenticate/start/primary', { delay_ms: 100 });
    const controller = new AbortController();
    const answer = rejection(client.webauthn.authenticate({ ...CONDITIONAL, signal: controller.signal }));
    await eventually(() => page.lastCall('/webauthn/authenticate/start/primary'));
    controller.abort();
    expect(await answer).toMatchObject({ name: 'AbortError' });
    expect(device.requests).toHaveLength(before);
  });

  it.each([
    ['autofill', CONDITIONAL],
    ['a dialog', PASSKEY],
  ])('%s: sends nothing when its signal was aborted before the call', async (_, options) => {
    const device = setUpPasskeys(page);
    addPasskeyInput(page);
    const client = headlessClient(page);
    const signal = AbortSignal.abort();
    expect(await rejection(client.webauthn.authenticate({ ...options, signal }))).toMatchObject({
      name: 'AbortError',
    });
    expect(page.calls().filter(({ path }) => path.startsWith('/webauthn'))).toEqual([]);
    expect(device.requests).toEqual([]);
  });
});
