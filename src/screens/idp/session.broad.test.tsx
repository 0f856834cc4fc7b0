import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { APP, connectApp } from '../../../tests/data/apps';
import {
  button,
  comeToConsent,
  followForm,
  LOGOUT,
  NO_SESSION,
  QUESTION,
  signInWith,
} from '../../../tests/visits/consent';
import { headlessClient, signIn, signInElsewhere } from '../../../tests/visits/headless';
import { setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually } from '../../../tests/time';
import { alertText, heading, guardedButton } from '../../../tests/visits/signIn';

const page = setUpWidgetPage();
const FLOWS: [flow: string, query: Record<string, string>, path: string, title: string][] = [
  ['authorize', APP, '/oauth/authorize/start', QUESTION],
  ['logout', LOGOUT, '/oauth/logout/start', 'Log out?'],
];
const names = (errors: Error[]) => errors.map(({ name }) => name);

describe('§2 No active session', () => {
  it.each(FLOWS)(
    '%s shows the missing session, reports it once, sends no call, and continues when a session appears',
    async (_, query, path, title) => {
      const { client, errors, eventTypes } = await comeToConsent(page, { query, signedIn: false });
      await alertText(NO_SESSION);
      await page.idle();
      expect(errors).toMatchObject([{ name: 'NoCurrentSessionError', message: NO_SESSION }]);
      expect(page.calls(path)).toEqual([]);
      expect(eventTypes()).toEqual([]);
      await signInWith(page, client);
      await heading(title);
      expect(screen.queryByText(NO_SESSION)).toBeNull();
      expect(names(errors)).toEqual(['NoCurrentSessionError']);
      expect(page.calls(path)).toHaveLength(1);
    },
  );

  it.each(FLOWS)(
    '%s shows the missing session when the visitor signs out elsewhere',
    async (_, query, path, title) => {
      const { client, errors, leaves } = await comeToConsent(page, { query });
      await heading(title);
      await client.session.revoke();
      await alertText(NO_SESSION);
      expect(names(errors)).toEqual(['NoCurrentSessionError']);
      expect([leaves.forms(), leaves.addresses()]).toEqual([[], []]);
      await signInWith(page, client);
      await heading(title);
      expect(page.calls(path)).toHaveLength(2);
    },
  );

  it('"Try again" finds a session in a cookie that the host’s server has set', async () => {
    await connectApp(page, { bootstrap: { project_name: 'PriceRx' } });
    const { session_token, session_jwt } = await signInElsewhere(page);
    const { errors } = await comeToConsent(page, { signedIn: false });
    await heading('Log in first');
    await userEvent.click(await button('Try again'));
    await alertText(NO_SESSION);
    document.cookie = `stytch_session=${session_token}`;
    document.cookie = `stytch_session_jwt=${session_jwt}`;
    await userEvent.click(await button('Try again'));
    await heading(QUESTION);
    expect(names(errors)).toEqual(['NoCurrentSessionError']);
  });

  it('a cached session that has ended shows "no active session", not a failed start', async () => {
    await connectApp(page, { bootstrap: { project_name: 'PriceRx' } });
    const earlier = headlessClient(page);
    await signIn(page, earlier);
    earlier.destroy();
    await page.control.deleteData({ public_token: page.publicToken });
    const { errors } = await comeToConsent(page);
    await alertText(NO_SESSION);
    await page.idle();
    expect(names(errors)).toEqual(['NoCurrentSessionError']);
    expect(page.console.take('The session has ended')).toHaveLength(1);
  });

  it('a cached session starts the flow at once, and its confirmation does not start it again', async () => {
    await connectApp(page, { bootstrap: { project_name: 'PriceRx' } });
    const earlier = headlessClient(page);
    await signIn(page, earlier);
    earlier.destroy();
    await comeToConsent(page);
    await heading(QUESTION);
    await eventually(() => expect(page.calls('/sessions/authenticate')).toHaveLength(1));
    await page.idle();
    expect(page.calls('/oauth/authorize/start')).toHaveLength(1);
  });

  /** Signs in so that only HttpOnly cookies hold the session, and nothing in this browser's storage tells of it. */
  async function signInUnknownHere(): Promise<void> {
    await connectApp(page, {
      bootstrap: { project_name: 'PriceRx' },
      session: { http_only_cookies: true },
    });
    const earlier = headlessClient(page);
    await signIn(page, earlier);
    earlier.destroy();
    localStorage.removeItem(`stytch_sdk_state_${page.publicToken}`);
  }

  it('the widget waits for a session that only the provider knows', async () => {
    await signInUnknownHere();
    const { errors, user, leaves } = await comeToConsent(page, {
      settings: { session: { http_only_cookies: true } },
    });
    await heading(QUESTION);
    expect(errors).toEqual([]);
    await user.click(await guardedButton('Allow'));
    await heading('Success!');
    expect(leaves.forms()).toHaveLength(1);
  });

  it('a session that cannot be confirmed shows the failure with a retry', async () => {
    await signInUnknownHere();
    await page.fault('/sessions/authenticate', { drop: true });
    const { errors, user } = await comeToConsent(page, {
      signedIn: false,
      settings: { session: { http_only_cookies: true } },
    });
    await alertText('Unable to contact our servers. Check your internet connection and try again.');
    expect(names(errors)).toEqual(['StytchAPIUnreachableError']);
    expect(screen.queryByText(NO_SESSION)).toBeNull();
    await user.click(await button('Try again'));
    await heading(QUESTION);
  });

  it('a refresh that failed before the widget was mounted shows the failure at once', async () => {
    await signInUnknownHere();
    await page.fault('/sessions/authenticate', { drop: true });
    const settings = { session: { http_only_cookies: true } };
    await page.project(settings);
    const client = headlessClient(page);
    await eventually(() => expect(page.calls('/sessions/authenticate')).toHaveLength(1));
    await page.idle();
    await comeToConsent(page, { signedIn: false, settings, client });
    await alertText('Unable to contact our servers. Check your internet connection and try again.');
  });

  it('another user who signs in elsewhere on the page is asked', async () => {
    const { client, user, leaves, eventTypes } = await comeToConsent(page);
    await heading(QUESTION);
    const { user: other } = await signInWith(page, client, 'ben@example.com');
    await eventually(() => expect(page.calls('/oauth/authorize/start')).toHaveLength(2));
    await user.click(await guardedButton('Allow'));
    await heading('Success!');
    await followForm(leaves);
    const apps = await client.user.getConnectedApps();
    expect(apps.connected_apps).toHaveLength(1);
    expect(client.user.getSync()?.user_id).toBe(other.user_id);
    expect(eventTypes().filter((type) => type === 'OAUTH_AUTHORIZE_FLOW_START')).toHaveLength(2);
  });

  it('a refresh of the same session changes nothing', async () => {
    const { client } = await comeToConsent(page);
    await heading(QUESTION);
    await client.session.authenticate({ session_duration_minutes: 60 });
    await page.idle();
    expect(screen.getByRole('heading', { name: QUESTION })).toBeVisible();
    expect(page.calls('/oauth/authorize/start')).toHaveLength(1);
  });

  it('the message after Deny stays when the session ends', async () => {
    const { client, user } = await comeToConsent(page);
    await user.click(await button('Deny'));
    await client.session.revoke();
    await page.idle();
    expect(screen.getByText('Access to the application was denied.')).toBeVisible();
  });
});

