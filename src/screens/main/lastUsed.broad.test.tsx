import { screen } from '@testing-library/react';
import { makeElement, renderWidget, setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually } from '../../../tests/time';
import {
  askForEmailCode,
  askForLink,
  codeField,
  EMAIL,
  EMAIL_LINK,
  emailField,
  enter,
  heading,
  hydrated,
  phoneField,
} from '../../../tests/visits/signIn';
import type { WidgetConfig } from '../../domain/config/config';
import type { Client } from '../../mount/client/createClient';
import { renderLogin } from '../../mount/server/render';

const page = setUpWidgetPage();
const CODES: WidgetConfig = { products: ['otp'], otpOptions: { methods: ['sms', 'email'] } };
const MANY: WidgetConfig = {
  products: ['oauth', 'otp'],
  oauthOptions: { providers: [{ type: 'google' }, { type: 'github' }] },
  otpOptions: { methods: ['sms', 'email'] },
};
const KEY = () => `stytch_sdk_state_${page.publicToken}::last_used`;
const kept = () => localStorage.getItem(KEY());

/** The names of the buttons that are marked, without the mark. */
const marked = () =>
  screen
    .queryAllByRole('button', { description: 'Last used' })
    .map((button) => button.textContent?.replace('Last used', ''));
const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent;

const openLink = async (client: Client) =>
  client.magicLinks.authenticate(await page.lastLinkToken(EMAIL), { session_duration_minutes: 5 });

/** Signs in with a code, and shows Main again as a page does that the visitor opens later. */
async function signInByEmailCode() {
  const first = await askForEmailCode(page, { products: ['otp'], otpOptions: { methods: ['email'] } });
  await enter(first.user, await codeField(), await page.lastCode(EMAIL));
  await heading('Success!');
  await first.client.session.revoke();
  first.mount.unmount();
  return first.client;
}

