import {
  answer,
  apiError,
  bootstrap,
  createFakeServices,
  hang,
  offline,
  type Provider,
} from '../../tests/fakeServices';
import { createClientOf } from '../../tests/sagas';
import { holdTime } from '../../tests/time';
import { selectBootstrap } from '../api/endpoints/bootstrap';
import { DEFAULT_BOOTSTRAP } from '../domain/bootstrap';
import type { RawBootstrap } from '../domain/entities';
import { loadBootstrap, settledBootstrap } from './bootstrap';

const ROUTE = 'GET /projects/bootstrap/public-token-test-1';

beforeEach(() => {
  holdTime();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  jest.useRealTimers();
});

function load(provider: Provider, known?: Partial<typeof DEFAULT_BOOTSTRAP>) {
  const services = createFakeServices({ provider });
  if (known) services.storage.bootstrap.write({ ...DEFAULT_BOOTSTRAP, ...known });
  const client = createClientOf(services);
  const start = performance.now();
  const task = client.runRoot(loadBootstrap);
  return {
    ...client,
    services,
    task,
    times: () => services.callsTo(ROUTE).map(({ at }) => Math.round(at - start)),
    shown: () => selectBootstrap(client.store.getState()),
    settled: () => client.store.getState().client.bootstrapSettled,
  };
}
const named = (project_name: string, fields: Partial<RawBootstrap> = {}) =>
  bootstrap({ project_name, ...fields });

describe('§3 Bootstrap: cached and fetched settings', () => {
  it('uses the settings cached in this browser until the provider answers', async () => {
    const { shown, settled, services, times } = load(
      async (call) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        return call.route === ROUTE ? named('New') : answer(500, '');
      },
      { projectName: 'Old' },
    );
    await jest.advanceTimersByTimeAsync(0);
    expect([shown().projectName, settled()]).toEqual(['Old', false]);
    await jest.advanceTimersByTimeAsync(500);
    expect([shown().projectName, settled()]).toEqual(['New', true]);
    expect(services.storage.bootstrap.read()?.projectName).toBe('New');
    await jest.advanceTimersByTimeAsync(600_000);
    expect(times()).toEqual([0]);
  });

  it('uses the defaults until the provider answers when nothing is cached', async () => {
    const { shown } = load(hang);
    await jest.advanceTimersByTimeAsync(100);
    expect(shown()).toEqual(DEFAULT_BOOTSTRAP);
  });

  it('sends one call with the token in its path', async () => {
    const { services } = load(() => named('PriceRx'));
    await jest.advanceTimersByTimeAsync(0);
    expect(services.calls.map(({ route }) => route)).toEqual([ROUTE]);
  });

  it.each<[string, Provider]>([
    ['500', () => apiError(500, 'internal_server_error')],
    ['no network', offline],
    ['an answer that is not JSON', () => answer(200, '<html>')],
  ])('keeps the cached settings after a failure (%s), and warns', async (_, provider) => {
    const { shown, settled, services, task } = load(provider, { projectName: 'Old' });
    await jest.advanceTimersByTimeAsync(0);
    expect([shown().projectName, settled()]).toEqual(['Old', true]);
    expect(services.warnings).toEqual([expect.stringContaining('settings')]);
    expect(services.storage.bootstrap.read()?.projectName).toBe('Old');
    task.cancel();
  });

  it('gives up a call without an answer after 9 s', async () => {
    const { settled, task } = load(hang);
    await jest.advanceTimersByTimeAsync(8_999);
    expect(settled()).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(settled()).toBe(true);
    task.cancel();
  });

  it.each<[string, Partial<RawBootstrap>, unknown[]]>([
    ['warns the developer of a B2B project', { vertical: 'B2B' }, [expect.stringContaining('B2B')]],
    ['does not warn of a consumer project', { vertical: 'CONSUMER' }, []],
  ])('%s', async (_, fields, errors) => {
    const { services } = load(() => named('PriceRx', fields));
    await jest.advanceTimersByTimeAsync(0);
    expect(services.errors).toEqual(errors);
  });
});

describe('§9 Data-fetching: retry of the bootstrap', () => {
  it('repeats after 5 s, then by the backoff, until it succeeds', async () => {
    let calls = 0;
    const { times, shown } = load(() => ((calls += 1) < 5 ? apiError(503, 'busy') : named('PriceRx')));
    await jest.advanceTimersByTimeAsync(10 * 60_000);
    expect(times()).toEqual([0, 5_000, 9_000, 17_000, 33_000]);
    expect(shown().projectName).toBe('PriceRx');
  });

  it('waits longer when the provider asks for it', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    const { times, task } = load(() => apiError(429, 'too_many_requests', { 'Retry-After': '60' }));
    await jest.advanceTimersByTimeAsync(125_000);
    expect(times()).toEqual([0, 60_000, 120_000]);
    task.cancel();
  });

  it.each<[string, Provider]>([
    ['an unknown token', () => apiError(401, 'unauthorized_credentials')],
    ['a malformed call', () => answer(400, '{"params":[]}', { 'Content-Type': 'application/json' })],
  ])('does not repeat an error that a retry cannot change: %s', async (_, provider) => {
    const { times, settled } = load(provider);
    await jest.advanceTimersByTimeAsync(10 * 60_000);
    expect([times(), settled()]).toEqual([[0], true]);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('§3 Bootstrap: waiting for fetched settings', () => {
  it('waits for the first answer only', async () => {
    const { run } = load(async () => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      return named('PriceRx');
    });
    const received = jest.fn();
    void run(settledBootstrap).then(({ projectName }) => received(projectName));
    await jest.advanceTimersByTimeAsync(499);
    expect(received).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(received).toHaveBeenCalledWith('PriceRx');
    expect((await run(settledBootstrap)).projectName).toBe('PriceRx');
  });
});
