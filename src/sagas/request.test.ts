import { createFakeServices, data } from '../../tests/fakeServices';
import { createClientOf, rememberSession } from '../../tests/sagas';
import { loadBootstrap } from './bootstrap';
import type { SagaGenerator } from './effects';
import { logEvent, sendEvents } from './events';
import { checkPasswordStrength } from './resources/passwords';
import { fetchUser } from './resources/users';
import { authenticateSession } from './session/sessions';

/** Starts an operation whose call stays without an answer, and drops it. */
async function drop(operation: () => SagaGenerator<unknown>) {
  const services = createFakeServices({ provider: () => new Promise(() => undefined) });
  rememberSession(services);
  const client = createClientOf(services);
  const task = client.runRoot(operation);
  await Promise.resolve();
  expect(services.calls).toHaveLength(1);
  const { signal } = services.calls[0]!.request;
  expect(signal?.aborted).toBe(false);
  task.cancel();
  return signal?.aborted;
}

function* sendOneEvent(): SagaGenerator<void> {
  yield* sendEvents();
  yield* logEvent('one', {});
}

describe('§8 Network and API: a dropped operation', () => {
  it.each([
    ['a strength check with its password', () => checkPasswordStrength({ password: 'Drei Äpfel' })],
    ['a confirmation of the session', () => authenticateSession({})],
  ])('aborts its request: %s', async (_, operation) => {
    expect(await drop(operation)).toBe(true);
  });

  it.each([
    ['a read that others may share', fetchUser],
    ['the project’s settings', loadBootstrap],
  ])('does not abort %s', async (_, operation) => {
    expect(await drop(operation)).toBe(false);
  });

  it('does not abort the event log, which outlives the page', async () => {
    const services = createFakeServices({
      options: { events: { batchSize: 1 } },
      provider: () => new Promise(() => undefined),
    });
    const client = createClientOf(services);
    const task = client.runRoot(sendOneEvent);
    await Promise.resolve();
    const [call] = services.callsTo('POST /events');
    task.cancel();
    expect(call?.request.signal?.aborted).toBe(false);
  });

  it('an answer that comes in time is returned', async () => {
    const client = createClientOf(createFakeServices({ provider: () => data({ valid_password: true }) }));
    const result = await client.run(() => checkPasswordStrength({ password: 'Drei Äpfel' }));
    expect(result.data).toMatchObject({ valid_password: true });
  });
});
