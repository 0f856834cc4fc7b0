import { screen } from '@testing-library/react';
import { signIn } from '../../../../tests/visits/headless';
import { setUpPasskeys } from '../../../../tests/browser/passkeys';
import { atTheStart, findButton, names } from '../../../../tests/visits/passkeys';
import { button } from '../../../../tests/visits/button';
import { makeClient, renderPasskeyRegistration, setUpWidgetPage } from '../../../../tests/renderWidget';
import { eventually } from '../../../../tests/time';
import { alertText, heading, isOff } from '../../../../tests/visits/signIn';

const page = setUpWidgetPage();
const NO_USER = 'Error: Cannot use PasskeyRegistration component without active user authenticated.';

const NOT_CREATED =
  'Your Passkey was not created. Click “Create a Passkey” to try again or skip without adding a Passkey.';
const OUTAGE = {
  status: 503,
  body: { status_code: 503, error_type: 'unavailable', error_message: 'We are away.' },
};
const FAULTS: [string, Parameters<typeof page.fault>[1], string][] = [
  [
    'a failure of the network',
    { drop: true },
    'Unable to contact our servers. Check your internet connection and try again.',
  ],
  ['an error of the provider', OUTAGE, 'We are away.'],
  [
    'too many requests',
    { status: 429, body: { ...OUTAGE.body, status_code: 429, error_type: 'too_many_requests' } },
    'Too many tries. Wait a minute, then try again.',
  ],
  [
    'an answer that is no JSON',
    { status: 200, body: 'Hello' },
    'Invalid JSON response from our servers. Please try again in a few minutes.',
  ],
];
const offered = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('§2 Passkey registration widget: start', () => {
  it('explains passkeys, and offers to make one or to skip', async () => {
    const { widget } = await atTheStart(page);
    await heading('Set up a new Passkey');
    expect(widget.element).toHaveTextContent("With Passkeys you don't need to remember complex passwords.");
    expect(widget.element).toHaveTextContent(/fingerprint.*face.*screen lock/);
    expect(button('Create a Passkey')).toBeEnabled();
    expect(button('Skip')).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    expect(widget.errors).toEqual([]);
  });

  it('loads the user first, and its buttons are disabled until then', async () => {
    setUpPasskeys(page);
    const client = makeClient(page);
    await signIn(page, client);
    await page.fault('/users/me', { delay_ms: 200 });
    renderPasskeyRegistration(page, { client });
    expect(await findButton('Create a Passkey')).toBeDisabled();
    expect(button('Skip')).toBeDisabled();
    await eventually(() => expect(isOff(button('Create a Passkey'))).toBe(false));
  });

  it('without a user shows the error, reports it, and offers a retry', async () => {
    setUpPasskeys(page);
    const client = makeClient(page);
    const widget = renderPasskeyRegistration(page, { client });
    await alertText(NO_USER);
    expect(widget.errors).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Create a Passkey' })).toBeNull();
    await widget.user.click(await findButton('Try again'));
    await eventually(() => expect(widget.errors).toHaveLength(2));
    await alertText(NO_USER);
  });

  it.each(FAULTS)(
    'a signed-in visitor sees %s, can retry, and can go on without the user',
    async (_, fault, text) => {
      setUpPasskeys(page);
      const client = makeClient(page);
      await signIn(page, client);
      await page.fault('/users/me', fault);
      const widget = renderPasskeyRegistration(page, { client });
      await alertText(text);
      expect(screen.queryByText(NO_USER)).toBeNull();
      expect(widget.errors).toHaveLength(1);
      expect(offered()).toEqual(['Create a Passkey', 'Try again', 'Skip']);
      await widget.user.click(button('Try again'));
      await eventually(() => expect(offered()).toEqual(['Create a Passkey', 'Skip']));
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it.each(FAULTS)('without a session, %s is shown for what it is', async (_, fault, text) => {
    setUpPasskeys(page);
    await page.fault('/users/me', fault);
    const widget = renderPasskeyRegistration(page, { client: makeClient(page) });
    await alertText(text);
    expect(screen.queryByText(NO_USER)).toBeNull();
    expect(offered()).toEqual(['Try again', 'Skip']);
    await widget.user.click(button('Try again'));
    await alertText(NO_USER);
    expect(offered()).toEqual(['Try again']);
  });

  it('creates a passkey although the user cannot be fetched', async () => {
    setUpPasskeys(page);
    const client = makeClient(page);
    await signIn(page, client);
    await page.fault('/users/me', { ...OUTAGE, times: 9 });
    const widget = renderPasskeyRegistration(page, { client });
    await alertText('We are away.');
    await page.fault('/webauthn/register', { times: 1, ...OUTAGE });
    await widget.user.click(button('Create a Passkey'));
    await alertText(NOT_CREATED);
    expect(offered()).toEqual(['Create a Passkey', 'Skip']);
    await widget.user.click(button('Create a Passkey'));
    await heading('Passkey successfully created!');
    expect(names()).toEqual(['Passkey 1']);
    await page.clearFaults();
    await widget.user.click(button('Set up another Passkey'));
    await eventually(() => expect(offered()).toEqual(['Create a Passkey', 'Skip']));
  });

  it('skips although the user cannot be fetched, and comes back without the error', async () => {
    setUpPasskeys(page);
    const client = makeClient(page);
    await signIn(page, client);
    await page.fault('/users/me', { ...OUTAGE, times: 9 });
    const widget = renderPasskeyRegistration(page, { client });
    await alertText('We are away.');
    await widget.user.click(button('Skip'));
    await heading('Your passkeys');
    expect(widget.eventTypes()).toEqual(['PASSKEY_SKIP']);
    expect(screen.queryByRole('alert')).toBeNull();
    await page.clearFaults();
    await page.fault('/users/me', { delay_ms: 200 });
    await widget.user.click(button('Set up another Passkey'));
    await heading('Set up a new Passkey');
    expect(button('Skip')).toBeDisabled();
    await eventually(() => expect(offered()).toEqual(['Create a Passkey', 'Skip']));
  });

  it('a sign-out while the user cannot be fetched takes Create a Passkey away', async () => {
    setUpPasskeys(page);
    const client = makeClient(page);
    await signIn(page, client);
    await page.fault('/users/me', { ...OUTAGE, times: 9 });
    renderPasskeyRegistration(page, { client });
    await alertText('We are away.');
    await client.session.revoke();
    await eventually(() => expect(offered()).toEqual(['Try again', 'Skip']));
  });

  it('a session that has ended shows that there is no user', async () => {
    setUpPasskeys(page);
    const client = makeClient(page);
    await signIn(page, client);
    await page.fault('/users/me', {
      status: 404,
      body: { status_code: 404, error_type: 'session_not_found', error_message: 'Gone.' },
    });
    renderPasskeyRegistration(page, { client });
    await alertText(NO_USER);
  });

  it('a visitor who signs in meanwhile can continue', async () => {
    setUpPasskeys(page);
    const client = makeClient(page);
    renderPasskeyRegistration(page, { client });
    await alertText(NO_USER);
    await signIn(page, client);
    await eventually(() => expect(isOff(button('Create a Passkey'))).toBe(false));
    expect(screen.queryByText(NO_USER)).toBeNull();
  });

  it('makes a passkey, reports it to the host, and lists it', async () => {
    const { widget, device } = await atTheStart(page, undefined, {
      config: { products: ['passkeys'], sessionOptions: { sessionDurationMinutes: 45 } },
    });
    await widget.user.click(button('Create a Passkey'));
    expect(await heading('Passkey successfully created!')).toHaveFocus();
    expect(widget.eventTypes()).toEqual(['PASSKEY_REGISTER']);
    expect(widget.events[0]?.data).toMatchObject({
      webauthn_registration_id: expect.any(String) as string,
      session_jwt: expect.any(String) as string,
    });
    expect(page.lastCall('/webauthn/register/start').body).toMatchObject({
      domain: 'localhost',
      return_passkey_credential_options: true,
    });
    expect(page.lastCall('/webauthn/register').body).toMatchObject({ session_duration_minutes: 45 });
    expect(device.requests).toHaveLength(1);
    expect(names()).toEqual(['Passkey 1']);
    expect(widget.errors).toEqual([]);
  });

  it('Skip opens the list, and reports the skip to the host', async () => {
    const { widget } = await atTheStart(page);
    await widget.user.click(button('Skip'));
    await heading('Your passkeys');
    expect(widget.eventTypes()).toEqual(['PASSKEY_SKIP']);
    expect(widget.events[0]?.data).toEqual({});
    expect(page.calls('/webauthn/register/start')).toEqual([]);
  });

  it('a browser without WebAuthn gets no button and no error', async () => {
    const client = makeClient(page);
    await signIn(page, client);
    const widget = renderPasskeyRegistration(page, { client });
    await eventually(() => expect(button('Skip')).toBeEnabled());
    expect(screen.queryByRole('button', { name: 'Create a Passkey' })).toBeNull();
    expect(widget.element).toHaveTextContent(
      'This browser cannot create passkeys. Use another browser, or skip this step.',
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(widget.errors).toEqual([]);
  });
});

describe('§8 Error texts: the user cannot be fetched', () => {
  it('links the provider’s help pages in the error', async () => {
    setUpPasskeys(page);
    const help = 'https://stytch.com/docs/status';
    const body = { ...OUTAGE.body, error_message: `See ${help}.` };
    await page.fault('/users/me', { status: 503, body });
    renderPasskeyRegistration(page, { client: makeClient(page) });
    await alertText(`See ${help}.`);
    expect(screen.getByRole('link', { name: help })).toHaveAttribute('href', help);
  });
});
