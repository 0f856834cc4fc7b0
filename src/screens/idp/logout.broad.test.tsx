import { screen } from '@testing-library/react';
import { APP, APP_AFTER_LOGOUT } from '../../../tests/data/apps';
import { button, comeToConsent, FRAMED, LOGOUT, NO_SESSION } from '../../../tests/visits/consent';
import { setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually } from '../../../tests/time';
import { alertText, detailText, guardedButton, heading, restorePage } from '../../../tests/visits/signIn';

const page = setUpWidgetPage();
const NOT_LOGGED_OUT = 'You have not been logged out. You may close this page.';
const CONFIRM = 'Are you sure you want to log out of your PriceRx account?';

describe('§2 Logout screen', () => {
  it('asks the visitor, and stays signed in after No', async () => {
    const { user, client, leaves, eventTypes } = await comeToConsent(page, { query: LOGOUT });
    await heading('Log out?');
    expect(screen.getByText(CONFIRM)).toBeVisible();
    await user.click(await button('No'));
    await eventually(() => expect(screen.getByText(NOT_LOGGED_OUT)).toBeVisible());
    expect(screen.getByRole('heading', { name: 'You are still logged in' })).toHaveFocus();
    await page.idle();
    expect(page.calls('/sessions/revoke')).toEqual([]);
    expect(client.session.getSync()).not.toBeNull();
    expect(leaves.addresses()).toEqual([]);
    expect(eventTypes()).toEqual([]);
  });

  it('has a text for a project without a name', async () => {
    await comeToConsent(page, { query: LOGOUT, settings: { bootstrap: { project_name: null } } });
    await heading('Log out?');
    expect(screen.getByText('Are you sure you want to log out of your account?')).toBeVisible();
  });
});

