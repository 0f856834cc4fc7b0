import { APP, connectApp } from '../../../tests/data/apps';
import { headlessClient, signIn } from '../../../tests/visits/headless';
import { catchPageLeaves, type PageLeaves } from '../../../tests/browser/pageLeaves';
import { setUpSandbox } from '../../../tests/sandbox';
import { lastForm } from '../../../tests/visits/consent';

const page = setUpSandbox();

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
});

describe('§4 Identity provider: submitting the answer', () => {
  it('submits a form POST, with fields in place of headers, and removes it with the session token', async () => {
    const { client, session_token, user } = await signedIn();
    const given = {
      ...APP,
      response_type: 'code',
      scope: 'openid email',
      code_challenge: 'c'.repeat(43),
      state: 'a&b=c "<é>',
      nonce: 'n',
      prompt: 'consent',
    };
    await client.idp.oauthAuthorizeSubmit({ ...given, consent_granted: true });
    expect(leaves.forms()).toMatchObject([
      { method: 'post', action: 'http://localhost:4311/sdk/v1/oauth/authorize' },
    ]);
    const form = lastForm(leaves);
    expect(form).toEqual({
      ...given,
      consent_granted: 'true',
      __Authorization: expect.any(String) as string,
      '__X-SDK-Client': expect.any(String) as string,
      '__X-SDK-Parent-Host': 'http://localhost:4310',
    });
    expect(decoded(form['__Authorization'])).toBe(`${page.publicToken}:${session_token}`);
    expect(JSON.parse(decoded(form['__X-SDK-Client']))).toMatchObject({
      stytch_user_id: user.user_id,
      sdk: { identifier: 'pricerx-auth' },
    });
    expect(document.documentElement.outerHTML).not.toMatch(`<form|${session_token}`);
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

  it('sends the public token where scripts cannot read the session’s token', async () => {
    await connectApp(page, { session: { http_only_cookies: true } });
    const { client } = await signedIn();
    await client.idp.oauthAuthorizeSubmit({ ...APP, consent_granted: true });
    expect(decoded(lastForm(leaves)['__Authorization'])).toBe(`${page.publicToken}:${page.publicToken}`);
  });
});
