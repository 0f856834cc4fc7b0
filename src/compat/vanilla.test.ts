import { drawnStyle } from '../../tests/drawnStyle';
import { makeElement, setUpUser, setUpWidgetPage } from '../../tests/renderWidget';
import { eventually } from '../../tests/time';
import { rejection } from '../../tests/visits/headless';
import { codeField, EMAIL, emailField, enter, heading } from '../../tests/visits/signIn';
import * as compat from '../compat';
import { createClient } from '../index';

const page = setUpWidgetPage();

const CONFIG: compat.StytchLoginConfig = {
  products: [compat.Products.otp],
  otpOptions: { methods: [compat.OTPMethods.Email], expirationMinutes: 5 },
};

function keep<Client extends compat.StytchClient>(client: Client): Client {
  page.onCleanUp(() => client.destroy());
  return client;
}
const makeUIClient = () => keep(new compat.StytchUIClient(page.publicToken, page.options));

/** Signs in by a code in the mounted widget. */
async function signInByCode() {
  const user = setUpUser();
  await enter(user, await emailField(), `${EMAIL}{Enter}`);
  await enter(user, await codeField(), await page.lastCode(EMAIL));
  await heading('Success!');
}

describe('§1 Mounting: the provider’s names of version 5', () => {
  it('StytchUIClient.mountLogin signs in, and tells the host by StytchEventType', async () => {
    makeElement(page, 'sign-in');
    const stytch = makeUIClient();
    const heard: string[] = [];
    stytch.mountLogin({
      elementId: '#sign-in',
      loading: 'eager',
      config: CONFIG,
      styles: { colors: { primary: '#123456' }, hideHeaderText: true },
      callbacks: { onEvent: ({ type }) => void heard.push(type) },
    });
    await signInByCode();
    const { OTPsLoginOrCreateEvent, OTPsAuthenticate, AuthenticateFlowComplete } = compat.StytchEventType;
    expect(heard).toEqual([OTPsLoginOrCreateEvent, OTPsAuthenticate, AuthenticateFlowComplete]);
    expect(stytch.user.getSync()?.emails).toMatchObject([{ email: EMAIL }]);
  });

  it('mountResetPassword, mountPasskeyRegistration and mountIdentityProvider mount their widgets', async () => {
    const stytch = makeUIClient();
    makeElement(page, 'reset');
    stytch.mountResetPassword({ elementId: '#reset', config: CONFIG, passwordResetToken: 'a-token' });
    await heading('Set a new password');
    makeElement(page, 'passkeys');
    const { passkeyRegistration } = compat.Products;
    stytch.mountPasskeyRegistration({ elementId: '#passkeys', config: { products: [passkeyRegistration] } });
    makeElement(page, 'consent');
    const shown = (id: string) => document.querySelector(`#${id} pricerx-auth`)?.textContent;
    stytch.mountIdentityProvider({ elementId: '#consent' });
    await eventually(() => expect(shown('passkeys')).toMatch(/passkey/i));
    await eventually(() => expect(shown('consent')).toMatch(/\w/));
    page.console.take('');
  });

  it('an element that does not exist throws', () => {
    expect(() => makeUIClient().mountLogin({ elementId: '#nowhere', config: CONFIG })).toThrow('#nowhere');
  });
});

