import { expectNowhere } from '../../../tests/secrets';
import { devToolsStores } from '../../../tests/browser/devTools';
import { screen } from '@testing-library/react';
import { APP } from '../../../tests/data/apps';
import { button, comeToConsent, LOGOUT, lastForm } from '../../../tests/visits/consent';
import { setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually } from '../../../tests/time';
import { heading, guardedButton } from '../../../tests/visits/signIn';

const page = setUpWidgetPage();

const REDIRECT_TRICKS = [
  ['case of the host', 'http://LOCALHOST:4312/callback'],
  ['case of the path', 'http://localhost:4312/Callback'],
  ['case of the scheme', 'HTTP://localhost:4312/callback'],
  ['a longer path', 'http://localhost:4312/callback/evil'],
  ['a closing slash', 'http://localhost:4312/callback/'],
  ['dots', 'http://localhost:4312/x/../callback'],
  ['encoded dots', 'http://localhost:4312/%2e%2e/callback'],
  ['an encoded letter', 'http://localhost:4312/c%61llback'],
  ['a user name', 'http://evil@localhost:4312/callback'],
  ['the host as a user name', 'http://localhost:4312@evil.example/callback'],
  ['a subdomain', 'http://localhost.evil.example:4312/callback'],
  ['another port', 'http://localhost:4313/callback'],
  ['a query', 'http://localhost:4312/callback?next=http://evil.example'],
  ['a fragment', 'http://localhost:4312/callback#@evil.example'],
  ['a backslash', 'http://localhost:4312\\@evil.example/callback'],
  ['a space before', ' http://localhost:4312/callback'],
  ['a line end', 'http://localhost:4312/callback\n'],
  ['a null', 'http://localhost:4312/callback\u0000'],
  ['the whole address encoded twice', 'http%3A%2F%2Flocalhost%3A4312%2Fcallback'],
  ['a script', 'javascript:alert(1)'],
  ['a list', 'http://localhost:4312/callback,http://evil.example'],
];

describe('§4 Authorize flow: manipulated redirect addresses', () => {
  it.each(REDIRECT_TRICKS)(
    'refuses %s before it asks the visitor or the provider',
    async (_, redirect_uri) => {
      const { errors, leaves } = await comeToConsent(page, {
        query: { ...APP, redirect_uri: redirect_uri ?? '' },
      });
      await eventually(() => expect(errors).toMatchObject([{ error_type: 'invalid_redirect_uri' }]));
      expect(screen.queryByRole('button')).toBeNull();
      expect([leaves.forms(), leaves.addresses()]).toEqual([[], []]);
      // The provider receives exactly the redirect address of the page's address.
      expect(page.lastCall('/oauth/authorize/start').body).toMatchObject({ redirect_uri });
    },
  );

  it('ignores a second redirect parameter in the address', async () => {
    const query = `client_id=${APP.client_id}&redirect_uri=${encodeURIComponent(APP.redirect_uri)}&redirect_uri=http%3A%2F%2Fevil.example&consent_granted=true`;
    const { user, leaves } = await comeToConsent(page, { query });
    await user.click(await button('Deny'));
    await eventually(() => expect(leaves.forms()).toHaveLength(1));
    const { fields } = leaves.forms()[0] ?? { fields: [] };
    expect(fields.filter(([name]) => name === 'redirect_uri')).toEqual([['redirect_uri', APP.redirect_uri]]);
    expect(fields.filter(([name]) => name === 'consent_granted')).toEqual([['consent_granted', 'false']]);
  });

  it('submits no other parameter of the address', async () => {
    const query = {
      ...APP,
      __Authorization: 'Basic x',
      consent_granted: 'true',
      submit: '1',
      action: 'http://evil.example',
    };
    const { user, leaves } = await comeToConsent(page, { query });
    await user.click(await guardedButton('Allow'));
    await heading('Success!');
    const form = lastForm(leaves);
    expect(form['__Authorization']).not.toBe('Basic x');
    expect(form).not.toHaveProperty('submit');
    expect(leaves.forms()[0]?.action).toBe('http://localhost:4311/sdk/v1/oauth/authorize');
  });
});

describe('§8 Identity provider: secrets of the widget', () => {
  it('the id_token_hint and the session tokens are in the calls only', async () => {
    const id_token_hint = 'canary.header.signature';
    const { client } = await comeToConsent(page, {
      query: { ...LOGOUT, id_token_hint },
    });
    await heading('Log out?');
    await page.idle();
    const { session_token = '' } = client.session.getTokens() ?? {};
    history.replaceState(null, '', '/');
    expectNowhere(page, { id_token_hint, session_token });
    expect(
      devToolsStores
        .at(-1)
        ?.shown()
        .actions.map(({ type }) => type),
    ).toContain('widget/idp/flowStarted');
  });

  it('an app’s name is shown as text, never as markup', async () => {
    const client_name = '<img src=x onerror=alert(1)> {projectName}';
    await page.fault('/oauth/authorize/start', {
      status: 200,
      body: { data: { consent_required: true, oidc_client: { client_name }, grantable_scope: 'openid' } },
    });
    const { element } = await comeToConsent(page);
    await heading(`Sign in to “${client_name}” with PriceRx`);
    expect(element.querySelector('img')).toBeNull();
  });
});
