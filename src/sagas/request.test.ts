import { apiError, createFakeServices, data } from '../../tests/fakeServices';
import { createClientOf, rememberSession } from '../../tests/sagas';
import { api } from '../api/api';
import { UNREACHABLE } from '../domain/errors/errors';
import { loadBootstrap } from './bootstrap';
import type { SagaGenerator } from './effects';
import { logEvent, sendEvents } from './events';
import { mutate } from './request';
import { startOAuthLogout } from './resources/idp';
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

describe('§8 Network and API: an answer that cannot be used', () => {
  const LOGOUT = { client_id: 'app-1', post_logout_redirect_uri: 'https://app.example', state: 's' };
  const logout = (answered: ReturnType<typeof data>) =>
    createClientOf(createFakeServices({ provider: () => answered })).run(() => startOAuthLogout(LOGOUT));

  it.each([
    [{}],
    [{ consent_required: true }],
    [{ redirect_uri: 'https://app.example' }],
    [{ consent_required: true, redirect_uri: null }],
  ])('is an error when it lacks a field that the next step needs: %j', async (fields) => {
    expect((await logout(data(fields))).error).toEqual({
      kind: 'unreachable',
      id: 'error.invalidJson',
      message: 'Invalid JSON response from our servers.',
    });
  });

  it('is returned when it has all of them, also a false one', async () => {
    const fields = { consent_required: false, redirect_uri: 'https://app.example' };
    expect((await logout(data(fields))).data).toMatchObject(fields);
  });

  it('is the provider’s error when it is one', async () => {
    const { error } = await logout(apiError(400, 'invalid_client'));
    expect(error).toMatchObject({ kind: 'api', error_type: 'invalid_client' });
  });

  it('is a network error for the caller when reading it throws', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { endpoints } = api.injectEndpoints({
      endpoints: (build) => ({
        unreadable: build.mutation<object, void>({
          query: () => ({ method: 'POST', path: '/unreadable' }),
          transformResponse: () => {
            throw new TypeError('a bug');
          },
        }),
      }),
    });
    const { error } = await createClientOf(createFakeServices()).run(() =>
      mutate(endpoints.unreadable, undefined),
    );
    expect(error).toBe(UNREACHABLE);
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });
});