describe('§4 Logout flow', () => {
  it('Yes signs out, and goes to the provider’s address with the state unchanged', async () => {
    const state = 'a b+c&x#%20';
    const { user, client, leaves, errors } = await comeToConsent(page, { query: { ...LOGOUT, state } });
    await user.click(await guardedButton('Yes'));
    await eventually(() => expect(leaves.addresses()).toHaveLength(1));
    const [address = ''] = leaves.addresses();
    expect(address.startsWith(`${APP_AFTER_LOGOUT}?`)).toBe(true);
    expect(new URL(address).searchParams.get('state')).toBe(state);
    expect(client.session.getSync()).toBeNull();
    expect(page.calls('/sessions/revoke')).toHaveLength(1);
    expect(errors).toEqual([]);
    // During the navigation the widget shows a spinner only.
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(screen.queryByText(NO_SESSION)).toBeNull();
  });

  it('Yes does nothing when it is pressed as soon as it appears, and signs out when pressed later', async () => {
    const { user, client, leaves } = await comeToConsent(page, { query: LOGOUT });
    await user.click(await button('Yes'));
    const yes = await guardedButton('Yes');
    expect(page.calls('/sessions/revoke')).toEqual([]);
    expect(client.session.getSync()).not.toBeNull();
    await user.hover(await button('No'));
    await user.click(yes);
    await eventually(() => expect(leaves.addresses()).toEqual([APP_AFTER_LOGOUT]));
    expect(client.session.getSync()).toBeNull();
  });

  it.each([{ drop: true }, { status: 500 }, { status: 404 }])(
    'signs out here and leaves when the provider fails: %j',
    async (fault) => {
      const { user, client, leaves, errors } = await comeToConsent(page, { query: LOGOUT });
      const yes = await guardedButton('Yes');
      await page.fault('/sessions/revoke', fault);
      await user.click(yes);
      await eventually(() => expect(leaves.addresses()).toEqual([APP_AFTER_LOGOUT]));
      expect(client.session.getSync()).toBeNull();
      expect(errors).toEqual([]);
    },
  );

  it('shows the provider’s failure when only the provider can remove the cookie, and can be retried', async () => {
    const settings = { session: { http_only_cookies: true } };
    const { user, client, leaves, errors } = await comeToConsent(page, { query: LOGOUT, settings });
    const yes = await guardedButton('Yes');
    await page.fault('/sessions/revoke', { times: 1, drop: true });
    await user.click(yes);
    await alertText('Unable to contact our servers. Check your internet connection and try again.');
    expect(errors).toMatchObject([{ name: 'StytchAPIUnreachableError' }]);
    expect(client.session.getSync()).not.toBeNull();
    expect(leaves.addresses()).toEqual([]);
    await user.click(await button('Try again'));
    await eventually(() => expect(leaves.addresses()).toEqual([APP_AFTER_LOGOUT]));
    expect(client.session.getSync()).toBeNull();
  });

  it('a hint of the signed-in visitor skips the question', async () => {
    await page.fault('/oauth/logout/start', {
      status: 200,
      body: { data: { consent_required: false, redirect_uri: APP_AFTER_LOGOUT } },
    });
    const query = { ...LOGOUT, id_token_hint: 'header.payload.signature' };
    const { client, leaves } = await comeToConsent(page, { query });
    await eventually(() => expect(leaves.addresses()).toEqual([APP_AFTER_LOGOUT]));
    expect(page.lastCall('/oauth/logout/start').body).toEqual(query);
    expect(client.session.getSync()).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('does not sign out when the answer does not say whether to ask', async () => {
    await page.fault('/oauth/logout/start', { times: 1, status: 200, body: { data: {} } });
    const { client, leaves, user } = await comeToConsent(page, { query: LOGOUT });
    await alertText('Invalid JSON response from our servers. Please try again in a few minutes.');
    expect(client.session.getSync()).not.toBeNull();
    expect(leaves.addresses()).toEqual([]);
    await user.click(await button('Try again'));
    await heading('Log out?');
  });

  it('§8 a failed start shows the provider’s message, reports it, and keeps the session', async () => {
    const { errors, client, leaves } = await comeToConsent(page, {
      query: { ...LOGOUT, client_id: 'app-2' },
    });
    await eventually(() => expect(errors).toMatchObject([{ error_type: 'oauth_client_not_found' }]));
    await alertText('We do not recognize the app that sent you here. Please go back to it.');
    await detailText((errors[0] as unknown as { error_message: string }).error_message);
    expect(client.session.getSync()).not.toBeNull();
    expect(leaves.addresses()).toEqual([]);
  });

  it('a visitor who returns by the Back button sees no endless spinner', async () => {
    const { user, leaves } = await comeToConsent(page, { query: LOGOUT });
    await user.click(await guardedButton('Yes'));
    await eventually(() => expect(leaves.addresses()).toHaveLength(1));
    restorePage();
    await alertText(NO_SESSION);
  });
});

const EVIL = [
  'javascript:alert(document.domain)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:http://localhost/x',
  'file:///etc/passwd',
  '/relative',
  '//evil.example',
  'https:///evil.example',
  'https://\\evil.example',
  'https://pricerx.example@evil.example',
  '',
];

describe('§4 Logout flow: refused addresses', () => {
  it.each(EVIL.filter(Boolean))(
    'an address in the query that is %j is not followed',
    async (post_logout_redirect_uri) => {
      const { errors, leaves, client } = await comeToConsent(page, {
        query: { ...LOGOUT, post_logout_redirect_uri },
      });
      await eventually(() => expect(errors).toMatchObject([{ error_type: 'invalid_redirect_uri' }]));
      expect(leaves.addresses()).toEqual([]);
      expect(client.session.getSync()).not.toBeNull();
    },
  );

  it.each(EVIL)('an address from the provider that is %j is not followed', async (redirect_uri) => {
    await page.fault('/oauth/logout/start', {
      status: 200,
      body: { data: { consent_required: false, redirect_uri } },
    });
    const { errors, leaves } = await comeToConsent(page, { query: LOGOUT });
    await eventually(() => expect(errors).toMatchObject([{ name: 'InvalidStartUrlError' }]));
    await alertText(
      'This site is not set up correctly. Please tell the people who run it. Or log in another way.',
    );
    expect(leaves.addresses()).toEqual([]);
  });

  it('only the provider’s address is followed, not the query’s', async () => {
    await page.fault('/oauth/logout/start', {
      status: 200,
      body: { data: { consent_required: false, redirect_uri: APP_AFTER_LOGOUT } },
    });
    const query = { client_id: APP.client_id, post_logout_redirect_uri: 'https://evil.example/' };
    const { leaves } = await comeToConsent(page, { query });
    await eventually(() => expect(leaves.addresses()).toEqual([APP_AFTER_LOGOUT]));
  });
});

describe('§4 Logout flow inside a frame', () => {
  const shownBy = (parent: object) => {
    jest.spyOn(window, 'parent', 'get').mockReturnValue(parent as Window & typeof globalThis);
  };

  it('a frame of another site shows a reason in place of Yes, and the visitor stays signed in', async () => {
    shownBy({ location: { origin: 'https://evil.example' } });
    const { client, leaves } = await comeToConsent(page, { query: LOGOUT });
    await alertText(FRAMED);
    expect(screen.queryByRole('button')).toBeNull();
    expect(page.calls('/sessions/revoke')).toEqual([]);
    expect([client.session.getSync() !== null, leaves.addresses()]).toEqual([true, []]);
  });

  it('a frame of the same origin shows Yes', async () => {
    const parent: Record<string, unknown> = { location };
    parent['parent'] = parent;
    shownBy(parent);
    const { user, leaves } = await comeToConsent(page, { query: LOGOUT });
    await user.click(await guardedButton('Yes'));
    await eventually(() => expect(leaves.addresses()).toEqual([APP_AFTER_LOGOUT]));
  });
});
