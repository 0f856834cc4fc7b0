/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import { oneTapOf } from '../../testing/oneTap';
import { PAGE, useSandbox } from '../../testing/visitor';

const sandbox = useSandbox();
const public_token = 'public-token-test-sandbox';
const FRAME = 'http://localhost:4311/clientside-services/index.html';
type Reply = { success: boolean; payload?: unknown; error?: Record<string, unknown> };

const get = (path: string) => sandbox.current.handle(new Request(`${sandbox.current.origin}${path}`));

/** Runs the frame's script with its cookies, and sends it messages with a port. */
async function openFrame() {
  const cookies = new Map<string, string>();
  const jar = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  let listener: ((event: object) => void) | undefined;
  const frame = {
    window: { addEventListener: (_type: string, listen: typeof listener) => (listener = listen) },
    document: {
      get cookie() {
        return jar();
      },
    },
    URLSearchParams,
    async fetch(path: string, init: RequestInit = {}) {
      const headers = new Headers(init.headers);
      headers.set('Cookie', jar());
      const answer = await sandbox.current.handle(new Request(new URL(path, FRAME), { ...init, headers }));
      for (const line of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
        cookies.set(name, value);
      }
      return answer;
    },
  };
  runInNewContext(await (await get('/clientside-services/frame.js')).text(), frame);
  return (method: string, ...args: unknown[]) =>
    new Promise<Reply>((resolve) =>
      listener?.({
        data: { method, args },
        ports: [{ postMessage: (reply: Reply) => resolve(structuredClone(reply)) }],
      }),
    );
}

describe('§7 Sandbox: the services frame', () => {
  it('is a page with one script, which any page can embed', async () => {
    const answer = await get('/clientside-services/index.html');
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/html/);
    const policy = answer.headers.get('Content-Security-Policy');
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('frame-ancestors');
    expect(await answer.text()).toContain('src="frame.js"');
    const { endpoints } = await sandbox.current.control.health();
    expect(endpoints.clientServicesFrameUrl).toBe(`${sandbox.current.origin}/clientside-services/index.html`);
    expect((await get(new URL(endpoints.oneTapScriptUrl).pathname)).status).toBe(200);
  });

  it.each([
    [{ phoneNumber: '2015550123', regionCode: 'US' }, [true, '+12015550123', '(201) 555-0123']],
    [{ phoneNumber: '201', regionCode: 'US' }, [false, '+1201', '201']],
    [{ phoneNumber: '+442083661177', regionCode: 'US' }, [true, '+442083661177', '020 8366 1177']],
    [{ phoneNumber: '+442083661177' }, [true, '+442083661177', '020 8366 1177']],
    [{ phoneNumber: '+977 984-5234567', regionCode: 'US' }, [true, '+9779845234567', '984-5234567']],
    [{ phoneNumber: '131 2345 6789', regionCode: 'CN' }, [true, '+8613123456789', '131 2345 6789']],
    [{ phoneNumber: '2015550123' }, [false, '2015550123', '2015550123']],
    [{ phoneNumber: 'hello', regionCode: 'ZZ' }, [false, 'hello', 'hello']],
    [{ phoneNumber: '', regionCode: 'US' }, [false, '', '']],
  ])('parses %j', async (given, [isValid, number, national]) => {
    const call = await openFrame();
    expect(await call('parsedPhoneNumber', given)).toEqual({
      success: true,
      payload: { isValid, number, national },
    });
  });

  it('answers an example number for each region', async () => {
    const call = await openFrame();
    expect((await call('getExamplePhoneNumber', { regionCode: 'US' })).payload).toEqual({
      phoneNumber: '(201) 555-0123',
    });
    for (const regionCode of ['ZZ', '__proto__', 'constructor'])
      expect((await call('getExamplePhoneNumber', { regionCode })).payload).toEqual({});
  });

  it('starts and submits One Tap', async () => {
    const call = await openFrame();
    const { payload } = await call('oneTapStart', { publicToken: public_token });
    const started = payload as Record<string, string>;
    expect(started).toEqual({
      requestId: expect.stringMatching(/^request-id-/) as string,
      googleClientId: expect.stringMatching(/^project-test-sandbox/) as string,
      stytchCsrfToken: expect.stringMatching(/^[\w-]{43}$/) as string,
      oauthCallbackId: expect.any(String) as string,
    });
    const idToken = await oneTapOf(sandbox.current).choose(started['googleClientId'] ?? '');
    const given = {
      publicToken: public_token,
      idToken,
      oauthCallbackID: started['oauthCallbackId'],
      loginRedirectURL: `${PAGE}/in`,
      signupRedirectURL: `${PAGE}/new`,
    };
    const done = await call('oneTapSubmit', given);
    expect(done.payload).toEqual({
      redirect_url: expect.stringContaining(`${PAGE}/new?stytch_token_type=oauth`) as string,
    });
    const again = await call('oneTapSubmit', given);
    expect(again).toMatchObject({
      success: false,
      error: { name: 'Error', message: expect.stringContaining('404') as string },
    });
  });

  it('an API error keeps its fields and its name', async () => {
    await oneTapOf(sandbox.current).settings({ one_tap: { failure: 'oauth_config_not_found' } });
    const call = await openFrame();
    expect(await call('oneTapStart', { publicToken: public_token })).toMatchObject({
      success: false,
      error: {
        name: 'StytchAPIError',
        status_code: 404,
        error_type: 'oauth_config_not_found',
        message: expect.stringContaining('oauth_config_not_found') as string,
      },
    });
  });

  it('a call without its argument answers an error with a message', async () => {
    const call = await openFrame();
    expect(await call('parsedPhoneNumber')).toMatchObject({ success: false, error: { name: 'TypeError' } });
    const wrong = await call('parsedPhoneNumber', { phoneNumber: 1 });
    expect(wrong).toMatchObject({ success: false, error: { name: 'Error' } });
  });
});
