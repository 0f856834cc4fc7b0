import { createFakeServices } from '../../../tests/fakeServices';
import { confirmed, REFRESH, rememberSession, startClientOf, visitorAt } from '../../../tests/sagas';
import { holdTime } from '../../../tests/time';
import { SESSION_REFRESH_INTERVAL_MS } from '../../domain/constants';
import { authenticateSession, clearSession } from './sessions';

beforeEach(holdTime);
afterEach(() => {
  jest.useRealTimers();
});

const MINUTES = { session_duration_minutes: 45 };

function browser(keepSessionAlive: boolean) {
  const services = createFakeServices({
    options: { keepSessionAlive },
    provider: ({ at }) => confirmed(at, services.storage.visitor.read()?.session.session_id),
  });
  rememberSession(services);
  /** Opens a page in the browser. The page confirms the session. */
  const open = async () => {
    const client = startClientOf(services);
    await jest.advanceTimersByTimeAsync(1_000);
    return client;
  };
  const lastBody = () => services.callsTo(REFRESH).at(-1)?.body;
  return { services, open, lastBody };
}

describe('§4 Session lifecycle: keepSessionAlive', () => {
  it.each([
    [false, {}],
    [true, MINUTES],
  ])('%s: a refresh sends %j', async (keepSessionAlive, body) => {
    const { open, lastBody } = browser(keepSessionAlive);
    const { run, stop } = await open();
    await run(() => authenticateSession(MINUTES));
    await jest.advanceTimersByTimeAsync(SESSION_REFRESH_INTERVAL_MS);
    expect(lastBody()).toEqual(body);
    stop();
  });

  it('still extends the session after a confirmation that did not', async () => {
    const { open, lastBody } = browser(true);
    const { run, stop } = await open();
    await run(() => authenticateSession(MINUTES));
    await run(() => authenticateSession({}));
    expect(lastBody()).toEqual({});
    await jest.advanceTimersByTimeAsync(SESSION_REFRESH_INTERVAL_MS);
    expect(lastBody()).toEqual(MINUTES);
    stop();
  });

  it('uses the same duration after a reload', async () => {
    const { services, open, lastBody } = browser(true);
    const first = await open();
    await first.run(() => authenticateSession(MINUTES));
    first.stop();
    services.calls.length = 0;
    const second = await open();
    expect(lastBody()).toEqual(MINUTES);
    second.stop();
  });

  it('does not extend another session, which has no stored duration', async () => {
    const { services, open, lastBody } = browser(true);
    const first = await open();
    await first.run(() => authenticateSession(MINUTES));
    first.stop();
    services.calls.length = 0;
    services.storage.visitor.write(visitorAt(0, 'session-2'));
    const second = await open();
    expect(lastBody()).toEqual({});
    second.stop();
  });

  it('is deleted from storage when the session ends', async () => {
    const { services, open } = browser(true);
    const { run, stop } = await open();
    await run(() => authenticateSession(MINUTES));
    const kept = () => [...services.browser.stored.keys()].some((key) => key.endsWith('::duration'));
    expect(kept()).toBe(true);
    await run(clearSession);
    expect(kept()).toBe(false);
    stop();
  });
});
