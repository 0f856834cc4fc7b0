/** @jest-environment node */
import { APP, appOf } from '../../testing/app';
import { PAGE, useSandbox } from '../../testing/visitor';

const sandbox = useSandbox();
const MINUTE = 60_000;

/** A signed-in visitor of a project in HttpOnly mode. Calls of all pages of the same site have the session cookie. */
async function setUp(settings: object = {}) {
  const app = appOf(sandbox.current);
  await app.register({ session: { http_only_cookies: true }, ...settings });
  const { headers } = await app.visitor.signIn();
  const Cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const start = (Origin: string = PAGE, given: object = {}) =>
    app.visitor.call(
      '/oauth/authorize/start',
      { ...app.request, prompt: '', ...given },
      { headers: { Cookie, Origin } },
    );
  const submit = async (given: Record<string, string> = {}, Origin: string | null = PAGE) => {
    const answer = await app.submit('', given, '*/*', { Cookie, ...(Origin !== null && { Origin }) });
    const code = new URL(answer.headers.get('Location') ?? 'x:').searchParams.get('code');
    const type = answer.status === 303 ? '' : ((await answer.json()) as { error_type: string }).error_type;
    return { status: answer.status, code, type };
  };
  return { app, start, submit, Cookie };
}
const NOT_STARTED = { status: 403, code: null, type: 'consent_not_started' };
const NOT_ALLOWED = { status: 403, code: null, type: 'consent_origin_not_allowed' };
const GIVEN = { status: 303, code: expect.stringMatching(/./) as string };

describe('§7 Sandbox: consent in HttpOnly mode', () => {
  it('is accepted once, for a request that this session started', async () => {
    const { start, submit } = await setUp();
    expect(await submit()).toEqual(NOT_STARTED);
    expect((await start()).status).toBe(200);
    expect(await submit()).toMatchObject(GIVEN);
    expect(await submit()).toEqual(NOT_STARTED);
  });

  it.each([
    [{ scope: 'openid email full_access' }],
    [{ redirect_uri: APP.redirect_uris[1] ?? '' }],
    [{ client_id: 'app-other' }],
    [{ prompt: 'none' }],
  ])('is refused for another request than the started one: %j', async (change) => {
    const { start, submit } = await setUp({ oauth_clients: [APP, { ...APP, client_id: 'app-other' }] });
    await start();
    expect(await submit(change as Record<string, string>)).toEqual(NOT_STARTED);
    expect(await submit()).toMatchObject(GIVEN);
  });

  it('is accepted for 10 minutes, from the session that started it', async () => {
    const [first, second] = [await setUp(), await setUp()];
    await first.start();
    expect(await second.submit()).toEqual(NOT_STARTED);
    await sandbox.current.control.advanceClock({ advance_ms: 10 * MINUTE });
    expect(await first.submit()).toEqual(NOT_STARTED);
  });

  it('refuses pages of other origins of the same site', async () => {
    const { start, submit } = await setUp();
    for (const origin of [
      'http://localhost:6666',
      'https://localhost:4310',
      'null',
      'https://evil.example',
    ]) {
      expect((await start(origin)).errorType).toBe('consent_origin_not_allowed');
      await start();
      expect(await submit({}, origin)).toEqual(NOT_ALLOWED);
    }
    expect(await submit()).toMatchObject(GIVEN);
  });

  it('accepts the origins of the project’s consent page and redirect URLs', async () => {
    const { start, submit } = await setUp({
      consent_url: 'https://host.example/agree',
      redirect_urls: ['https://host.example/in', 'https://other.example/in'],
    });
    for (const origin of ['https://host.example', 'https://other.example']) {
      expect((await start(origin)).status).toBe(200);
      expect(await submit({}, origin)).toMatchObject(GIVEN);
    }
    expect((await start(PAGE)).errorType).toBe('consent_origin_not_allowed');
  });

  it('applies the same checks to the JSON calls', async () => {
    const { app, Cookie } = await setUp();
    const given = { ...app.request, scopes: ['openid'], code_challenge: 'x'.repeat(43) };
    const call = (end: string, Origin: string) =>
      app.visitor.call(
        `/idp/oauth/authorize/${end}`,
        { ...given, consent_granted: true },
        { headers: { Cookie, Origin } },
      );
    expect((await call('start', 'http://localhost:6666')).errorType).toBe('consent_origin_not_allowed');
    expect((await call('submit', PAGE)).errorType).toBe('consent_not_started');
    expect((await call('start', PAGE)).status).toBe(200);
    expect((await call('submit', PAGE)).status).toBe(200);
  });

  it('needs no started request when the page sends the session in the header', async () => {
    const app = appOf(sandbox.current);
    await app.register();
    const { data } = await app.visitor.signIn();
    expect((await app.sentTo(data.session_token)).searchParams.has('code')).toBe(true);
  });
});
