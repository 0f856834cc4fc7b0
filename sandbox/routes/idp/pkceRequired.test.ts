/** @jest-environment node */
import { APP, appOf, pkcePair } from '../../testing/app';
import { useSandbox } from '../../testing/visitor';

const sandbox = useSandbox();

async function setUp(client: object = {}) {
  const app = appOf(sandbox.current);
  await app.register({ oauth_clients: [{ ...APP, ...client }] });
  return { app, session: (await app.visitor.signIn()).data.session_token };
}

describe('§7 Sandbox: an app, which is a public client', () => {
  it('gets no code without a code challenge, and is told why', async () => {
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

  it('with a challenge alone is held to S256: a code that was stolen on its way is worth nothing', async () => {
    const { app, session } = await setUp();
    const { code_challenge, code_verifier } = pkcePair();
    const code = await app.codeFor(session, { code_challenge });
    for (const stolen of ['', code_challenge, pkcePair().code_verifier])
      expect((await app.useCode(code, { code_verifier: stolen })).body['error']).toBe('invalid_grant');
    expect((await app.useCode(code, { code_verifier })).status).toBe(200);
  });

  it('whose setting says so needs no challenge', async () => {
    const { app, session } = await setUp({ pkce_required: false });
    const code = await app.codeFor(session, { code_challenge: '' });
    expect((await app.useCode(code, { code_verifier: '' })).status).toBe(200);
  });

  it('is told of a refusal by the user first', async () => {
    const { app, session } = await setUp();
    const url = await app.sentTo(session, { code_challenge: '', consent_granted: 'false' });
    expect(url.searchParams.get('error')).toBe('access_denied');
  });
});
