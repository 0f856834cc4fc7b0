/** @jest-environment node */
import { controlOf } from '../testing/control';
import { useSandbox, visitorOf } from '../testing/visitor';

const sandbox = useSandbox();
const control = controlOf(sandbox);
const TOKEN = 'public-token-test-sandbox';

describe('§7 Sandbox: control: projects', () => {
  const public_token = 'public-token-test-mine';

  it('creates a project with defaults; a second call resets settings that it omits', async () => {
    const first = await control('POST', '/projects', { public_token, bootstrap: { project_name: 'Mine' } });
    expect(first.body).toMatchObject({
      public_token,
      bootstrap: { project_name: 'Mine', vertical: 'CONSUMER' },
    });
    const visitor = visitorOf(sandbox.current, public_token);
    const { data } = await visitor.signIn();
    await control('POST', '/projects', { public_token, redirect_urls: ['http://localhost:4310/'] });
    const bootstrap = await visitor.call(`/projects/bootstrap/${public_token}`);
    expect(bootstrap.data['project_name']).toBe('PriceRx');
    const me = await visitor.call('/users/me', undefined, { session: data.session_token });
    expect(me.data.user_id).toBe(data.user_id);
  });

  it.each([
    [{}, /required property 'public_token'.*This call takes \{ public_token: string/],
    [{ public_token: 'mine' }, /should look like "public-token-test-/],
    [{ public_token, bootstrap: { project_name: 5 } }, /project_name should be string/],
    [
      { public_token, bootstrap: { captcha_settings: { enabled: 'yes' } } },
      /captcha_settings.enabled should be boolean/,
    ],
    [{ public_token, bootstrap: { projectName: 'x' } }, /additional property 'projectName'/],
    [{ public_token, redirect_urls: 'http://x' }, /redirect_urls should be array/],
    ['{', /should be object: send a JSON object/],
  ])('refuses %j with an error that names the fix', async (input, error) => {
    const answer = await control('POST', '/projects', input);
    expect(answer.status).toBe(400);
    expect(answer.body['error']).toMatch(error);
  });
});

describe('§7 Sandbox: control: apps', () => {
  const app = { client_id: 'a', client_name: 'A', redirect_uris: ['https://a.example/back'] };

  it('adds an app and keeps the other settings; replaces an app with the same client_id', async () => {
    const project = { public_token: 'public-token-test-apps', redirect_urls: ['https://site.example/'] };
    await control('POST', '/projects', { ...project, oauth_clients: [{ ...app, client_id: 'b' }] });
    const { public_token } = project;
    await control('POST', '/oauth_clients', { public_token, ...app, client_name: 'Old' });
    const { status, body } = await control('POST', '/oauth_clients', { public_token, ...app });
    expect([status, body['redirect_urls']]).toEqual([200, project.redirect_urls]);
    expect(body['oauth_clients']).toEqual([{ ...app, client_id: 'b' }, app]);
  });

  it.each([
    [{ redirect_uris: ['javascript:alert(1)'] }, 'redirect_uris'],
    [{ redirect_uris: ['https:///evil.example/back'] }, 'redirect_uris'],
    [{ redirect_uris: ['https://a.example@evil.example/'] }, 'redirect_uris'],
    [{ post_logout_redirect_uris: ['/bye'] }, 'post_logout_redirect_uris'],
    [{ public_token: 'public-token-test-none' }, 'There is no project'],
    [{ client_name: undefined }, 'client_name'],
  ])('refuses %j', async (change, reason) => {
    const { status, body } = await control('POST', '/oauth_clients', {
      public_token: TOKEN,
      ...app,
      ...change,
    });
    expect([status, body['error']]).toEqual([400, expect.stringContaining(reason)]);
  });
});
