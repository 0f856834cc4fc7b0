import { screen, within } from '@testing-library/react';
import { APP, connectApp } from '../../../tests/data/apps';
import { comeToConsent, consentLists, QUESTION } from '../../../tests/visits/consent';
import { setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually } from '../../../tests/time';
import { heading } from '../../../tests/visits/signIn';
import type { IdentityProviderArgs } from '../../index';
import { mountIdentityProvider } from '../../index';

const page = setUpWidgetPage();
type Given = NonNullable<IdentityProviderArgs['getConsentManifest']>;

const show = async (getConsentManifest: Given) => {
  const widget = await comeToConsent(page, { args: { getConsentManifest } });
  await heading(QUESTION);
  return widget;
};
const headers = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('§3 Consent manifest of the host', () => {
  it('the function is called once with the granted scopes and the app’s name', async () => {
    const given = jest.fn<ReturnType<Given>, Parameters<Given>>(() => ['Read your list']);
    const { rerender } = await show(given);
    rerender();
    await page.idle();
    expect(given.mock.calls).toEqual([
      [{ scopes: ['openid', 'email', 'profile'], clientName: 'Pill Planner' }],
    ]);
  });

  it.each([
    ['The App', {}],
    ['La aplicación', { locale: 'es' }],
    ['Nuestro socio', { locale: 'es', strings: { 'idpConsent.defaultClientName': 'Nuestro socio' } }],
  ])('an app without a name is called %s', async (name, args) => {
    await page.fault('/oauth/authorize/start', {
      status: 200,
      body: { data: { consent_required: true, oidc_client: { client_name: '' }, grantable_scope: 'openid' } },
    });
    const given = jest.fn<ReturnType<Given>, Parameters<Given>>(() => ['Read your list']);
    await comeToConsent(page, { args: { ...args, getConsentManifest: given } });
    await eventually(() => expect(given.mock.calls.map(([{ clientName }]) => clientName)).toEqual([name]));
  });

  it('sections have their headers, texts, and texts with details', async () => {
    await show(() => [
      {
        header: 'Your list',
        items: ['Read it', { text: 'Change it', details: ['Add a medicine', 'Remove one'] }],
      },
      { header: 'You', items: [{ text: 'Your name' }] },
    ]);
    expect(headers()).toEqual(['Your list', 'You']);
    expect(consentLists()).toEqual([['Read it', 'Change it'], ['Your name']]);
    const details = screen.getByText('Change it').closest('details')!;
    expect(within(details).getByText('Remove one')).toBeInTheDocument();
    // Only an item with details can be opened.
    expect(document.querySelectorAll('details')).toHaveLength(1);
  });

  it('a list without sections has the widget’s header', async () => {
    await show(() => ['Read it', { text: 'Change it', details: [] }]);
    expect(headers()).toEqual(['“Pill Planner” is requesting to:']);
    expect(consentLists()).toEqual([['Read it', 'Change it']]);
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('no texts today');
      },
      'no texts today',
    ],
    [
      'throws no Error',
      () => {
        throw 'plain';
      },
      'plain',
    ],
    ['answers nothing', () => undefined, 'the manifest must be an array'],
    ['promises', () => Promise.resolve(['Read it']), 'the manifest must be an array'],
    ['has an item without a text', () => ['a', { details: [] }], 'the manifest[1].text must be a string'],
    [
      'has a detail that is no text',
      () => [{ text: 'a', details: [7] }],
      'the manifest[0].details[0] must be a string',
    ],
    [
      'has a header that is no text',
      () => [{ header: {}, items: ['a'] }],
      'the manifest[0].header must be a string',
    ],
    [
      'has a section without items',
      () => [{ header: 'a', items: 'b' }],
      'the manifest[0].items must be an array',
    ],
    ['mixes sections and items', () => [{ items: ['a'] }, 'b'], 'the manifest[1].items must be an array'],
    [
      'has a getter that throws',
      () => [
        {
          get text() {
            throw new Error('trap');
          },
        },
      ],
      'trap',
    ],
  ] as [string, () => unknown, string][])(
    'a function that %s is logged, and the widget’s own texts show',
    async (_, given, reason) => {
      await show(given as Given);
      expect(headers()).toEqual(['“Pill Planner” is requesting to:']);
      expect(consentLists()).toEqual([['Verify your identity', 'View your personal profile information']]);
      expect(page.console.take('getConsentManifest failed')).toEqual([
        `[PriceRxAuth] getConsentManifest failed (${reason}); the widget's own texts are shown.`,
      ]);
    },
  );

  it('its texts are shown as text, never as markup', async () => {
    const markup = '<img src=x onerror="document.title=1"><b>bold</b>';
    await show(() => [{ header: markup, items: [markup, { text: markup, details: [markup] }] }]);
    expect(screen.getAllByText(markup)).toHaveLength(4);
    expect(document.querySelector('img, b')).toBeNull();
  });

  it('a function of a later mount is used from the next question on', async () => {
    await connectApp(page);
    const widget = await comeToConsent(page, {
      signedIn: false,
      args: { getConsentManifest: () => ['Old'] },
    });
    await eventually(() => expect(widget.errors).toHaveLength(1));
    widget.rerender({ getConsentManifest: () => ['New'] });
    const { method_id } = await widget.client.otps.email.loginOrCreate('ada@example.com');
    await widget.client.otps.authenticate(await page.lastCode('ada@example.com'), method_id, {
      session_duration_minutes: 30,
    });
    await heading(QUESTION);
    expect(consentLists()).toEqual([['New']]);
  });

  it('the function is not called where the visitor is not asked', async () => {
    const given = jest.fn<ReturnType<Given>, Parameters<Given>>(() => []);
    await comeToConsent(page, { query: { ...APP, prompt: 'none' }, args: { getConsentManifest: given } });
    await heading('Success!');
    expect(given).not.toHaveBeenCalled();
  });

  it('§1 the mount throws for anything but a function', () => {
    const getConsentManifest = ['Read it'] as unknown as Given;
    expect(() =>
      mountIdentityProvider({ publicToken: page.publicToken, selector: document.body, getConsentManifest }),
    ).toThrow('getConsentManifest must be a function');
  });
});
