import { resolveEndpoints } from '../../domain/config/clientOptions';
import { createProtection } from './protection';

const TOKEN = 'public-token-test-1';
const ON = { enabled: true, siteKey: 'site key' } as const;
const page = globalThis as { grecaptcha?: unknown; GetTelemetryID?: unknown };
const nothing = () => undefined;
const never = () => new Promise(() => undefined);

function setUp() {
  const warnings: string[] = [];
  const protection = createProtection(TOKEN, resolveEndpoints(TOKEN, {}), (message) =>
    warnings.push(message),
  );
  return { ...protection, warnings };
}
const scripts = () => [...document.head.querySelectorAll('script')];
/** Dispatches `load` or `error` at the requested script; `offers` defines its globals. */
async function settleScript(happens: 'load' | 'error' | 'nothing', offers: () => void = nothing) {
  await jest.advanceTimersByTimeAsync(0);
  if (happens === 'load') offers();
  if (happens !== 'nothing') scripts().at(-1)?.dispatchEvent(new Event(happens));
  await jest.advanceTimersByTimeAsync(8_000);
}
const recaptcha = (execute: unknown, ready: unknown = (run: () => void) => run()) => {
  page.grecaptcha = { enterprise: { ready, execute } };
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
  document.head.replaceChildren();
  delete page.grecaptcha;
  delete page.GetTelemetryID;
});

describe('§4 Bot protection: the captcha script', () => {
  it('loads no script when the captcha is off', async () => {
    const { captcha, warnings } = setUp();
    expect(await captcha.token({ enabled: false })).toBeUndefined();
    expect([scripts().length, warnings]).toEqual([0, []]);
  });

  it('gives a fresh token each time from one script', async () => {
    const execute = jest.fn().mockResolvedValueOnce('one').mockResolvedValueOnce('two');
    const { captcha, warnings } = setUp();
    const first = captcha.token(ON);
    await settleScript('load', () => recaptcha(execute));
    expect(scripts()[0]?.src).toBe('https://www.google.com/recaptcha/enterprise.js?render=site%20key');
    expect([await first, await captcha.token(ON)]).toEqual(['one', 'two']);
    expect(execute).toHaveBeenCalledWith('site key', { action: 'LOGIN' });
    expect([scripts().length, warnings]).toEqual([1, []]);
  });

  it.each<[string, 'load' | 'error' | 'nothing', () => void]>([
    ['is blocked', 'error', nothing],
    ['never comes', 'nothing', nothing],
    ['loads, but defines nothing', 'load', nothing],
    ['is never ready', 'load', () => recaptcha(never, () => undefined)],
    ['never answers', 'load', () => recaptcha(never)],
    ['refuses the site key', 'load', () => recaptcha(() => Promise.reject(new Error('Invalid site key')))],
    [
      'throws at once',
      'load',
      () =>
        recaptcha(() => {
          throw new TypeError('broken');
        }),
    ],
    [
      'throws a value that is not an Error',
      'load',
      () => recaptcha(() => Promise.reject(null as unknown as Error)),
    ],
  ])('gives no token and one warning when the script %s', async (_, happens, offers) => {
    const { captcha, warnings } = setUp();
    const token = captcha.token(ON);
    await settleScript(happens, offers);
    expect(await token).toBeUndefined();
    expect(warnings).toEqual([expect.stringContaining('captcha')]);
  });

  it('loads the script again after a failure', async () => {
    const { captcha } = setUp();
    const failed = captcha.token(ON);
    await settleScript('error');
    await failed;
    const again = captcha.token(ON);
    await settleScript('load', () => recaptcha(() => Promise.resolve('token')));
    expect(await again).toBe('token');
  });
});

describe('§4 Bot protection: a captcha script that hangs', () => {
  it('gives up after 2.5 s, and loads the script from another address for the next token', async () => {
    const { captcha } = setUp();
    const done = jest.fn();
    void captcha.token(ON).then(done);
    await jest.advanceTimersByTimeAsync(2_499);
    expect(done).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledWith(undefined);

    const again = captcha.token(ON);
    await jest.advanceTimersByTimeAsync(0);
    expect(scripts().at(-1)?.src).toMatch(/\?render=site%20key&retry=1$/);
    await settleScript('load', () => recaptcha(() => Promise.resolve('token')));
    expect(await again).toBe('token');
  });
});

describe('§4 Bot protection: the telemetry script', () => {
  it('asks the script for an id with the public token and the submit address', async () => {
    const getId = jest.fn().mockResolvedValueOnce('one').mockResolvedValueOnce('two');
    const { telemetry, warnings } = setUp();
    const first = telemetry.id();
    await settleScript('load', () => (page.GetTelemetryID = getId));
    expect([await first, await telemetry.id()]).toEqual(['one', 'two']);
    expect(getId).toHaveBeenCalledWith(TOKEN, 'https://telemetry.stytch.com/submit');
    expect(scripts().map(({ src }) => src)).toEqual(['https://elements.stytch.com/telemetry.js']);
    expect(warnings).toEqual([]);
  });

  it.each<[string, 'load' | 'error' | 'nothing', () => void]>([
    ['is blocked', 'error', nothing],
    ['never comes', 'nothing', nothing],
    ['loads, but defines nothing', 'load', nothing],
    ['never answers', 'load', () => (page.GetTelemetryID = never)],
    ['rejects', 'load', () => (page.GetTelemetryID = () => Promise.reject(new Error('no')))],
    [
      'throws at once',
      'load',
      () => {
        page.GetTelemetryID = () => {
          throw new TypeError('broken');
        };
      },
    ],
  ])('gives no id and one warning when the script %s', async (_, happens, offers) => {
    const { telemetry, warnings } = setUp();
    const id = telemetry.id();
    await settleScript(happens, offers);
    expect(await id).toBeUndefined();
    expect(warnings).toEqual([expect.stringContaining('telemetry')]);
  });

  it('gives up after 2.5 s', async () => {
    const { telemetry } = setUp();
    const done = jest.fn();
    void telemetry.id().then(done);
    await jest.advanceTimersByTimeAsync(2_499);
    expect(done).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledWith(undefined);
    await jest.advanceTimersByTimeAsync(5_000);
  });
});
