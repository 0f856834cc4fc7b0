import { APP, APP_AFTER_LOGOUT, connectApp } from '../../../tests/data/apps';
import { headlessClient, rejection, signIn } from '../../../tests/visits/headless';
import { catchPageLeaves, type PageLeaves } from '../../../tests/browser/pageLeaves';
import { setUpSandbox } from '../../../tests/sandbox';
import { followForm, lastForm } from '../../../tests/visits/consent';
import { EMAIL } from '../../../tests/visits/signIn';

const page = setUpSandbox();
const AUTHORIZE = 'http://localhost:4311/sdk/v1/oauth/authorize';

let leaves: PageLeaves;
beforeEach(async () => {
  leaves = catchPageLeaves();
  await connectApp(page);
});

async function signedIn() {
  const client = headlessClient(page);
  return { client, ...(await signIn(page, client)) };
}

const decoded = (value = '') => Buffer.from(value.replace(/^Basic /, ''), 'base64').toString();

describe('§3 Identity-provider parameters: the app’s request', () => {
  it('returns the app’s request, with defaults for what the app leaves out', async () => {
    const { client } = await signedIn();
    const answer = await client.idp.oauthAuthorizeStart(APP);
    expect(page.lastCall('/oauth/authorize/start').body).toEqual({
      ...APP,
      response_type: 'code',
      scope: 'openid email profile',
      prompt: '',
    });
    expect(answer).toMatchObject({
      consent_required: true,
      oidc_client: { client_id: APP.client_id, client_name: 'Pill Planner' },
      user: { emails: [{ email: EMAIL }] },
    });
    expect(answer.grantable_scope.split(' ').sort()).toEqual(['email', 'openid', 'profile']);
  });

  it('returns an empty list of scopes when the answer leaves them out', async () => {
    const { client } = await signedIn();
    await page.fault('/oauth/authorize/start', { body: { data: { consent_required: false } } });
    expect(await client.idp.oauthAuthorizeStart(APP)).toMatchObject({
      grantable_scope: '',
      ungrantable_scope: '',
    });
  });

  it('sends only known parameters of the page’s query', async () => {
    const { client } = await signedIn();
    const address = { ...APP, response_type: 'code', state: 's', nonce: 'n', code_challenge: 'c' };
    await client.idp.oauthAuthorizeStart(address);
    expect(Object.keys(page.lastCall('/oauth/authorize/start').body ?? {})).toEqual([
      'client_id',
      'redirect_uri',
      'response_type',
      'scope',
      'prompt',
    ]);
  });

  it.each([
    ['an unknown app', { ...APP, client_id: 'app-2' }, 'oauth_client_not_found'],
    [
      'a redirect that is not the app’s',
      { ...APP, redirect_uri: 'http://evil.example/' },
      'invalid_redirect_uri',
    ],
  ])('rejects %s', async (_, parameters, error_type) => {
    const { client } = await signedIn();
    expect(await rejection(client.idp.oauthAuthorizeStart(parameters))).toMatchObject({
      name: 'StytchAPIError',
      error_type,
    });
  });

  it('rejects without a session', async () => {
    const client = headlessClient(page);
    expect(await rejection(client.idp.oauthAuthorizeStart(APP))).toMatchObject({
      error_type: 'user_unauthenticated',
    });
  });
});