describe('§5 Required parameters', () => {
  it.each([
    ['client_id', { redirect_uri: APP.redirect_uri }],
    ['redirect_uri', { client_id: APP.client_id }],
    ['redirect_uri', { client_id: APP.client_id, redirect_uri: '' }],
    ['client_id', {}],
    ['client_id', { post_logout_redirect_uri: LOGOUT.post_logout_redirect_uri }],
    ['client_id', { client_id: '', post_logout_redirect_uri: '' }],
    ['post_logout_redirect_uri', { client_id: APP.client_id, post_logout_redirect_uri: '' }],
  ])('without %s shows %j', async (parameter, query) => {
    const { errors, eventTypes } = await comeToConsent(page, { query: query as Record<string, string> });
    const text = `Required parameter is missing: ${parameter}. Please reach out to the application developer.`;
    await alertText(text);
    await page.idle();
    expect(errors).toMatchObject([{ name: 'IDPOAuthFlowMissingParamError', message: text }]);
    expect(eventTypes()).toEqual([]);
    expect(page.calls().filter(({ path }) => path.startsWith('/oauth/'))).toEqual([]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('the missing session is shown before missing parameters', async () => {
    const { errors, client } = await comeToConsent(page, { query: {}, signedIn: false });
    await alertText(NO_SESSION);
    expect(names(errors)).toEqual(['NoCurrentSessionError']);
    await signInWith(page, client);
    await eventually(() =>
      expect(names(errors)).toEqual(['NoCurrentSessionError', 'IDPOAuthFlowMissingParamError']),
    );
  });
});
