import { screen } from '@testing-library/react';
import { makePasskey, setUpPasskeys, type Browser } from '../../../tests/browser/passkeys';
import { makeClient, renderWidget, setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually, holdTime, pass } from '../../../tests/time';
import { signIn, signInElsewhere } from '../../../tests/visits/headless';
import { currentPasswordField, makeAccount, PASSWORD } from '../../../tests/visits/passwords';
import { codeField, EMAIL, EMAIL_CODE, emailField, enter, heading } from '../../../tests/visits/signIn';
import type { WidgetConfig } from '../../domain/config/config';
import { PASSKEY_CREATION_PAUSE_MS, PASSKEY_CREATION_TIMEOUT_MS } from '../../domain/constants';
import { storageKey } from '../../browser/storage/storageKeys';

const page = setUpWidgetPage();
const QUIET: WidgetConfig = { ...EMAIL_CODE, passkeyOptions: { createAfterSignIn: true } };
const SIGNED_IN = ['OTP_LOGIN_OR_CREATE', 'OTP_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE'];

/** A browser that makes passkeys without a dialog. */
const setUpBrowser = (browser: Browser = {}) =>
  setUpPasskeys(page, { capabilities: { conditionalCreate: true }, ...browser });

async function signInByCode(config = QUIET, client = makeClient(page)) {
  const widget = renderWidget(page, { client, config });
  await enter(widget.user, await emailField(), `${EMAIL}{Enter}`);
  await widget.user.type(await codeField(), await page.lastCode(EMAIL));
  await heading('Success!');
  return widget;
}

const atMark = () => storageKey('passkeyCreation', page.publicToken);

