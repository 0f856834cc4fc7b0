import { screen, within } from '@testing-library/react';
import { makePasskey, setUpPasskeys, type Browser } from '../../../../tests/browser/passkeys';
import { makeClient, renderWidget, setUpWidgetPage } from '../../../../tests/renderWidget';
import { eventually, holdTime, pass } from '../../../../tests/time';
import { atTheOffer, passkeyButton, START, WITH_EMAIL } from '../../../../tests/visits/passkeys';
import { emailField, enter, heading } from '../../../../tests/visits/signIn';
import type { WidgetConfig } from '../../../domain/config/config';

const page = setUpWidgetPage();
const LOGIN = 'Login with a Passkey';

/** A browser that claims to support passkey autofill and refuses it, whose visitor has a passkey. */
async function atTheRefusal(refusesAutofill: Browser['refusesAutofill'], config: WidgetConfig = WITH_EMAIL) {
  const device = setUpPasskeys(page, { refusesAutofill });
  const client = makeClient(page);
  await makePasskey(page, client);
  const widget = renderWidget(page, { client, config });
  return { device, client, widget, button: await passkeyButton() };
}

describe('§9 Passkey autofill: a browser that refuses it', () => {
  it.each([
    ['NotSupportedError', []],
    ['NotAllowedError', ['NotAllowedError']],
    ['SecurityError', ['SecurityError']],
  ] as const)('%s: the button signs in, and the browser is called once', async (name, reported) => {
    const { device, widget, button } = await atTheRefusal(name);
    await page.idle();
    expect(device.requests.filter(({ isInAutofill }) => isInAutofill)).toHaveLength(1);
    expect(page.calls(START)).toHaveLength(1);
    expect(widget.errors.map((error) => error.name)).toEqual(reported);
    expect(screen.queryByRole('alert')).toBeNull();
    await widget.user.click(button);
    await heading('Success!');
    expect(device.requests.at(-1)).toMatchObject({ kind: 'get', isInAutofill: false });
  });

  it('is not called again in the following minute', async () => {
    const device = setUpPasskeys(page, { refusesAutofill: 'NotAllowedError' });
    holdTime();
    const widget = renderWidget(page, { config: WITH_EMAIL });
    await passkeyButton();
    await pass(60_000);
    expect(device.requests).toHaveLength(1);
    expect(widget.errors).toHaveLength(1);
  });
});

describe('§2 Main: the passkey button after a refusal of autofill', () => {
  it('stands last, after "or", so that no field or button moves', async () => {
    const { widget, button } = await atTheRefusal('NotSupportedError', {
      products: ['emailMagicLinks', 'oauth', 'passkeys'],
      oauthOptions: { providers: [{ type: 'google' }] },
    });
    const social = await screen.findByRole('button', { name: 'Continue with Google' });
    expect(social.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(widget.element).toHaveTextContent(
      /Email address.*Continue with Google\s*or\s*Login with a Passkey$/,
    );
    expect(within(widget.element).getAllByText('or')).toHaveLength(2);
  });

  it('is there again after another screen, and after another mount', async () => {
    const { device, widget } = await atTheRefusal('NotSupportedError');
    const before = device.requests.length;
    await enter(widget.user, await emailField(), 'ada@example.com{Enter}');
    await heading('Check your email');
    await widget.user.click(screen.getByRole('button', { name: 'Back' }));
    await passkeyButton();
    widget.rerender({ config: { ...WITH_EMAIL, sessionOptions: { sessionDurationMinutes: 45 } } });
    await page.idle();
    expect(screen.getAllByRole('button', { name: LOGIN })).toHaveLength(1);
    expect(device.requests).toHaveLength(before);
  });

  it('is missing after a visitor has declined a suggestion', async () => {
    holdTime();
    const { device, widget } = await atTheOffer(page);
    await pass(5_000);
    device.decline();
    await eventually(() => expect(widget.errors).toHaveLength(1));
    await eventually(() => expect(device.isOpen()).toBe(true));
    expect(screen.queryByRole('button', { name: LOGIN })).toBeNull();
  });

  it('is missing after the host’s own prompt has aborted the offer', async () => {
    const { device, client } = await atTheOffer(page);
    device.visitorWill('decline');
    const prompt = client.webauthn.authenticate({ is_passkey: true, session_duration_minutes: 30 });
    await expect(prompt).rejects.toMatchObject({ name: 'NotAllowedError' });
    await eventually(() => expect(device.isOpen()).toBe(true));
    expect(screen.queryByRole('button', { name: LOGIN })).toBeNull();
  });
});
