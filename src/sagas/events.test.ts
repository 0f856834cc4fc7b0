import { answer, createFakeServices, data } from '../../tests/fakeServices';
import { createClientOf, rememberSession, startClientOf } from '../../tests/sagas';
import { holdTime } from '../../tests/time';
import type { ClientOptions } from '../domain/config/clientOptions';
import { pageHidden } from '../store/client';
import { logEvent, sendEvents } from './events';

const ROUTE = 'POST /events';
interface Logged {
  telemetry: Record<string, unknown>;
  event: { event_name: string; details: Record<string, unknown>; public_token: string };
}

beforeEach(holdTime);
afterEach(() => {
  jest.useRealTimers();
});

function setUp(events?: ClientOptions['events'], provider = () => data({})) {
  const services = createFakeServices({ options: { events }, provider });
  const client = createClientOf(services);
  const task = client.runRoot(sendEvents);
  const batches = () => services.callsTo(ROUTE).map(({ body }) => body as unknown as Logged[]);
  const names = () => batches().map((batch) => batch.map(({ event }) => event.event_name));
  const log = (...logged: string[]) =>
    Promise.all(logged.map((name) => client.run(() => logEvent(name, { name }))));
  return { ...client, services, task, batches, names, log };
}
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `event_${index + 1}`);

describe('§9 Event batching', () => {
  it('sends the events of 800 ms after the first, in order', async () => {
    const { log, names } = setUp();
    await log('one');
    await jest.advanceTimersByTimeAsync(799);
    await log('two');
    expect(names()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(names()).toEqual([['one', 'two']]);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(names()).toHaveLength(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('sends 15 events at once, and keeps the rest', async () => {
    const { log, names } = setUp();
    await log(...numbered(14));
    await jest.advanceTimersByTimeAsync(0);
    expect(names()).toEqual([]);
    await log('event_15', 'event_16');
    await jest.advanceTimersByTimeAsync(0);
    expect(names()).toEqual([numbered(15)]);
    await jest.advanceTimersByTimeAsync(800);
    expect(names()).toEqual([numbered(15), ['event_16']]);
  });

  it('sends the events after a full batch 800 ms after the first of them', async () => {
    const { log, names } = setUp();
    await log('event_1');
    await jest.advanceTimersByTimeAsync(700);
    await log(...numbered(15).slice(1), 'one');
    await jest.advanceTimersByTimeAsync(799);
    expect(names()).toEqual([numbered(15)]);
    await jest.advanceTimersByTimeAsync(1);
    expect(names()).toEqual([numbered(15), ['one']]);
  });

  it('uses the host’s batch size and wait', async () => {
    const { log, names } = setUp({ batchSize: 2, batchIntervalMs: 100 });
    await log('one');
    await jest.advanceTimersByTimeAsync(99);
    expect(names()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    await log('two', 'three', 'four');
    await jest.advanceTimersByTimeAsync(0);
    expect(names()).toEqual([['one'], ['two', 'three']]);
    await jest.advanceTimersByTimeAsync(100);
    expect(names()).toEqual([['one'], ['two', 'three'], ['four']]);
  });

  it('sends each event by itself with a batch size of 1, and none twice', async () => {
    const { log, names } = setUp({ batchSize: 1 });
    await log('one', 'two');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(names()).toEqual([['one'], ['two']]);
  });

  it('redacts with the redact function of the options too', async () => {
    const { log, batches } = setUp({
      redact: (event) => (event.event_name === 'one' ? null : { ...event, details: {} }),
    });
    await log('one', 'two');
    await jest.advanceTimersByTimeAsync(800);
    expect(batches().map((batch) => batch.map(({ event }) => [event.event_name, event.details]))).toEqual([
      [['two', {}]],
    ]);
  });

  it('sends 50 events as three full batches and the remaining events', async () => {
    const { log, names } = setUp();
    await log(...numbered(50));
    await jest.advanceTimersByTimeAsync(800);
    expect(names().map((batch) => batch.length)).toEqual([15, 15, 15, 5]);
    expect(names().flat()).toEqual(numbered(50));
  });

  it('sends pending events when the page is hidden, and no empty batch', async () => {
    const { log, names, store } = setUp();
    store.dispatch(pageHidden());
    await log('one');
    store.dispatch(pageHidden());
    await jest.advanceTimersByTimeAsync(0);
    expect(names()).toEqual([['one']]);
    store.dispatch(pageHidden());
    await log('two');
    await jest.advanceTimersByTimeAsync(800);
    expect(names()).toEqual([['one'], ['two']]);
  });

  it('sends each batch once: a failed one is not repeated, and the next ones are sent', async () => {
    const { log, names, services } = setUp(true, () => answer(500, ''));
    await log('one');
    await jest.advanceTimersByTimeAsync(800);
    await log('two');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(names()).toEqual([['one'], ['two']]);
    expect(services.errors).toEqual([]);
  });

  it('sends without credentials and with keepalive', async () => {
    const { log, services, batches } = setUp();
    rememberSession(services);
    await log('one');
    await jest.advanceTimersByTimeAsync(800);
    const [{ request } = services.calls[0]!] = services.callsTo(ROUTE);
    expect(request).toMatchObject({ credentials: 'same-origin', keepalive: true });
    expect(Object.keys(request.headers)).toEqual(['Content-Type']);
    expect(batches()[0]?.[0]).toMatchObject({
      event: { event_name: 'one', public_token: services.publicToken, details: { name: 'one' } },
      telemetry: { app: { identifier: 'pricerx.example' }, stytch_session_id: 'session-1' },
    });
  });
});

describe('§7 Events: the host’s filter', () => {
  it('sends nothing when switched off', async () => {
    const { log, names } = setUp(false);
    await log(...numbered(20));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(names()).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('sends what the redaction returns', async () => {
    const { log, batches } = setUp((event) =>
      event.event_name === 'dropped' ? null : { ...event, details: {} },
    );
    await log('dropped', 'kept');
    await jest.advanceTimersByTimeAsync(800);
    expect(
      batches()
        .flat()
        .map(({ event }) => event),
    ).toEqual([expect.objectContaining({ event_name: 'kept', details: {} })]);
  });

  it('drops an event whose redaction throws, and sends the others', async () => {
    const { log, names, services } = setUp((event) => {
      if (event.event_name === 'bad') throw new TypeError('their bug');
      return event;
    });
    await log('one', 'bad', 'two');
    await jest.advanceTimersByTimeAsync(800);
    expect(names()).toEqual([['one', 'two']]);
    expect(services.errors).toEqual([expect.stringContaining('their bug')]);
  });
});

describe('§7 Events: the client', () => {
  it('logs that it was made, and nothing about the visitor', async () => {
    const services = createFakeServices();
    const client = startClientOf(services);
    await jest.advanceTimersByTimeAsync(800);
    expect(services.callsTo(ROUTE).map(({ body }) => body)).toEqual([
      [
        expect.objectContaining({
          event: expect.objectContaining({ event_name: 'sdk_instance_instantiated' }) as unknown,
        }),
      ],
    ]);
    client.stop();
  });

  it('sends its events when the page is left', async () => {
    const services = createFakeServices();
    const client = startClientOf(services);
    window.dispatchEvent(new Event('pagehide'));
    await jest.advanceTimersByTimeAsync(0);
    expect(services.callsTo(ROUTE)).toHaveLength(1);
    client.stop();
  });
});