describe('§4 Passkeys after a sign-in', () => {
  it('after a code the browser makes one without a dialog, and the host receives the event of a registration', async () => {
    const device = setUpBrowser();
    const widget = await signInByCode();
    await eventually(() => expect(widget.eventTypes()).toEqual([...SIGNED_IN, 'PASSKEY_REGISTER']));
    expect(device.requests).toMatchObject([{ kind: 'create', isQuiet: true }]);
    expect(widget.events.at(-1)?.data).toMatchObject({
      webauthn_registration_id: expect.any(String) as string,
    });
    expect(widget.client.user.getSync()?.webauthn_registrations).toHaveLength(1);
    expect(page.lastCall('/webauthn/register').body).not.toHaveProperty('session_duration_minutes');
    expect(screen.getByRole('heading', { name: 'Success!' })).toBeVisible();
    expect(widget.errors).toEqual([]);
  });

  it('after a password too', async () => {
    const device = setUpBrowser();
    await makeAccount(page);
    const widget = renderWidget(page, {
      config: { products: ['passwords'], passkeyOptions: { createAfterSignIn: true } },
    });
    await enter(widget.user, await emailField(), `${EMAIL}{Enter}`);
    await enter(widget.user, await currentPasswordField(), `${PASSWORD}{Enter}`);
    await eventually(() => expect(widget.eventTypes()).toContain('PASSKEY_REGISTER'));
    expect(device.requests).toHaveLength(1);
  });

  it('after a link that the host’s page redeems, also before the widget is mounted', async () => {
    const device = setUpBrowser();
    const client = makeClient(page);
    await client.magicLinks.email.loginOrCreate(EMAIL);
    await client.magicLinks.authenticate(await page.lastLinkToken(EMAIL), { session_duration_minutes: 30 });
    const widget = renderWidget(page, { client, config: QUIET });
    await eventually(() => expect(widget.eventTypes()).toEqual(['PASSKEY_REGISTER']));
    expect(device.requests).toHaveLength(1);
  });

  it('a sign-in of another visit asks for none', async () => {
    const device = setUpBrowser();
    const client = makeClient(page);
    await signIn(page, client);
    await page.advanceClock(120_000);
    await client.session.authenticate();
    renderWidget(page, { client, config: QUIET });
    await emailField();
    await page.idle();
    expect(device.requests).toEqual([]);
  });

  it('a session of a cookie alone, which another page of the domain may have planted, asks for none', async () => {
    const device = setUpBrowser();
    const { session_token } = await signInElsewhere(page, 'mallory@example.com');
    document.cookie = `stytch_session=${session_token}; Path=/`;
    const open = async () => {
      sessionStorage.clear();
      const client = makeClient(page);
      const { mount } = renderWidget(page, { client, config: QUIET });
      await eventually(() => expect(client.session.getInfo()).toMatchObject({ fromCache: false }));
      await client.session.authenticate();
      await page.idle();
      expect(device.requests).toEqual([]);
      mount.unmount();
      return client;
    };
    const first = await open();
    first.destroy();
    await page.idle();
    const again = await open();
    await again.session.revoke();
    await signInByCode(QUIET, again);
    await eventually(() => expect(device.requests).toHaveLength(1));
  });

  it.each([
    ['by default', EMAIL_CODE, {}],
    ['where the browser does not report the capability', QUIET, { capabilities: {} }],
    ['where the browser cannot report capabilities', QUIET, { capabilities: undefined }],
  ])('no passkey is asked for %s', async (_, config, browser: Browser) => {
    const device = setUpBrowser(browser);
    const widget = await signInByCode(config);
    await page.idle();
    expect(device.requests).toEqual([]);
    expect(page.calls('/webauthn/register/start')).toEqual([]);
    expect(widget.eventTypes()).toEqual(SIGNED_IN);
    expect(localStorage.getItem(atMark())).toBeNull();
  });

  it('a browser that declines is not asked again for 30 days, and the host gets neither event nor error', async () => {
    const device = setUpBrowser();
    device.visitorWill('decline');
    const { client, events, errors, mount } = await signInByCode();
    await eventually(() => expect(device.requests).toHaveLength(1));
    await page.idle();
    expect(events.map(({ type }) => type)).toEqual(SIGNED_IN);
    expect(errors).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();

    const asked = Number(localStorage.getItem(atMark()));
    expect(Math.abs(asked - Date.now())).toBeLessThan(60_000);
    const again = async (at: number) => {
      localStorage.setItem(atMark(), String(at));
      await client.session.revoke();
      mount.unmount();
      const widget = await signInByCode(QUIET, client);
      await page.idle();
      widget.mount.unmount();
    };
    await again(asked - PASSKEY_CREATION_PAUSE_MS + 3_600_000);
    expect(device.requests).toHaveLength(1);
    await again(asked - PASSKEY_CREATION_PAUSE_MS);
    expect(device.requests).toHaveLength(2);
  });

  it('a visitor who has a passkey for this site is asked for none', async () => {
    const device = setUpBrowser();
    const client = makeClient(page);
    await makePasskey(page, client);
    await signInByCode(QUIET, client);
    await page.idle();
    expect(device.requests).toHaveLength(1);
  });

  it('a dialog of the host’s page is waited for', async () => {
    const device = setUpBrowser();
    const client = makeClient(page);
    device.visitorWill('wait');
    const prompt = client.webauthn.authenticate({ is_passkey: true, session_duration_minutes: 30 });
    await eventually(() => expect(device.isOpen()).toBe(true));
    const widget = await signInByCode(QUIET, client);
    await page.idle();
    expect(device.requests).toHaveLength(1);
    device.visitorWill('approve');
    device.decline();
    await expect(prompt).rejects.toMatchObject({ name: 'NotAllowedError' });
    await eventually(() => expect(widget.eventTypes()).toContain('PASSKEY_REGISTER'));
    expect(device.requests.map(({ isQuiet }) => isQuiet)).toEqual([false, true]);
  });

  it('a dialog of the host’s page takes the place of a request that is pending', async () => {
    const device = setUpBrowser();
    device.visitorWill('wait');
    const widget = await signInByCode();
    await eventually(() => expect(device.isOpen()).toBe(true));
    device.visitorWill('approve');
    await widget.client.webauthn.register({ is_passkey: true });
    expect(device.requests.map(({ isQuiet }) => isQuiet)).toEqual([true, false]);
    expect(widget.errors).toEqual([]);
  });

  it('a browser that gives no answer is left after a time limit', async () => {
    const device = setUpBrowser();
    device.visitorWill('wait');
    holdTime();
    const widget = await signInByCode();
    await eventually(() => expect(device.isOpen()).toBe(true));
    await pass(PASSKEY_CREATION_TIMEOUT_MS);
    await eventually(() => expect(device.isOpen()).toBe(false));
    expect(widget.errors).toEqual([]);
  });

  it('two widgets of a page ask once', async () => {
    const device = setUpBrowser();
    const client = makeClient(page);
    renderWidget(page, { client, config: QUIET });
    renderWidget(page, { client, config: QUIET });
    await eventually(() => expect(screen.getAllByRole('textbox', { name: 'Email address' })).toHaveLength(2));
    await signIn(page, client);
    await eventually(() => expect(client.user.getSync()?.webauthn_registrations).toHaveLength(1));
    await page.idle();
    expect(device.requests).toHaveLength(1);
  });

  it('the passkey is made although the host unmounts the widget on success', async () => {
    const device = setUpBrowser();
    device.visitorWill('wait');
    const widget = await signInByCode();
    await eventually(() => expect(device.isOpen()).toBe(true));
    widget.mount.unmount();
    device.approve();
    await eventually(() => expect(widget.client.user.getSync()?.webauthn_registrations).toHaveLength(1));
  });

  it('a passkey that the provider refuses is deleted from the password manager, and the host receives the error', async () => {
    const device = setUpBrowser();
    await page.fault('/webauthn/register', {
      status: 400,
      body: {
        status_code: 400,
        error_type: 'unable_to_register_webauthn_registration',
        error_message: 'No.',
      },
    });
    const widget = await signInByCode();
    await eventually(() => expect(widget.errors).toHaveLength(1));
    expect(widget.errors[0]).toMatchObject({ error_type: 'unable_to_register_webauthn_registration' });
    expect(device.sentSignals).toMatchObject([{ signal: 'unknown', credentialId: device.ids()[0] }]);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