describe('§1 Mounting: the provider’s names of version 6', () => {
  it('mountLogin takes the client, and shows the theme of presentation', async () => {
    const element = makeElement(page, 'sign-in');
    compat.mountLogin({
      client: keep(compat.createStytchClient(page.publicToken, page.options)),
      elementId: '#sign-in',
      loading: 'eager',
      config: CONFIG,
      presentation: { theme: { primary: '#225577' }, options: { hideHeaderText: true } },
    });
    const field = await emailField();
    expect(element.querySelector('h1, h2')).toBeNull();
    const button = element.querySelector('button[type=submit]') as Element;
    expect(drawnStyle(button, 'background-color')).toBe('#225577');
    expect(field).toBeVisible();
  });

  it('<stytch-ui> shows the widget when it is rendered, tells its events, and ends when it leaves the page', async () => {
    if (!customElements.get('stytch-ui')) customElements.define('stytch-ui', compat.StytchUI);
    const element = document.createElement('stytch-ui') as compat.StytchElement;
    const heard: string[] = [];
    element.addEventListener('stytch-event', (event) => {
      heard.push((event as compat.StytchDOMEvent).stytchEventType);
    });
    const host = makeElement(page);
    host.append(element);
    element.render({ client: makeUIClient(), config: CONFIG, loading: 'eager' });
    await signInByCode();
    expect(heard).toContain('OTP_AUTHENTICATE');
    element.remove();
    await eventually(() => expect(element).toBeEmptyDOMElement());
  });

  it('properties that are set before and after the element is in the page are used', async () => {
    if (!customElements.get('stytch-own'))
      customElements.define('stytch-own', class extends compat.StytchUI {});
    const element = document.createElement('stytch-own') as compat.StytchElement;
    element.client = makeUIClient();
    element.config = CONFIG;
    const host = makeElement(page);
    host.append(element);
    await eventually(() => expect(element.querySelector('input[type=email]')).not.toBeNull());
    element.strings = { 'login.title': 'Hello again' };
    await heading('Hello again');
    element.remove();
  });

  it('an element that was made with shadow: true keeps its shadow root with each config', async () => {
    if (!customElements.get('stytch-ui')) customElements.define('stytch-ui', compat.StytchUI);
    const element = new (customElements.get('stytch-ui') as typeof compat.StytchUI)({ shadow: true });
    makeElement(page).append(element);
    element.render({ client: makeUIClient(), config: CONFIG, loading: 'eager' });
    const root = () => element.querySelector('pricerx-auth')?.shadowRoot;
    await eventually(() => expect(root()?.querySelector('input[type=email]')).toBeTruthy());
    element.remove();
  });
});

describe('§5 createClient: the provider’s client', () => {
  it('endpoints take the provider’s names, and the methods have the provider’s', async () => {
    const { origin } = page.sandbox;
    const stytch = keep(
      compat.createStytchHeadlessClient(page.publicToken, {
        endpoints: { testAPIURL: origin, dfpBackendURL: origin, clientsideServicesIframeURL: origin },
      }),
    );
    const { method_id } = await stytch.otps.email.loginOrCreate(EMAIL);
    await stytch.otps.authenticate(await page.lastCode(EMAIL), method_id, { session_duration_minutes: 30 });
    const error = await rejection(stytch.user.revokedConnectedApp('connected-app-test-1'));
    expect(error).toBeInstanceOf(compat.StytchAPIError);
    page.console.take('');
  });

  it('errors are instances of the provider’s classes, each of its own', async () => {
    const stytch = makeUIClient();
    const classes = [
      compat.StytchAPIError,
      compat.StytchAPIUnreachableError,
      compat.StytchSDKUsageError,
      compat.NoCurrentSessionError,
    ];
    await page.fault('/otps/email/login_or_create', { drop: true });
    const errors = [
      await rejection(stytch.otps.authenticate('123456', 'method-1', { session_duration_minutes: 30 })),
      await rejection(stytch.otps.email.loginOrCreate(EMAIL)),
      await rejection(stytch.otps.email.loginOrCreate(1 as never)),
      Object.assign(new Error('nobody'), { name: 'NoCurrentSessionError' }),
    ];
    for (const [at, error] of errors.entries())
      expect(classes.map((each) => error instanceof each)).toEqual(classes.map((_, other) => other === at));
    expect(errors.map((error) => error instanceof compat.StytchSDKError)).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(new compat.StytchSDKUsageError('a call')).toBeInstanceOf(compat.StytchSDKUsageError);
  });

  it('oauth.googleOneTap.start shows no prompt, and with a test token warns of it', async () => {
    const answer = await makeUIClient().oauth.googleOneTap.start();
    expect(answer.success).toBe(false);
    expect(page.console.take('oauth.googleOneTap has no counterpart')).toHaveLength(1);
  });

  it('a client of createClient is taken too', async () => {
    makeElement(page, 'sign-in');
    const client = createClient(page.publicToken, page.options);
    page.onCleanUp(() => client.destroy());
    compat.mountLogin({ client, elementId: '#sign-in', loading: 'eager', config: CONFIG });
    await emailField();
  });
});
