/** @jest-environment node */
import { APP, appOf, pkcePair } from '../../testing/app';
import { useSandbox } from '../../testing/visitor';

const sandbox = useSandbox();

async function setUp(client: object = {}) {
  const app = appOf(sandbox.current);
  await app.register({ oauth_clients: [{ ...APP, ...client }] });
  return { app, session: (await app.visitor.signIn()).data.session_token };
}

describe('§7 Sandbox: PKCE of apps', () => {
  it('redirects with invalid_request when code_challenge is missing', async () => {
    const { app, session } = await setUp();
    for (const given of [[], [['code_challenge_method', 'S256']]]) {
      const fields = {
        code_challenge: '',
        state: 's',
        ...(Object.fromEntries(given) as Record<string, string>),
      };
      const url = await app.sentTo(session, fields);
      expect(url.searchParams.get('code')).toBeNull();
      expect(Object.fromEntries(url.searchParams)).toMatchObject({
        error: 'invalid_request',
        error_description: expect.stringContaining('code_challenge') as string,
        state: 's',
      });
    }
    const { data } = await app.visitor.call(
      '/idp/oauth/authorize/submit',
      { ...app.request, scopes: ['openid'], consent_granted: true },
      { session },
    );
    expect([data['authorization_code'], data['redirect_uri']]).toEqual([
      undefined,
      expect.stringContaining('error=invalid_request'),
    ]);
  });

  it('a challenge without a method means S256, so the code is useless without the verifier', async () => {
    const { app, session } = await setUp();
    const { code_challenge, code_verifier } = pkcePair();
    const code = await app.codeFor(session, { code_challenge });
    for (const stolen of ['', code_challenge, pkcePair().code_verifier])
      expect((await app.useCode(code, { code_verifier: stolen })).body['error']).toBe('invalid_grant');
    expect((await app.useCode(code, { code_verifier })).status).toBe(200);
  });

  it('an app with pkce_required: false needs no challenge', async () => {
    const { app, session } = await setUp({ pkce_required: false });
    const code = await app.codeFor(session, { code_challenge: '' });
    expect((await app.useCode(code, { code_verifier: '' })).status).toBe(200);
  });

  it('a user’s refusal is reported before a missing challenge', async () => {
    const { app, session } = await setUp();
    const url = await app.sentTo(session, { code_challenge: '', consent_granted: 'false' });
    expect(url.searchParams.get('error')).toBe('access_denied');
  });
});