describe('§2 Main: the way that signed in last', () => {
  it('is kept over a sign-out, and is marked on its button, with its tab open', async () => {
    const client = await signInByEmailCode();
    expect(kept()).toBe('email');
    renderWidget(page, { client, config: CODES });
    await emailField();
    expect(selectedTab()).toBe('Email');
    expect(marked()).toEqual(['Continue with email']);
    expect(screen.getByRole('button', { name: 'Continue with email' })).toBeVisible();
  });

  it('is in the first paint', () => {
    localStorage.setItem(KEY(), 'email');
    renderWidget(page, { config: CODES, loading: 'auto' });
    expect(selectedTab()).toBe('Email');
    expect(marked()).toEqual(['Continue with email']);
  });

  it.each<[string, WidgetConfig, string, string[]]>([
    ['a link', EMAIL_LINK, 'magicLink', ['Continue with email']],
    ['a link, beside passwords', { products: ['passwords'] }, 'magicLink', ['Continue with email']],
    ['an email code, beside passwords', { products: ['passwords'] }, 'email', ['Continue with email']],
    ['a text message', CODES, 'sms', ['Continue with a text message']],
    ['a social provider', MANY, 'oauth_github', ['Continue with GitHub']],
    ['a way that this page does not offer', EMAIL_LINK, 'oauth_github', []],
    ['a value that another script has written', MANY, '{"kind":[]}', []],
  ])('%s', async (_, config, way, names) => {
    localStorage.setItem(KEY(), way);
    renderWidget(page, { config });
    await eventually(() => hydrated(screen.getByRole('textbox')));
    await eventually(() => expect(marked()).toEqual(names));
  });

  it('is that of a link that the page redeems without a widget', async () => {
    const { client } = await askForLink(page);
    await openLink(client);
    expect(kept()).toBe('magicLink');
  });

  it('does not change when a session gets another factor, or is confirmed', async () => {
    const { client } = await askForLink(page);
    await openLink(client);
    const { method_id } = await client.otps.email.send(EMAIL, {});
    await client.otps.authenticate(await page.lastCode(EMAIL), method_id, { session_duration_minutes: 5 });
    await client.session.authenticate({ session_duration_minutes: 5 });
    expect(kept()).toBe('magicLink');
  });

  it('leaves the tab to the visitor', async () => {
    localStorage.setItem(KEY(), 'email');
    const widget = renderWidget(page, { config: CODES });
    await emailField();
    await widget.user.click(screen.getByRole('tab', { name: 'Text' }));
    await phoneField();
    expect(marked()).toEqual([]);
    await widget.user.click(screen.getByRole('tab', { name: 'Email' }));
    expect(marked()).toEqual(['Continue with email']);
  });

  it('with `lastUsed: false` nothing is marked, and nothing is kept', async () => {
    localStorage.setItem(KEY(), 'sms');
    const config = { ...CODES, lastUsed: false };
    const widget = await askForEmailCode(page, { ...config, otpOptions: { methods: ['email'] } });
    expect(marked()).toEqual([]);
    await enter(widget.user, await codeField(), await page.lastCode(EMAIL));
    await heading('Success!');
    expect(kept()).toBeNull();
  });

  it('with `rememberUser: false` nothing is kept', async () => {
    const widget = renderWidget(page, { config: EMAIL_LINK, options: { rememberUser: false } });
    await enter(widget.user, await emailField(), `${EMAIL}{Enter}`);
    await heading('Check your email');
    await openLink(widget.client);
    expect(kept()).toBeNull();
  });

  it.each(['auto', 'eager'] as const)(
    '`client.forgetLastUsed` removes it, and the mark of a widget with `loading: %s`',
    async (loading) => {
      localStorage.setItem(KEY(), 'email');
      const { client } = renderWidget(page, { config: CODES, loading });
      await eventually(() => screen.getByRole('textbox', { name: 'Email address' }));
      if (loading === 'eager') await emailField();
      expect(marked()).toHaveLength(1);
      client.forgetLastUsed();
      expect(kept()).toBeNull();
      await eventually(() => expect(marked()).toEqual([]));
    },
  );

  it('a passkey that the browser offers in the field is named below it', async () => {
    localStorage.setItem(KEY(), 'passkeys');
    Object.assign(globalThis, {
      PublicKeyCredential: Object.assign(() => undefined, {
        isConditionalMediationAvailable: () => Promise.resolve(true),
      }),
    });
    page.onCleanUp(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
    renderWidget(page, {
      config: { products: ['passkeys', 'otp'], otpOptions: { methods: ['email'] } },
      loading: 'auto',
    });
    await eventually(() =>
      expect(screen.getByRole('textbox', { description: 'Last used: passkey' })).toBeVisible(),
    );
  });
});

describe('§1 HTML of a server: the way that signed in last', () => {
  function rendered(): HTMLElement {
    const element = makeElement(page);
    element.innerHTML = renderLogin({ config: CODES }).html;
    return element;
  }

  it.each(['eager', 'auto'] as const)(
    'is not in the HTML; its tab is opened by the mount, %s',
    async (loading) => {
      localStorage.setItem(KEY(), 'email');
      const element = rendered();
      expect(element.textContent).not.toContain('Last used');
      renderWidget(page, { selector: element, config: CODES, loading });
      await eventually(() => expect(marked()).toEqual(['Continue with email']));
    },
  );

  it.each([
    ['typed in', (field: HTMLInputElement) => (field.value = '415555')],
    ['focused', (field: HTMLInputElement) => field.focus()],
    [
      'submitted',
      (field: HTMLInputElement) =>
        Object.assign(field.closest('pricerx-auth')!, {
          pressed: field.form!.querySelector('[type=submit]'),
        }),
    ],
  ])('the tab whose field the visitor has %s stays open', async (_, act) => {
    localStorage.setItem(KEY(), 'email');
    const element = rendered();
    act(element.querySelector<HTMLInputElement>('[name=phone]')!);
    renderWidget(page, { selector: element, config: CODES });
    await phoneField();
    expect(selectedTab()).toBe('Text');
  });
});