describe('§4 Identity provider: submitting the answer', () => {
  it('submits a form POST, with fields in place of headers', async () => {
    const { client, session_token, user } = await signedIn();
    await client.idp.oauthAuthorizeSubmit({
      ...APP,
      response_type: 'code',
      scope: 'openid email',
      state: 'a&b=c "<é>',
      nonce: 'n',
      code_challenge: 'c'.repeat(43),
      prompt: 'consent',
      consent_granted: true,
    });
    const [{ method, action, fields }] = leaves.forms() as [ReturnType<PageLeaves['forms']>[number]];
    expect([method, action]).toEqual(['post', AUTHORIZE]);
    expect(fields.map(([name]) => name)).toEqual([
      ...[
        'client_id',
        'redirect_uri',
        'response_type',
        'scope',
        'code_challenge',
        'state',
        'nonce',
        'prompt',
      ],
      ...['consent_granted', '__Authorization', '__X-SDK-Client', '__X-SDK-Parent-Host'],
    ]);
    const form = lastForm(leaves);
    expect(form).toMatchObject({
      ...APP,
      scope: 'openid email',
      state: 'a&b=c "<é>',
      consent_granted: 'true',
    });
    expect(decoded(form['__Authorization'])).toBe(`${page.publicToken}:${session_token}`);
    expect(JSON.parse(decoded(form['__X-SDK-Client']))).toMatchObject({
      stytch_user_id: user.user_id,
      sdk: { identifier: 'pricerx-auth' },
    });
    expect(form['__X-SDK-Parent-Host']).toBe('http://localhost:4310');
  });

  it('leaves out parameters that the app did not send', async () => {
    const { client } = await signedIn();
    await client.idp.oauthAuthorizeSubmit({ ...APP, state: '', prompt: '', consent_granted: false });
    expect(Object.keys(lastForm(leaves))).toEqual([
      ...['client_id', 'redirect_uri', 'response_type', 'scope', 'consent_granted'],
      ...['__Authorization', '__X-SDK-Client', '__X-SDK-Parent-Host'],
    ]);
    expect(lastForm(leaves)).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      consent_granted: 'false',
    });
  });

  it('Allow gives the app a code and its unchanged state', async () => {
    const { client } = await signedIn();
    await client.idp.oauthAuthorizeSubmit({ ...APP, state: 'a&b=c "<é>', consent_granted: true });
    const back = await followForm(leaves);
    expect(back.origin + back.pathname).toBe(APP.redirect_uri);
    expect(back.searchParams.get('state')).toBe('a&b=c "<é>');
    expect(back.searchParams.get('code')).toMatch(/./);
    expect((await client.idp.oauthAuthorizeStart(APP)).consent_required).toBe(false);
  });

  it('Deny gives the app an error and its unchanged state', async () => {
    const { client } = await signedIn();
    await client.idp.oauthAuthorizeSubmit({ ...APP, state: 's', consent_granted: false });
    const { searchParams } = await followForm(leaves);
    expect([searchParams.get('error'), searchParams.get('state'), searchParams.get('code')]).toEqual([
      'access_denied',
      's',
      null,
    ]);
  });

  it('removes the form with the session token from a page that stays', async () => {
    const { client, session_token } = await signedIn();
    await client.idp.oauthAuthorizeSubmit({ ...APP, consent_granted: true });
    expect(leaves.forms()).toHaveLength(1);
    expect([document.forms.length, document.documentElement.outerHTML.includes(session_token)]).toEqual([
      0,
      false,
    ]);
  });

  it('sends the public token where scripts cannot read the session’s token', async () => {
    await connectApp(page, { session: { http_only_cookies: true } });
    const { client } = await signedIn();
    await client.idp.oauthAuthorizeSubmit({ ...APP, consent_granted: true });
    expect(decoded(lastForm(leaves)['__Authorization'])).toBe(`${page.publicToken}:${page.publicToken}`);
  });
});

describe('§4 Identity provider: logout for an app', () => {
  const LOGOUT = { client_id: APP.client_id, post_logout_redirect_uri: APP_AFTER_LOGOUT };

  it('returns whether to ask, and where the page goes afterwards', async () => {
    const { client } = await signedIn();
    expect(await client.idp.oauthLogoutStart({ ...LOGOUT, state: 's' })).toMatchObject({
      consent_required: true,
      redirect_uri: `${APP_AFTER_LOGOUT}?state=s`,
    });
    expect(page.lastCall('/oauth/logout/start').body).toEqual({ ...LOGOUT, state: 's' });
    // The start of a logout does not sign the visitor out.
    expect(client.session.getSync()).not.toBeNull();
  });

  it('rejects an address that the app has not registered', async () => {
    const { client } = await signedIn();
    const elsewhere = { ...LOGOUT, post_logout_redirect_uri: 'http://evil.example/' };
    expect(await rejection(client.idp.oauthLogoutStart(elsewhere))).toMatchObject({
      error_type: 'invalid_redirect_uri',
    });
  });
});
