import { loadBootstrap } from '../src/sagas/bootstrap';
import { fork } from '../src/sagas/effects';
import { restoreSession } from '../src/sagas/session/sessionSync';
import { bootstrap, createFakeServices, data, type FakeServices, type Provider } from './fakeServices';
import { createClientOf } from './sagas';

export const pair = (name: string) => ({
  code_verifier: `${name}-verifier`,
  code_challenge: `${name}-challenge`,
});

/** A client of a project that requires PKCE for links and resets, or does not. */
export function linkProject(
  pkce: boolean,
  provider: Provider = () => data({}),
  prepare?: (services: FakeServices) => void,
) {
  const services = createFakeServices({
    provider: (call) =>
      call.route.startsWith('GET /projects')
        ? bootstrap({ pkce_required_for_email_magic_links: pkce, pkce_required_for_password_resets: pkce })
        : provider(call),
  });
  prepare?.(services);
  const client = createClientOf(services);
  client.runRoot(function* () {
    yield* restoreSession();
    yield* fork(loadBootstrap);
  });
  const bodies = (route: string) => services.callsTo(route).map(({ body }) => body);
  return { ...client, services, bodies, linkProblem: () => client.store.getState().client.linkProblem };
}
