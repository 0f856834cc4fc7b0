import { tokenDigest } from '../src/domain/session/tokenDigest';
import type { Visitor } from '../src/domain/session/visitor';
import type { SagaGenerator } from '../src/sagas/effects';
import { rootSaga } from '../src/sagas/root';
import { sessionRefresh } from '../src/sagas/session/sessionRefresh';
import { restoreSession } from '../src/sagas/session/sessionSync';
import { supervise } from '../src/sagas/supervise';
import { createStore } from '../src/store/createStore';
import { answer, createFakeServices, data, type FakeServices, type Provider } from './fakeServices';
import { makeAnswer, makeVisitor } from './data/visitors';

/** The provider's clock, independent of the device's clock. */
const SERVER_START = Date.parse('2030-01-01T00:00:00Z');
export const serverTime = (ms: number): string => new Date(SERVER_START + ms).toISOString();

/** The visitor in the provider's answer to a request `at` milliseconds after the provider's start. */
export const visitorAt = (at: number, sessionId = 'session-1'): Visitor =>
  makeVisitor({
    session_id: sessionId,
    last_accessed_at: serverTime(at),
    expires_at: serverTime(at + 30 * 60_000),
  });

/** A confirmed session. */
export const confirmed = (at: number, sessionId?: string, token?: string) =>
  data(makeAnswer(visitorAt(at, sessionId), token));

export const REFRESH = 'POST /sessions/authenticate';

/** Of the tokens that `rememberSession` stores. */
export const DIGESTS = { tokenDigest: tokenDigest('token'), jwtDigest: tokenDigest('token.jwt') };

/** Writes the stored values of an earlier visit. */
export function rememberSession({ storage }: FakeServices): void {
  storage.tokens.write({ session_token: 'token', session_jwt: 'token.jwt' }, 1_800);
  storage.refresh.write({ tab: '', at: 0, ...DIGESTS });
  storage.visitor.write(visitorAt(-60_000));
}

export interface RunningClient extends ReturnType<typeof createStore> {
  services: FakeServices;
  /** Runs an operation, as a client's method does. */
  run<T>(operation: () => SagaGenerator<T>): Promise<T>;
  stop(): void;
}

/** A store without sagas of its own. */
export function createClientOf(services: FakeServices): RunningClient {
  const clientStore = createStore(services);
  return {
    ...clientStore,
    services,
    run: <T>(operation: () => SagaGenerator<T>) => clientStore.runRoot(operation).toPromise() as Promise<T>,
    stop: () => undefined,
  };
}

/** The sagas that run for the life of a client. */
export function startClientOf(services: FakeServices): RunningClient {
  const client = createClientOf(services);
  const refresh = () => supervise(sessionRefresh);
  const tasks = [rootSaga, refresh].map((saga) => client.runRoot(saga));
  return { ...client, stop: () => tasks.forEach((task) => task.cancel()) };
}

/** Starts a client with a remembered session. The provider answers its refreshes with `refresh`. */
export function startWithCachedSession(refresh: Provider) {
  const start = performance.now();
  const services = createFakeServices({
    provider: (call) => (call.route === REFRESH ? refresh(call) : answer(503, '')),
  });
  rememberSession(services);
  const client = startClientOf(services);
  return {
    ...client,
    times: () => services.callsTo(REFRESH).map(({ at }) => Math.round(at - start)),
    session: () => client.store.getState().session,
  };
}

/** A signed-in client. The provider answers `answerMs` after a call; `settle` lets `settleMs` pass. Needs `holdTime`. */
export async function signedInClient(
  provider: Provider,
  { answerMs = 100, settleMs = answerMs }: { answerMs?: number; settleMs?: number } = {},
) {
  const services = createFakeServices({
    provider: async (call) => {
      await new Promise((resolve) => setTimeout(resolve, answerMs));
      return provider(call);
    },
  });
  rememberSession(services);
  const client = createClientOf(services);
  await client.run(restoreSession);
  const settle = async <T>(result: Promise<T>): Promise<T> => {
    await jest.advanceTimersByTimeAsync(settleMs);
    return result;
  };
  return { ...client, settle };
}
