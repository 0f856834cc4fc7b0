import { devToolsStores } from '../../../tests/browser/devTools';
import { screen } from '@testing-library/react';
import { APP, APP_AFTER_LOGOUT } from '../../../tests/data/apps';
import { button, comeToConsent, DENIED, LOGOUT, NO_SESSION, QUESTION } from '../../../tests/visits/consent';
import { setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually } from '../../../tests/time';
import { alertText, heading, guardedButton } from '../../../tests/visits/signIn';

const page = setUpWidgetPage();

interface Shown {
  widgets: Record<string, { screens: Record<string, unknown> }>;
}

/** All states of the consent widget in the devtools' history, newest last. */
const history = (): unknown[] =>
  (devToolsStores.at(-1)?.states() ?? []).flatMap((state) => {
    const [widget] = Object.values((state as Shown).widgets);
    return widget?.screens['widget/idp'] ?? [];
  });
const now = () => history().at(-1);

const NOTHING = {
  loading: false,
  preflight: false,
  error: null,
  success: false,
  denied: false,
  consent_required: false,
  oidc_client: null,
  grantable_scope: '',
  ungrantable_scope: '',
  redirect_uri: '',
};
const ASKED = {
  ...NOTHING,
  consent_required: true,
  oidc_client: { client_name: 'Pill Planner' },
  grantable_scope: 'openid email profile',
  redirect_uri: APP.redirect_uri,
};

describe('§4 Authorize flow state', () => {
  it('is preflight and loading until the provider has answered, and success after Allow', async () => {
    const { user } = await comeToConsent(page);
    await heading(QUESTION);
    expect(history()).toContainEqual(expect.objectContaining({ ...NOTHING, preflight: true, loading: true }));
    expect(now()).toMatchObject(ASKED);
    await user.click(await guardedButton('Allow'));
    await heading('Success!');
    expect(now()).toMatchObject({ ...ASKED, success: true });
  });

  it('is denied after Deny, and keeps the request', async () => {
    const { user } = await comeToConsent(page);
    await user.click(await button('Deny'));
    await eventually(() => expect(screen.getByText(DENIED)).toBeVisible());
    expect(now()).toMatchObject({ ...ASKED, denied: true });
  });

  it('is preflight with the error of a failed start', async () => {
    await page.fault('/oauth/authorize/start', { times: 1, drop: true });
    const { user, errors, eventTypes } = await comeToConsent(page);
    await alertText('Unable to contact our servers. Check your internet connection and try again.');
    expect(now()).toMatchObject({ ...NOTHING, preflight: true, error: { kind: 'unreachable' } });
    expect(errors).toMatchObject([{ name: 'StytchAPIUnreachableError' }]);
    await user.click(await button('Try again'));
    await heading(QUESTION);
    expect(now()).toMatchObject(ASKED);
    expect(eventTypes()).toEqual(['OAUTH_AUTHORIZE_FLOW_START', 'OAUTH_AUTHORIZE_FLOW_START']);
  });

  it('holds the error of a missing session', async () => {
    await comeToConsent(page, { signedIn: false });
    await alertText(NO_SESSION);
    expect(now()).toMatchObject({ preflight: true, error: { name: 'NoCurrentSessionError' } });
  });
});

describe('§4 Logout flow state', () => {
  it('holds the provider’s address, and is denied after No', async () => {
    const { user } = await comeToConsent(page, { query: { ...LOGOUT, id_token_hint: 'h.e.llo' } });
    await heading('Log out?');
    const logoutRequest = { ...NOTHING, consent_required: true, redirect_uri: APP_AFTER_LOGOUT };
    expect(now()).toMatchObject(logoutRequest);
    await user.click(await button('No'));
    await eventually(() => expect(screen.getByText(/You have not been logged out/)).toBeVisible());
    expect(now()).toMatchObject({ ...logoutRequest, denied: true });
    expect(JSON.stringify(history())).not.toContain('h.e.llo');
  });
});
